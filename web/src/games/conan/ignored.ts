// Fields of the view that this board does not draw.
import type { ConanView } from "../../generated/conan";
import type { Why } from "../why";

export const ignored: { ConanView: Why<ConanView> } = {
  ConanView: { seat: "the desk says whose screen it is" },
};
