import { largeFrom, type MailShape, mailShape, mailShapes, type ShapeId } from './shapes.ts';
import { provenanceOf, type Provenance } from '../figures/provenance.ts';

export interface PieceMeasures {
  /** Inches, across the lines of the address. */
  height: number;
  /** Inches, along the lines of the address. */
  length: number;
  /** Inches. */
  thickness: number;
  /** Ounces. */
  weight: number;
}

/** How far a piece is from one limit of a shape. */
export interface Margin {
  measure: keyof PieceMeasures;
  /** `one over`: a flat is over one of these at least. */
  kind: 'at least' | 'at most' | 'below' | 'one over';
  limit: number;
  /** Inches, or ounces for a weight; below 0 the limit is broken by as much. */
  room: number;
  isKept: boolean;
}

/** A flat's length is its longest side, whichever way it is addressed. */
export function measuredAs(piece: PieceMeasures, shape: MailShape): PieceMeasures {
  if (!shape.over) return piece;
  const { height, length } = piece;
  return { ...piece, height: Math.min(height, length), length: Math.max(height, length) };
}

/** The distance to every limit of a shape. */
export function marginsOf(piece: PieceMeasures, shape: MailShape): Margin[] {
  const measured = measuredAs(piece, shape);
  const isLarge = measured.height > largeFrom.height || measured.length > largeFrom.length;
  const atLeast = (measure: keyof PieceMeasures, limit: number): Margin =>
    marginOf(measure, 'at least', limit, measured[measure] - limit);
  const atMost = (measure: keyof PieceMeasures, limit: number): Margin =>
    marginOf(measure, 'at most', limit, limit - measured[measure]);
  const { over } = shape;
  return [
    ...(over
      ? (['height', 'length', 'thickness'] as const).map((measure) =>
          marginOf(measure, 'one over', over[measure], measured[measure] - over[measure]),
        )
      : []),
    atLeast('height', shape.minHeight),
    atMost('height', shape.maxHeight),
    atLeast('length', shape.minLength),
    atMost('length', shape.maxLength),
    atLeast('thickness', isLarge ? shape.minThicknessLarge : shape.minThickness),
    atMost('thickness', shape.maxThickness),
    ...(shape.maxWeight === undefined
      ? []
      : [
          shape.isBelow
            ? marginOf('weight', 'below', shape.maxWeight, shape.maxWeight - measured.weight)
            : atMost('weight', shape.maxWeight),
        ]),
  ];
}

/** A caliper of 0.0087 is typed, not computed: what a subtraction leaves beyond a billionth is cut. */
export const exactly = (distance: number): number => Math.round(distance * 1e9) / 1e9;

function marginOf(
  measure: keyof PieceMeasures,
  kind: Margin['kind'],
  limit: number,
  distance: number,
): Margin {
  const room = exactly(distance);
  const isStrict = kind === 'below' || kind === 'one over';
  return { measure, kind, limit, room, isKept: isStrict ? room > 0 : room >= 0 };
}

/** Where the limit of a shape that a margin speaks of comes from. */
export function limitSource(id: ShapeId, { measure, kind, limit }: Margin): Provenance | undefined {
  return provenanceOf(mailShapes, id, columnOf());

  function columnOf(): keyof MailShape {
    if (kind === 'one over') return 'over';
    if (measure === 'weight') return 'maxWeight';
    if (measure === 'height') return kind === 'at least' ? 'minHeight' : 'maxHeight';
    if (measure === 'length') return kind === 'at least' ? 'minLength' : 'maxLength';
    if (kind !== 'at least') return 'maxThickness';
    return limit === mailShape(id).minThickness ? 'minThickness' : 'minThicknessLarge';
  }
}
