import { noAnswer, type Outcome, isPositive, isZeroOrMore } from '../figures/outcome.ts';

export interface PrintJob {
  quantity: number;
  /** Flat trim size, inches. */
  widthIn: number;
  heightIn: number;
  bleedIn: number;
  stock: { gsm: number; caliperIn: number };
  /** Names, codes or images that change per piece. */
  hasVariableData?: boolean;
  /** The job or a printed proof is needed immediately. */
  isNeededNow?: boolean;
  /** Spot, metallic or white ink. */
  hasSpecialInk?: boolean;
  hasLargeSolids?: boolean;
  isTextured?: boolean;
  /** Whether the page divides the web's cutoff; undefined until a web printer was asked. */
  fitsCutoff?: boolean | undefined;
}

/** @returns undefined for a valid job */
export function checkJob(job: PrintJob): Outcome<never> | undefined {
  if (!Number.isInteger(job.quantity) || job.quantity < 1) {
    return noAnswer('Quantity must be a whole number, 1 or more.');
  }
  if (!isPositive(job.widthIn) || !isPositive(job.heightIn)) {
    return noAnswer('Width and height must be more than 0 in.');
  }
  if (!isZeroOrMore(job.bleedIn)) return noAnswer('Bleed must be 0 in or more.');
  if (!isPositive(job.stock.gsm) || !isPositive(job.stock.caliperIn)) {
    return noAnswer('Stock weight and caliper must be more than 0.');
  }
  return undefined;
}
