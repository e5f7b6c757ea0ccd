import { noAnswer, type Outcome, isPositive, isZeroOrMore } from '../figures/outcome.ts';

export interface PrintJob {
  quantity: number;
  /** Flat trim size, in inches. */
  widthIn: number;
  heightIn: number;
  bleedIn: number;
  stock: { gsm: number; caliperIn: number };
  /** Names, codes or pictures that change from piece to piece. */
  hasVariableData?: boolean;
  /** A printed proof, or the job itself, is needed at once. */
  isNeededNow?: boolean;
  /** Spot, metallic or white ink. */
  hasSpecialInk?: boolean;
  hasLargeSolids?: boolean;
  isTextured?: boolean;
  /** What a web printer has said of the page: it divides the cutoff, or does not; undefined while nobody was asked. */
  fitsCutoff?: boolean | undefined;
}

/** Why no press can be chosen for figures that are none; undefined where all of them are. */
export function faultOf(job: PrintJob): Outcome<never> | undefined {
  if (!Number.isInteger(job.quantity) || job.quantity < 1) {
    return noAnswer('The quantity is a whole number from 1.');
  }
  if (!isPositive(job.widthIn) || !isPositive(job.heightIn)) {
    return noAnswer('Both sides have to be more than 0 in.');
  }
  if (!isZeroOrMore(job.bleedIn)) return noAnswer('Bleed is 0 in or more.');
  if (!isPositive(job.stock.gsm) || !isPositive(job.stock.caliperIn)) {
    return noAnswer('Weight and caliper of the stock have to be more than 0.');
  }
  return undefined;
}
