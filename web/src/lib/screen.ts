// The forms of a table on a screen; the sheets say the same.
/** A phone, upright or held sideways. */
export const PHONE = "(max-width: 700px), (max-height: 500px)";
