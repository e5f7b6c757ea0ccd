import { answer, noAnswer, type Outcome } from '../figures/outcome.ts';
import { marginsOf, type Margin, type PieceMeasures } from './limits.ts';
import {
  aspectOf,
  aspectRoom,
  whyNonmachinable,
  type Construction,
  type Hindrance,
} from './nonmachinable.ts';
import { letterWeight, mailShape, type ShapeId } from './shapes.ts';

/** Inches and ounces; height and length as the address is read. */
export interface MailPiece extends PieceMeasures {
  construction: Construction;
  hindrances?: readonly Hindrance[];
}

/** What kind of price a piece may pay. */
export type PriceKind = 'card' | 'commercial-card' | 'letter' | 'flat' | 'marketing-flat' | 'eddm-flat';

/** One kind of price, whether it is open to the piece, and how far the piece is from each limit. */
export interface PriceDoor {
  price: PriceKind;
  isOpen: boolean;
  margins: readonly Margin[];
  /** Why it is shut where no measure says so. */
  reasons: readonly string[];
}

export interface Classification {
  /** `none`: too small, too thin, too large or too heavy for all of them. */
  shape: 'card' | 'letter' | 'flat' | 'none';
  /** None of them, but for its size, weight, stiffness or unevenness alone: it mails as a parcel. */
  isParcel: boolean;
  /** Only cards and letters are asked; `machinability` of anything else is `not asked`. */
  machinability: 'machinable' | 'nonmachinable' | 'not asked';
  /** A flat by its weight alone: its size is that of a letter. */
  isHeavyLetter: boolean;
  whyNonmachinable: readonly string[];
  /** Length ÷ height, and its `aspectRoom`. */
  aspect: { ratio: number; overLeast: number; underMost: number };
  doors: readonly PriceDoor[];
  /** What a piece that is nothing as it is addressed would be with the address along its long side. */
  turned?: 'card' | 'letter';
}

const kinds: readonly PriceKind[] = [
  'card',
  'commercial-card',
  'letter',
  'flat',
  'marketing-flat',
  'eddm-flat',
];

/**
 * The Postal Service's shape of a piece, whether machines can sort it, and which kinds of price are open to it with the
 * distance to each limit. Sources: `mailShapes`.
 */
export function classifyPiece(piece: MailPiece): Outcome<Classification> {
  const measures = [piece.height, piece.length, piece.thickness, piece.weight];
  if (!measures.every((measure) => Number.isFinite(measure) && measure > 0)) {
    return noAnswer('Height, length, thickness and weight must be more than 0.');
  }
  const doors = kinds.map((price) => doorOf(price, piece));
  const isOpen = (price: PriceKind) => doors.some((door) => door.price === price && door.isOpen);
  const shape = shapeOf(piece, isOpen);
  const isAsked = shape === 'card' || shape === 'letter';
  const why = isAsked ? whyNonmachinable(piece, piece.construction, piece.hindrances ?? []) : [];
  return answer({
    shape,
    isParcel: shape === 'none' && isMoreThanFlat(piece),
    isHeavyLetter: shape === 'flat' && isHeavyLetter(piece),
    machinability: isAsked ? (why.length === 0 ? 'machinable' : 'nonmachinable') : 'not asked',
    whyNonmachinable: why,
    aspect: { ratio: aspectOf(piece), ...aspectRoom(piece) },
    doors,
    ...(shape === 'none' && turnedShape(piece)),
  });
}

/** As large as mail must be, and more than the most that a flat may be. */
function isMoreThanFlat(piece: MailPiece): boolean {
  const margins = marginsOf(piece, mailShape('marketing-flat'));
  const isMail = margins.every(({ kind, isKept }) => kind !== 'at least' || isKept);
  const isMore = margins.some(({ kind, isKept }) => (kind === 'at most' || kind === 'below') && !isKept);
  const isOver = margins.some(({ kind, isKept }) => kind === 'one over' && isKept);
  return isMail && (isMore || (isOver && whyShut('marketing-flat', piece).length > 0));
}

function turnedShape(piece: MailPiece): { turned: 'card' | 'letter' } | undefined {
  if (piece.height <= piece.length) return undefined;
  const turned = classifyPiece({ ...piece, height: piece.length, length: piece.height });
  if (!turned.ok || (turned.value.shape !== 'card' && turned.value.shape !== 'letter')) return undefined;
  return { turned: turned.value.shape };
}

function shapeOf(piece: MailPiece, isOpen: (price: PriceKind) => boolean): Classification['shape'] {
  if (isOpen('card')) return 'card';
  if (sizeFits(piece, 'letter') && piece.weight <= letterWeight) return 'letter';
  return isOpen('flat') || isOpen('marketing-flat') || isOpen('eddm-flat') ? 'flat' : 'none';
}

/** A letter over 3.5 oz pays the price of a flat though its size is that of a letter. */
const isHeavyLetter = (piece: PieceMeasures): boolean =>
  sizeFits(piece, 'letter') && piece.weight > letterWeight;

/** All but the weight and, as a letter that is too thin only runs badly, the greater thickness of a large one. */
function sizeFits(piece: PieceMeasures, shape: ShapeId): boolean {
  return marginsOf(piece, mailShape(shape)).every(
    (margin) => margin.isKept || margin.measure === 'weight' || isOnlyThin(margin, piece, shape),
  );
}

function isOnlyThin({ measure, kind }: Margin, piece: PieceMeasures, shape: ShapeId): boolean {
  return measure === 'thickness' && kind === 'at least' && piece.thickness >= mailShape(shape).minThickness;
}

function doorOf(price: PriceKind, piece: MailPiece): PriceDoor {
  const margins = marginsOf(piece, mailShape(price));
  const reasons = whyShut(price, piece);
  return { price, margins, reasons, isOpen: reasons.length === 0 && areKept(price, margins, piece) };
}

function areKept(price: PriceKind, margins: readonly Margin[], piece: MailPiece): boolean {
  const one = margins.filter(({ kind }) => kind === 'one over');
  const all = margins.filter(({ kind }) => kind !== 'one over');
  const isOver =
    one.length === 0 || (isFlatPrice(price) && isHeavyLetter(piece)) || one.some(({ isKept }) => isKept);
  return (
    isOver &&
    all.every((margin) => margin.isKept || (price === 'letter' && isOnlyThin(margin, piece, 'letter')))
  );
}

const isFlatPrice = (price: PriceKind): boolean => price === 'flat' || price === 'marketing-flat';

function whyShut(price: PriceKind, { construction, hindrances = [] }: MailPiece): string[] {
  if ((price === 'card' || price === 'commercial-card') && construction !== 'card') {
    return ['Only a single unfolded card, or a double one, pays the card price.'];
  }
  const isFlat = isFlatPrice(price) || price === 'eddm-flat';
  return [
    ...(isFlat && hindrances.includes('rigid') ? ['A flat must bend.'] : []),
    ...(isFlat && hindrances.includes('uneven') ? ['A flat must be evenly thick.'] : []),
  ];
}
