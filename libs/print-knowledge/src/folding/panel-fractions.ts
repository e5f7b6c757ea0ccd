/**
 * Panels to 1/64 in that still add up to the flat width: narrower panels are rounded down, and the widest
 * share what is left, the first of them taking an odd 64th. None moves by more than 1/32 in.
 */
export function panelsIn64ths(widthsIn: readonly number[]): number[] {
  const whole = (inches: number) => Math.floor(inches * 64 + 1e-6);
  const widest = Math.max(...widthsIn);
  const isWidest = (inches: number) => widest - inches < 1e-9;
  const total = Math.round(widthsIn.reduce((sum, inches) => sum + inches, 0) * 64);
  const narrow = widthsIn
    .filter((inches) => !isWidest(inches))
    .reduce((sum, inches) => sum + whole(inches), 0);
  const sharers = widthsIn.filter(isWidest).length;
  const share = Math.floor((total - narrow) / sharers);
  let odd = total - narrow - share * sharers;
  return widthsIn.map((inches) => {
    if (!isWidest(inches)) return whole(inches) / 64;
    const extra = odd > 0 ? 1 : 0;
    odd -= extra;
    return (share + extra) / 64;
  });
}

/** Where the folds lie in a file, in inches from its left edge. */
export function foldPositions(widthsIn: readonly number[]): number[] {
  let at = 0;
  return widthsIn.slice(0, -1).map((width) => (at += width));
}
