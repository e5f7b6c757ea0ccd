/** An answer, or one sentence for the user on why there is none. */
export type Outcome<T> = { ok: true; value: T } | { ok: false; reason: string };

export const answer = <T>(value: T): Outcome<T> => ({ ok: true, value });

export const noAnswer = (reason: string): Outcome<never> => ({ ok: false, reason });

/** Finite and more than 0. */
export const isPositive = (value: number): boolean => Number.isFinite(value) && value > 0;

/** Finite and 0 or more. */
export const isZeroOrMore = (value: number): boolean => Number.isFinite(value) && value >= 0;

/** A finite length above 0 inches. @param name starts the reason: `Text caliper` */
export function checkLength(name: string, inches: number): Outcome<number> {
  return isPositive(inches) ? answer(inches) : noAnswer(`${name} must be more than 0 in.`);
}
