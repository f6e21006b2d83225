/** Layout units are smaller, and their sums are rounded. */
const SAME_PX = 0.1;

/** Whether two lengths are the same for a layout; what is not known is the same as nothing. */
export const isSamePx = (one = NaN, other = NaN): boolean => Math.abs(one - other) < SAME_PX;
