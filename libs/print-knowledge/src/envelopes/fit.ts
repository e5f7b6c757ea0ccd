import { answer, noAnswer, type Outcome } from '../figures/outcome.ts';
import { parseSize, type Size } from '../measure/inches.ts';
import type { Envelope } from './envelope.ts';
import { envelopes } from './envelopes.ts';

/** Inches. */
export interface Insert extends Size {
  thickness: number;
}

export interface Fit {
  envelope: Envelope;
  /** Inches left in each direction beyond the required clearance; negative if it doesn't fit. */
  spareHeight: number;
  spareWidth: number;
  fits: boolean;
  isRotated: boolean;
}

/** Inches a flat insert must be smaller than its envelope, in each direction. */
const CLEARANCE = 0.125;
/** Inches an insert may be over the maximum: a 5 × 7 in card measured as 127 × 178 mm still fits its A7. */
const TOLERANCE = 1 / 64;
/** Thickness in inches that the clearance includes. */
const COVERED_THICKNESS = 0.0625;

/** Inches an insert needs beyond its own size in each direction: 1/8 for a card, 1/4 at 3/16 in thick. */
export const allowanceFor = (thickness: number): number =>
  CLEARANCE + Math.max(0, thickness - COVERED_THICKNESS);

/** The envelope's own max insert, or 1/8 in under its size. */
function largestInsert(envelope: Envelope): Outcome<Size> {
  if (envelope.insertSize !== undefined) return parseSize(envelope.insertSize);
  const size = parseSize(envelope.size);
  if (!size.ok) return size;
  return answer({ height: size.value.height - CLEARANCE, width: size.value.width - CLEARANCE });
}

/** How an insert fits an envelope, in the orientation with more clearance. */
export function fitOf(envelope: Envelope, insert: Insert): Outcome<Fit> {
  const sides = [insert.height, insert.width, insert.thickness];
  if (!sides.every((side) => Number.isFinite(side) && side > 0)) {
    return noAnswer('Height, width and thickness must be more than 0.');
  }
  const largest = largestInsert(envelope);
  if (!largest.ok) return largest;
  const upright = placed(envelope, largest.value, insert, false);
  const rotated = placed(
    envelope,
    largest.value,
    { ...insert, height: insert.width, width: insert.height },
    true,
  );
  return answer(leastSpare(rotated) > leastSpare(upright) ? rotated : upright);
}

function placed(envelope: Envelope, largest: Size, insert: Insert, isRotated: boolean): Fit {
  const taken = allowanceFor(insert.thickness) - CLEARANCE;
  const spare = (available: number, side: number) => {
    // Rounded, because sums of typed decimals are inexact.
    const left = Math.round((available - taken - side) * 1e6) / 1e6;
    return left < 0 && left >= -TOLERANCE ? 0 : left;
  };
  const spareHeight = spare(largest.height, insert.height);
  const spareWidth = spare(largest.width, insert.width);
  return { envelope, spareHeight, spareWidth, isRotated, fits: spareHeight >= 0 && spareWidth >= 0 };
}

/** The words for an insert that leaves only the clearance that every insert needs. */
export const EXACT_FIT = 'Exact fit with standard clearance';

export const isExactFit = ({ spareHeight, spareWidth }: Fit): boolean =>
  spareHeight === 0 && spareWidth === 0;

const leastSpare = ({ spareHeight, spareWidth }: Fit): number => Math.min(spareHeight, spareWidth);
const areaOf = ({ size }: Envelope): number => {
  const parsed = parseSize(size);
  return parsed.ok ? parsed.value.height * parsed.value.width : Number.POSITIVE_INFINITY;
};

/** An envelope is taken before a plain, common one only if its area, times this, is still smaller. */
const BEYOND = { specialty: 1.25, ofOnePurpose: 1.25 };

/** Area for sorting: larger than it is for an envelope that has to be ordered or suits only one purpose. */
function rankOf({ envelope }: Fit): number {
  const { availability, isReply, window, hasLargeFlap } = envelope;
  const isOfOnePurpose = isReply === true || window !== undefined || hasLargeFlap === true;
  return (
    areaOf(envelope) *
    (availability === 'specialty' ? BEYOND.specialty : 1) *
    (isOfOnePurpose ? BEYOND.ofOnePurpose : 1)
  );
}

/** Every envelope that fits the insert, the smallest plain and common one first. */
export function envelopesFor(insert: Insert): Outcome<Fit[]> {
  const fits: Fit[] = [];
  for (const envelope of envelopes.rows) {
    const fit = fitOf(envelope, insert);
    if (!fit.ok) return fit;
    if (fit.value.fits) fits.push(fit.value);
  }
  return answer(fits.toSorted((a, b) => rankOf(a) - rankOf(b)));
}
