import { answer, noAnswer, type Outcome } from '../figures/outcome.ts';
import { isPositive } from '../figures/positive.ts';

/** A length that a thing can have: finite and above 0 inches. @param what opens the reason, `The caliper of the text` */
export function checkLength(what: string, inches: number): Outcome<number> {
  return isPositive(inches) ? answer(inches) : noAnswer(`${what} is a length of more than 0 in.`);
}
