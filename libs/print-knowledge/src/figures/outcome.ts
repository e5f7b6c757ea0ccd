/** A calculator's answer, or one sentence for its user on why there is none. */
export type Outcome<T> = { ok: true; value: T } | { ok: false; reason: string };

export const answer = <T>(value: T): Outcome<T> => ({ ok: true, value });

export const noAnswer = (reason: string): Outcome<never> => ({ ok: false, reason });

/** A length, weight or thickness that arithmetic can use: more than 0, and neither infinite nor NaN. */
export const isPositive = (measure: number): boolean => Number.isFinite(measure) && measure > 0;

/** A bleed, gutter or allowance: 0 or more, and neither infinite nor NaN. */
export const isZeroOrMore = (measure: number): boolean => Number.isFinite(measure) && measure >= 0;

/** A length that a thing can have: finite and above 0 inches. @param what opens the reason, `The caliper of the text` */
export function checkLength(what: string, inches: number): Outcome<number> {
  return isPositive(inches) ? answer(inches) : noAnswer(`${what} is a length of more than 0 in.`);
}
