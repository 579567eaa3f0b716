/** Fields of a part of a view that its board does not draw, each with the reason. */
export type Why<Part> = Partial<Record<keyof Part, string>>;
