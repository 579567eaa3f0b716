// What this board does not draw of its view.
import type { ConanView, Unit } from "../../generated/conan";
import type { Why } from "../why";

export const ignored: { ConanView: Why<ConanView>; Unit: Why<Unit> } = {
  ConanView: { seat: "the desk says whose screen it is" },
  Unit: { zone: "each zone names the figures that stand there" },
};
