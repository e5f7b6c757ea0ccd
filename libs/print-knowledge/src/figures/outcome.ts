/** A calculator's answer, or one sentence for its user on why there is none. */
export type Outcome<T> = { ok: true; value: T } | { ok: false; reason: string };

export const answer = <T>(value: T): Outcome<T> => ({ ok: true, value });

export const noAnswer = (reason: string): Outcome<never> => ({ ok: false, reason });
