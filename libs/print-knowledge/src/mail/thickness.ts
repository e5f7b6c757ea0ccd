import { answer, isPositive, noAnswer, type Outcome } from '../figures/outcome.ts';
import { provenanceOf, type Provenance } from '../figures/provenance.ts';
import { millTolerance } from '../paper/stocks.ts';
import { atLimits, checkLimits } from './limits.ts';
import { largeFrom, mailShape, mailShapes } from './shapes.ts';
import { mailSources } from './sources.ts';

/** Minimum and maximum thickness of a piece of one size, in inches. */
export interface ThicknessLimits {
  /** Maximum at the card price, where a card of this size has one. */
  cardMax?: number;
  shape: 'letter' | 'flat';
  /** Whether it is over 4¼ in high or 6 in long; always false for a flat, whose minimum doesn't depend on size. */
  isLarge: boolean;
  min: number;
  max: number;
  from: { min: Provenance | undefined; max: Provenance | undefined };
}

/** Thickness limits for a letter or flat of this size. Inches, height and length relative to the address. */
export function thicknessLimits(size: { height: number; length: number }): Outcome<ThicknessLimits> {
  const { height, length } = atLimits({ ...size, thickness: 0, weight: 0 });
  const long = { height: Math.min(height, length), length: Math.max(height, length) };
  const shape = (['letter', 'flat'] as const).find((id) => sizeFits(size, id) || sizeFits(long, id));
  if (!shape) return noAnswer('This size fits neither a letter nor a flat.');
  const { minThickness, minThicknessLarge, maxThickness } = mailShape(shape);
  const isLarge = shape === 'letter' && (long.height > largeFrom.height || long.length > largeFrom.length);
  return answer({
    shape,
    isLarge,
    min: isLarge ? minThicknessLarge : minThickness,
    max: maxThickness,
    ...(sizeFits(long, 'commercial-card') && { cardMax: mailShape('commercial-card').maxThickness }),
    from: {
      min: provenanceOf(mailShapes, shape, isLarge ? 'minThicknessLarge' : 'minThickness'),
      max: provenanceOf(mailShapes, shape, 'maxThickness'),
    },
  });
}

/** Whether height and length alone fit the shape. */
function sizeFits(
  size: { height: number; length: number },
  id: 'letter' | 'flat' | 'commercial-card',
): boolean {
  const limits = checkLimits({ ...size, thickness: 0, weight: 0 }, mailShape(id)).filter(
    ({ measure }) => measure === 'height' || measure === 'length',
  );
  const over = limits.filter(({ kind }) => kind === 'one over');
  return (
    limits.every(({ isMet, kind }) => kind === 'one over' || isMet) &&
    (over.length === 0 || over.some(({ isMet }) => isMet))
  );
}

/** What a letter or flat above its maximum thickness is: a flat ends at ¾ in. */
export const thickerThan = (thickness: number): 'flat' | 'parcel' =>
  thickness <= mailShape('flat').maxThickness ? 'flat' : 'parcel';

/** Whether mill tolerance can put a stock that meets the card maximum over it. Inches. */
export const mayExceedCard = (thickness: number, { cardMax }: ThicknessLimits): boolean =>
  cardMax !== undefined && thickness <= cardMax && thickness * (1 + millTolerance.share) > cardMax;

export const foldedThicknessSource = mailSources.foldedBulk;

/**
 * Estimated thickness of a folded piece in inches, with the air between its layers:
 * `layers × caliper × (1.1 + 0.02 × layers)`. One layer is its caliper.
 */
export function foldedThickness(layers: number, caliper: number): Outcome<number> {
  if (!Number.isSafeInteger(layers) || layers < 1)
    return noAnswer('Layers must be a whole number, 1 or more.');
  if (!isPositive(caliper)) return noAnswer('Caliper must be more than 0 in.');
  return answer(layers === 1 ? caliper : layers * caliper * (1.1 + 0.02 * layers));
}
