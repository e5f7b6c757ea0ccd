import { answer, noAnswer, type Outcome } from '../figures/outcome.ts';
import { provenanceOf, type Provenance } from '../figures/provenance.ts';
import { marginsOf, type Margin } from './limits.ts';
import { largeFrom, mailShape, mailShapes } from './shapes.ts';
import { mailSources } from './sources.ts';

/** How thick a piece of a size may be, in inches. */
export interface ThicknessLimits {
  shape: 'letter' | 'flat';
  /** Over 4¼ in high or 6 in long; a flat is not asked. */
  isLarge: boolean;
  least: number;
  most: number;
  from: { least: Provenance | undefined; most: Provenance | undefined };
}

/** Limits of the shape that a size falls in, read as it is addressed, or why it is neither a letter's nor a flat's. Inches. */
export function thicknessLimits(size: { height: number; length: number }): Outcome<ThicknessLimits> {
  const shape = (['letter', 'flat'] as const).find((id) => sizeKeeps(size, id));
  if (!shape) return noAnswer('Neither a letter nor a flat has this size.');
  const { minThickness, minThicknessLarge, maxThickness } = mailShape(shape);
  const isLarge = shape === 'letter' && (size.height > largeFrom.height || size.length > largeFrom.length);
  return answer({
    shape,
    isLarge,
    least: isLarge ? minThicknessLarge : minThickness,
    most: maxThickness,
    from: {
      least: provenanceOf(mailShapes, shape, isLarge ? 'minThicknessLarge' : 'minThickness'),
      most: provenanceOf(mailShapes, shape, 'maxThickness'),
    },
  });
}

/** By height and length alone. */
function sizeKeeps(size: { height: number; length: number }, id: 'letter' | 'flat'): boolean {
  const margins = marginsOf({ ...size, thickness: 0, weight: 0 }, mailShape(id)).filter(isOfSize);
  const over = margins.filter(({ kind }) => kind === 'one over');
  return (
    margins.every(({ isKept, kind }) => kind === 'one over' || isKept) &&
    (over.length === 0 || over.some(({ isKept }) => isKept))
  );
}

const isOfSize = ({ measure }: Margin): boolean => measure === 'height' || measure === 'length';

export const foldedThicknessSource = mailSources.foldedBulk;

/**
 * Inches of a piece of so many layers, with the air that folding leaves between them; a single sheet is its caliper.
 * An estimate: `layers × caliper × (1.1 + 0.02 × layers)`.
 */
export function foldedThickness(layers: number, caliper: number): Outcome<number> {
  if (!Number.isSafeInteger(layers) || layers < 1) return noAnswer('Layers are counted in whole numbers.');
  if (!Number.isFinite(caliper) || caliper <= 0) return noAnswer('Paper is thicker than 0.');
  return answer(layers === 1 ? caliper : layers * caliper * (1.1 + 0.02 * layers));
}
