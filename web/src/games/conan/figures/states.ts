// What is drawn of a figure's state at a table: whose it is, its life, its tokens and states.
import type { ConanView, Mark } from "../../../generated/conan";
import { heroLook, unitLook, type Look } from "./look";

export type Drawn = {
  look: Look;
  acted: boolean;
  resting: boolean;
  carrying: boolean;
  bound: boolean;
  statue: boolean;
  halo: boolean;
};

const BINDING: Mark[] = ["held", "stilled", "web"];

export function lookOf(view: ConanView, figure: string): Drawn {
  const place = view.heroes.findIndex((hero) => hero.hero === figure);
  const hero = view.heroes[place];
  const unit = view.units.find((each) => each.figure === figure);
  const marks = hero?.marks ?? unit?.marks ?? [];
  const leader = view.heroes.findIndex((each) => each.hero === unit?.leader);
  const life = unit?.life ?? 1;
  const [most, ally] = [unit?.most_life ?? life, unit?.ally ?? false];
  return {
    look: hero ? heroLook(figure, place) : unitLook(figure, { life, most, ally, leader }),
    acted: marks.includes("acted"),
    resting: hero !== undefined && !hero.active,
    carrying: marks.includes("carrying"),
    bound: marks.some((mark) => BINDING.includes(mark)),
    statue: view.petrified.includes(figure),
    halo: marks.includes("halo"),
  };
}
