import { rounded, decimalText } from '../figures/number-text.ts';
import type { Provenance } from '../figures/provenance.ts';
import { checkLimits, withoutFloatError, type PieceMeasures } from './limits.ts';
import { largeFrom, mailShape } from './shapes.ts';
import { mailSources } from './sources.ts';

/** How a piece is made, which decides the limits that apply to it. */
export type PieceType = 'card' | 'envelope' | 'self-mailer' | 'booklet';

/** A feature that can't be measured and makes a letter nonmachinable. */
export type NonmachinableFeature = 'wrapped' | 'clasp' | 'uneven' | 'rigid' | 'unsealed';

/** Aspect ratio of a machinable letter: length ÷ height. */
export const aspectLimits = { min: 1.3, max: 2.5 } as const;

export const nonmachinableFeatures: readonly {
  id: NonmachinableFeature;
  name: string;
  reason: string;
  only?: PieceType[];
}[] = [
  {
    id: 'wrapped',
    name: 'Polybag, plastic wrap or a non-paper exterior',
    reason: 'The exterior is not paper.',
  },
  {
    id: 'clasp',
    name: 'Clasps, strings or buttons',
    reason: 'Clasps, strings and buttons catch in the machine.',
  },
  {
    id: 'uneven',
    name: 'Pens, keys, coins or loose items',
    reason: 'Loose items make the thickness uneven.',
  },
  {
    id: 'rigid',
    name: 'Too stiff to bend',
    reason: 'The piece must bend around an 11 in drum at 40 lb belt tension.',
  },
  {
    id: 'unsealed',
    name: 'Tabs or glue don’t follow the rule',
    reason: 'The piece is not sealed as the rule for folded pieces requires.',
    only: ['self-mailer', 'booklet'],
  },
];

/** The features that a piece of this type can have. */
export const featuresFor = (pieceType: PieceType) =>
  nonmachinableFeatures.filter(({ only }) => !only || only.includes(pieceType));

export const nonmachinableSource: Provenance = mailSources.nonmachinable;

/** Length ÷ height, as addressed. */
export const aspectRatioOf = ({ height, length }: Pick<PieceMeasures, 'height' | 'length'>): number =>
  length / height;

/** How far the aspect ratio is inside its limits; negative outside. */
export function aspectClearance(piece: Pick<PieceMeasures, 'height' | 'length'>): {
  aboveMin: number;
  belowMax: number;
} {
  const ratio = aspectRatioOf(piece);
  return {
    aboveMin: withoutFloatError(ratio - aspectLimits.min),
    belowMax: withoutFloatError(aspectLimits.max - ratio),
  };
}

/** Why a letter is nonmachinable, one sentence per reason; empty for a machinable letter. Source: USPS DMM 201. */
export function nonmachinableReasons(
  piece: PieceMeasures,
  pieceType: PieceType,
  features: readonly NonmachinableFeature[],
): string[] {
  const ratio = rounded(aspectRatioOf(piece), 2);
  const { height, length, thickness } = piece;
  const { aboveMin, belowMax } = aspectClearance(piece);
  const { minThicknessLarge } = mailShape('letter');
  const isPortrait = height > length;
  const isThin =
    isLarge(isPortrait ? { height: length, length: height } : piece) && thickness < minThicknessLarge;
  return [
    ...(aboveMin < 0 && !isPortrait
      ? [`Length ÷ height is ${ratio}, below ${aspectLimits.min}: too square.`]
      : []),
    ...(belowMax < 0 ? [`Length ÷ height is ${ratio}, above ${aspectLimits.max}: too long and narrow.`] : []),
    ...(isPortrait ? ['The address is parallel to the short side.'] : []),
    ...(isThin
      ? [
          `${decimalText(thickness, 5)} in is thinner than the ${minThicknessLarge} in minimum for letters over 4-1/4 in high or 6 in long. One reading of the rule rejects it entirely; ask a mailpiece design analyst.`,
        ]
      : []),
    ...(pieceType === 'self-mailer' || pieceType === 'booklet' ? foldedPieceReasons(piece, pieceType) : []),
    ...nonmachinableFeatures.filter(({ id }) => features.includes(id)).map(({ reason }) => reason),
  ];
}

function foldedPieceReasons(piece: PieceMeasures, pieceType: 'self-mailer' | 'booklet'): string[] {
  const name = pieceType === 'booklet' ? 'booklet' : 'folded self-mailer';
  const units = { height: 'in high', length: 'in long', thickness: 'in thick', weight: 'oz' };
  const [height, length] = [Math.min(piece.height, piece.length), Math.max(piece.height, piece.length)];
  return checkLimits({ ...piece, height, length }, mailShape(pieceType))
    .filter(({ isMet, kind, measure }) => {
      // Other minimums are reported elsewhere: a thin large letter above, a piece below the letter size as no letter.
      const isBookletMinimum = measure === 'thickness' && pieceType === 'booklet' && !isLarge(piece);
      return !isMet && (kind === 'at most' || isBookletMinimum);
    })
    .map(({ measure, kind, limit }) => `A machinable ${name} must be ${kind} ${limit} ${units[measure]}.`);
}

const isLarge = ({ height, length }: Pick<PieceMeasures, 'height' | 'length'>): boolean =>
  height > largeFrom.height || length > largeFrom.length;
