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
  /** Inches that are left over in each direction beyond what the rule asks for; below 0 it does not fit. */
  spareHeight: number;
  spareWidth: number;
  fits: boolean;
  /** It goes in sideways. */
  isTurned: boolean;
}

/** Inches by which a flat insert stays under its envelope, each way. */
const clearance = 0.125;
/** Inches of thickness that the clearance covers. */
const coveredThickness = 0.0625;

/** Inches that an insert takes up each way beyond its own size: 1/8 for a card, 1/4 at a thickness of 3/16. */
export const allowanceFor = (thickness: number): number =>
  clearance + Math.max(0, thickness - coveredThickness);

/** The largest flat insert: as the envelope's own entry has it, else an eighth under its size. */
function largestInsert(envelope: Envelope): Outcome<Size> {
  if (envelope.insertSize !== undefined) return parseSize(envelope.insertSize);
  const size = parseSize(envelope.size);
  if (!size.ok) return size;
  return answer({ height: size.value.height - clearance, width: size.value.width - clearance });
}

/** How an insert goes into an envelope, the way round that leaves it more room. */
export function fitOf(envelope: Envelope, insert: Insert): Outcome<Fit> {
  const sides = [insert.height, insert.width, insert.thickness];
  if (!sides.every((side) => Number.isFinite(side) && side > 0)) {
    return noAnswer('Height, width and thickness must be more than 0.');
  }
  const largest = largestInsert(envelope);
  if (!largest.ok) return largest;
  const upright = placed(envelope, largest.value, insert, false);
  const turned = placed(
    envelope,
    largest.value,
    { ...insert, height: insert.width, width: insert.height },
    true,
  );
  return answer(leastSpare(turned) > leastSpare(upright) ? turned : upright);
}

function placed(envelope: Envelope, largest: Size, insert: Insert, isTurned: boolean): Fit {
  const taken = allowanceFor(insert.thickness) - clearance;
  // Sixty-fourths are exact, sums of typed decimals are not.
  const spare = (room: number, side: number) => Math.round((room - taken - side) * 1e6) / 1e6;
  const spareHeight = spare(largest.height, insert.height);
  const spareWidth = spare(largest.width, insert.width);
  return { envelope, spareHeight, spareWidth, isTurned, fits: spareHeight >= 0 && spareWidth >= 0 };
}

const leastSpare = ({ spareHeight, spareWidth }: Fit): number => Math.min(spareHeight, spareWidth);
const areaOf = ({ size }: Envelope): number => {
  const parsed = parseSize(size);
  return parsed.ok ? parsed.value.height * parsed.value.width : Number.POSITIVE_INFINITY;
};

/** Every envelope that takes the insert, the smallest first; common ones before specialty ones of the same size. */
export function envelopesFor(insert: Insert): Outcome<Fit[]> {
  const fits: Fit[] = [];
  for (const envelope of envelopes.rows) {
    const fit = fitOf(envelope, insert);
    if (!fit.ok) return fit;
    if (fit.value.fits) fits.push(fit.value);
  }
  const rank = ({ envelope }: Fit) => (envelope.availability === 'common' ? 0 : 1);
  return answer(fits.toSorted((a, b) => areaOf(a.envelope) - areaOf(b.envelope) || rank(a) - rank(b)));
}
