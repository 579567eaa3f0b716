// The drawings known so far, by our names: those of the lobby, and of each game that was loaded.
import shared from "virtual:icons";

export const icons: Record<string, string> = { ...shared };

export function addIcons(own: Record<string, string>): void {
  Object.assign(icons, own);
}
