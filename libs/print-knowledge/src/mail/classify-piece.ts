import { answer, isPositive, noAnswer, type Outcome } from '../figures/outcome.ts';
import { atLimits, checkLimits, type LimitCheck, type PieceMeasures } from './limits.ts';
import {
  aspectClearance,
  aspectRatioOf,
  featuresFor,
  nonmachinableReasons,
  type NonmachinableFeature,
  type PieceType,
} from './nonmachinable.ts';
import { letterEnd, LETTER_WEIGHT, mailShape, type ShapeId } from './shapes.ts';

/** Inches and ounces; height and length relative to the address. */
export interface MailPiece extends PieceMeasures {
  pieceType: PieceType;
  features?: readonly NonmachinableFeature[];
}

export type PriceCategory = 'card' | 'commercial-card' | 'letter' | 'flat' | 'marketing-flat' | 'eddm-flat';

/** Whether a piece qualifies for one price category, and its distance to each limit. */
export interface Eligibility {
  category: PriceCategory;
  isEligible: boolean;
  limits: readonly LimitCheck[];
  /** Reasons against it other than size and weight. */
  reasons: readonly IneligibleReason[];
}

export interface IneligibleReason {
  /** `wrong piece type`. */
  short: string;
  /** A sentence. */
  text: string;
}

export interface Classification {
  /** `none`: too small, thin, large or heavy for every shape. */
  shape: 'card' | 'letter' | 'flat' | 'none';
  /** Shape `none` because the piece is too large, thick, heavy, stiff or uneven: it mails as a parcel. */
  isParcel: boolean;
  /** `not applicable` unless the shape is a card or letter. */
  machinability: 'machinable' | 'nonmachinable' | 'not applicable';
  /** Letter size, but a flat by weight. */
  isHeavyLetter: boolean;
  nonmachinableReasons: readonly string[];
  /** Length ÷ height, and its `aspectClearance`. */
  aspect: { ratio: number; aboveMin: number; belowMax: number };
  eligibility: readonly Eligibility[];
  /** Judged with its long side as length, except for the card prices, because the address along the short side only makes a letter nonmachinable. */
  isTurned: boolean;
}

const categories: readonly PriceCategory[] = [
  'card',
  'commercial-card',
  'letter',
  'flat',
  'marketing-flat',
  'eddm-flat',
];

/**
 * The USPS shape of a piece, its machinability, and the price categories it qualifies for with the distance to each
 * limit. Sources: `mailShapes`.
 */
export function classifyPiece(measured: MailPiece): Outcome<Classification> {
  const piece = withoutForeignFeatures(atLimits(measured));
  if (![piece.height, piece.length, piece.thickness, piece.weight].every(isPositive)) {
    return noAnswer('Height, length, thickness and weight must be more than 0.');
  }
  const asAddressed = judge(piece);
  const turned = turnedShape(piece, asAddressed);
  const { shape, eligibility } = turned ?? asAddressed;
  const canBeMachinable = shape === 'card' || shape === 'letter';
  const reasons = canBeMachinable ? nonmachinableReasons(piece, piece.pieceType, piece.features ?? []) : [];
  return answer({
    shape,
    isParcel: shape === 'none' && exceedsFlat(piece),
    isHeavyLetter: shape === 'flat' && isHeavyLetter(piece),
    machinability: canBeMachinable
      ? reasons.length === 0
        ? 'machinable'
        : 'nonmachinable'
      : 'not applicable',
    nonmachinableReasons: reasons,
    aspect: { ratio: aspectRatioOf(piece), ...aspectClearance(piece) },
    eligibility,
    isTurned: turned !== undefined,
  });
}

/** Fields keep a chosen feature when the type of the piece changes to one that can't have it. */
const withoutForeignFeatures = (piece: MailPiece): MailPiece => ({
  ...piece,
  features: featuresFor(piece.pieceType)
    .map(({ id }) => id)
    .filter((id) => piece.features?.includes(id)),
});

/** Beyond the limits of the largest flat and, up to 1/4 in thick, large enough to mail. */
function exceedsFlat(piece: MailPiece): boolean {
  if (piece.thickness > letterEnd.thickness) return true;
  const limits = checkLimits(piece, mailShape('marketing-flat'));
  const meetsMinimums = limits.every(({ kind, isMet }) => kind !== 'at least' || isMet);
  const exceedsMaximum = limits.some(({ kind, isMet }) => (kind === 'at most' || kind === 'below') && !isMet);
  const exceedsLetter = limits.some(({ kind, isMet }) => kind === 'one over' && isMet);
  return meetsMinimums && (exceedsMaximum || (exceedsLetter && flatReasons(piece.features ?? []).length > 0));
}

interface Judged {
  shape: Classification['shape'];
  eligibility: readonly Eligibility[];
}

