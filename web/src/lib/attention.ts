// "Your turn" for somebody who looks elsewhere: the icon of the page, and the browser's own notice.
import calm from "../pearl.svg";
import dotted from "../pearl-turn.svg";
import { settings } from "./settings.svelte";

/** Show a dot in the icon of the page, or take it away. */
export function markIcon(asked: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (icon) icon.href = asked ? dotted : calm;
}

export const mayNotify = (): boolean => "Notification" in window;

/** Ask the browser's leave; only ever called by a click. Returns whether it was given. */
export async function askLeave(): Promise<boolean> {
  return mayNotify() && (await Notification.requestPermission()) === "granted";
}

/** Say so by the browser, if that is wanted and nobody looks at the page. */
export function notify(title: string, body: string, tag: string): void {
  if (!settings.notify || !document.hidden || !mayNotify()) return;
  if (Notification.permission !== "granted") return;
  const notice = new Notification(title, { body, tag, icon: dotted });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}
