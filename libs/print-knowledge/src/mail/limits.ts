import { provenanceOf, type Provenance } from '../figures/provenance.ts';
import { millimeterText } from '../measure/length-text.ts';
import { MM_IN_INCH } from '../measure/units.ts';
import { largeFrom, mailShape, mailShapes, type MailShape, type ShapeId } from './shapes.ts';

export interface PieceMeasures {
  /** Inches, perpendicular to the address lines. */
  height: number;
  /** Inches, parallel to the address lines. */
  length: number;
  /** Inches. */
  thickness: number;
  /** Ounces. */
  weight: number;
}

/** A measure of a piece compared with one limit of a shape. */
export interface LimitCheck {
  measure: keyof PieceMeasures;
  /** `one over`: a flat must exceed at least one of these. */
  kind: 'at least' | 'at most' | 'below' | 'one over';
  limit: number;
  /** Distance to the limit in inches or ounces; negative when the limit is exceeded. */
  clearance: number;
  isMet: boolean;
}

/** Inches of every limit. */
const lengthLimits: readonly number[] = [
  largeFrom.height,
  largeFrom.length,
  ...mailShapes.rows.flatMap((shape) => [
    shape.minHeight,
    shape.maxHeight,
    shape.minLength,
    shape.maxLength,
    shape.minThickness,
    shape.minThicknessLarge,
    shape.maxThickness,
    ...(shape.over ? [shape.over.height, shape.over.length, shape.over.thickness] : []),
  ]),
];
/** Millimeters that a typed length may be off after its conversion to inches. */
const CONVERSION_ERROR = 1e-4;

/** A limit of 4-1/4 in is shown as 108 mm, which is a little more: a side typed so is 4-1/4 in. */
const atLimit = (inches: number): number =>
  lengthLimits.find(
    (limit) => Math.abs(Number(millimeterText(limit)) - inches * MM_IN_INCH) < CONVERSION_ERROR,
  ) ?? inches;

/** The piece with every side that is typed as a limit is shown in millimeters exactly at that limit. */
export const atLimits = <Piece extends PieceMeasures>(piece: Piece): Piece => ({
  ...piece,
  height: atLimit(piece.height),
  length: atLimit(piece.length),
  thickness: atLimit(piece.thickness),
});

/** A flat's length is its longest side, regardless of the address. */
function orientFor(shape: MailShape, piece: PieceMeasures): PieceMeasures {
  if (!shape.over) return piece;
  const { height, length } = piece;
  return { ...piece, height: Math.min(height, length), length: Math.max(height, length) };
}

/** Compares a piece with every limit of a shape. */
export function checkLimits(piece: PieceMeasures, shape: MailShape): LimitCheck[] {
  const oriented = orientFor(shape, atLimits(piece));
  const isLarge = oriented.height > largeFrom.height || oriented.length > largeFrom.length;
  const atLeast = (measure: keyof PieceMeasures, limit: number): LimitCheck =>
    limitCheck(measure, 'at least', limit, oriented[measure] - limit);
  const atMost = (measure: keyof PieceMeasures, limit: number): LimitCheck =>
    limitCheck(measure, 'at most', limit, limit - oriented[measure]);
  const { over } = shape;
  return [
    ...(over
      ? (['height', 'length', 'thickness'] as const).map((measure) =>
          limitCheck(measure, 'one over', over[measure], oriented[measure] - over[measure]),
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
            ? limitCheck('weight', 'below', shape.maxWeight, shape.maxWeight - oriented.weight)
            : atMost('weight', shape.maxWeight),
        ]),
  ];
}

/** Removes floating-point error, so that 4.25 − 4.1 is exactly 0.15. */
export const withoutFloatError = (value: number): number => Math.round(value * 1e9) / 1e9;

function limitCheck(
  measure: keyof PieceMeasures,
  kind: LimitCheck['kind'],
  limit: number,
  distance: number,
): LimitCheck {
  const clearance = withoutFloatError(distance);
  const isStrict = kind === 'below' || kind === 'one over';
  return { measure, kind, limit, clearance, isMet: isStrict ? clearance > 0 : clearance >= 0 };
}

/** Source of the limit that a check compares with. */
export function limitSource(id: ShapeId, { measure, kind, limit }: LimitCheck): Provenance | undefined {
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