function judge(piece: MailPiece): Judged {
  const eligibility = categories.map((category) => eligibilityOf(category, piece));
  const isEligible = (category: PriceCategory) =>
    eligibility.some((one) => one.category === category && one.isEligible);
  return { eligibility, shape: shapeOf(piece, isEligible) };
}

/** A portrait piece that is no shape as addressed, or only an EDDM flat, is the nonmachinable letter of its long side. */
function turnedShape(piece: MailPiece, { shape, eligibility }: Judged): Judged | undefined {
  const isFlat = eligibility.some(({ category, isEligible }) => isFlatPrice(category) && isEligible);
  if (piece.height <= piece.length || isFlat || shape === 'card' || shape === 'letter') return undefined;
  const turned = judge({ ...piece, height: piece.length, length: piece.height });
  if (turned.shape !== 'card' && turned.shape !== 'letter') return undefined;
  const cards = eligibility
    .filter(({ category }) => isCardPrice(category))
    .map((card) => {
      const isCardTurned = turned.eligibility.some((one) => one.category === card.category && one.isEligible);
      return isCardTurned ? { ...card, reasons: [...card.reasons, portraitCard] } : card;
    });
  return {
    shape: 'letter',
    eligibility: [...cards, ...turned.eligibility.filter((one) => !isCardPrice(one.category))],
  };
}

function shapeOf(
  piece: MailPiece,
  isEligible: (category: PriceCategory) => boolean,
): Classification['shape'] {
  if (isEligible('card')) return 'card';
  if (sizeFits(piece, 'letter') && piece.weight <= LETTER_WEIGHT) return 'letter';
  return isEligible('flat') || isEligible('marketing-flat') || isEligible('eddm-flat') ? 'flat' : 'none';
}

/** A letter over 3.5 oz pays the flat price. */
const isHeavyLetter = (piece: PieceMeasures): boolean =>
  sizeFits(piece, 'letter') && piece.weight > LETTER_WEIGHT;

/** Every limit but weight. A thin large letter still fits: it is only nonmachinable. */
function sizeFits(piece: PieceMeasures, shape: ShapeId): boolean {
  return checkLimits(piece, mailShape(shape)).every(
    (check) => check.isMet || check.measure === 'weight' || isOnlyThin(check, piece, shape),
  );
}

function isOnlyThin({ measure, kind }: LimitCheck, piece: PieceMeasures, shape: ShapeId): boolean {
  return measure === 'thickness' && kind === 'at least' && piece.thickness >= mailShape(shape).minThickness;
}

function eligibilityOf(category: PriceCategory, piece: MailPiece): Eligibility {
  const limits = checkLimits(piece, mailShape(category));
  const reasons = ineligibleReasons(category, piece);
  return {
    category,
    limits,
    reasons,
    isEligible: reasons.length === 0 && meetsLimits(category, limits, piece),
  };
}

function meetsLimits(category: PriceCategory, limits: readonly LimitCheck[], piece: MailPiece): boolean {
  const oneOver = limits.filter(({ kind }) => kind === 'one over');
  const others = limits.filter(({ kind }) => kind !== 'one over');
  const exceedsLetter =
    oneOver.length === 0 ||
    (isFlatPrice(category) && isHeavyLetter(piece)) ||
    oneOver.some(({ isMet }) => isMet);
  return (
    exceedsLetter &&
    others.every((check) => check.isMet || (category === 'letter' && isOnlyThin(check, piece, 'letter')))
  );
}

const isCardPrice = (category: PriceCategory): boolean =>
  category === 'card' || category === 'commercial-card';

const isFlatPrice = (category: PriceCategory): boolean =>
  category === 'flat' || category === 'marketing-flat';

function ineligibleReasons(
  category: PriceCategory,
  { pieceType, features = [] }: MailPiece,
): readonly IneligibleReason[] {
  if (isCardPrice(category)) {
    if (pieceType !== 'card') return [notCard];
    return features.length > 0 ? [unevenCard] : [];
  }
  return isFlatPrice(category) || category === 'eddm-flat' ? flatReasons(features) : [];
}

const notCard: IneligibleReason = {
  short: 'wrong piece type',
  text: 'Only a single or double card qualifies for the card price.',
};
/** The aspect ratio costs a card nothing: the limits of the card price are its size and what it is made of. */
const portraitCard: IneligibleReason = {
  short: 'address on the short side',
  text: 'This size is a card only with the address parallel to the long side. As addressed, it pays the letter price and the surcharge.',
};
const unevenCard: IneligibleReason = {
  short: 'not a plain card',
  text: 'At the card price, a card is plain paper of even thickness. This one pays the letter price and the surcharge.',
};

const flatReasons = (features: readonly NonmachinableFeature[]): readonly IneligibleReason[] => [
  ...(features.includes('rigid') ? [{ short: 'too stiff', text: 'A flat must bend.' }] : []),
  ...(features.includes('uneven') ? [{ short: 'uneven', text: 'A flat must be evenly thick.' }] : []),
];
