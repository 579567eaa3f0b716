// Somebody at a table, for tests of what is drawn there.
import type { SeatInfo } from "../generated/messages";

export const seated = (name: string, more: Partial<SeatInfo> = {}): SeatInfo => ({
  kind: "person",
  name,
  bot: null,
  stand_in: false,
  you: true,
  connected: true,
  away: 0,
  votes: [],
  seeded: true,
  ...more,
});
