// Fields of the view that this board does not draw.
import type { ConspiracyView } from "../../generated/conspiracy";
import type { Why } from "../why";

export const ignored: { ConspiracyView: Why<ConspiracyView> } = {
  ConspiracyView: {
    seat: "the desk says whose screen it is",
    phase: "the bar above the table shows the parts of the turn",
    tie_break: "the result says what decided",
  },
};
