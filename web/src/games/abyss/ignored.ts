// Fields of the view that this board does not draw.
import type { AbyssView } from "../../generated/abyss";
import type { Why } from "../why";

export const ignored: { AbyssView: Why<AbyssView> } = {
  AbyssView: {
    seat: "the desk says whose screen it is",
    phase: "the bar above the table shows the parts of the turn",
    tie_break: "the result says what decided",
  },
};
