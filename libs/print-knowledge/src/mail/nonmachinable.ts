import type { Provenance } from '../figures/provenance.ts';
import { exactly, marginsOf, type PieceMeasures } from './limits.ts';
import { largeFrom, mailShape } from './shapes.ts';
import { mailSources } from './sources.ts';

/** How a piece is made; it decides which limits it must keep. */
export type Construction = 'card' | 'envelope' | 'self-mailer' | 'booklet';

/** What cannot be measured and makes a letter non-machinable. */
export type Hindrance = 'wrapped' | 'clasp' | 'uneven' | 'rigid' | 'unsealed';

export const aspectLimits = { least: 1.3, most: 2.5 } as const;

export const hindrances: readonly { id: Hindrance; name: string; reason: string; only?: Construction[] }[] = [
  {
    id: 'wrapped',
    name: 'Polybag, plastic wrap or an outside that is not paper',
    reason: 'The outside is not paper.',
  },
  {
    id: 'clasp',
    name: 'Clasps, strings or buttons',
    reason: 'Clasps, strings and buttons catch in the machine.',
  },
  {
    id: 'uneven',
    name: 'Pens, keys, coins or loose items',
    reason: 'What lies loose inside makes its thickness uneven.',
  },
  {
    id: 'rigid',
    name: 'Too stiff to bend',
    reason: 'It must bend around a drum of 11 in at a belt tension of 40 lb.',
  },
  {
    id: 'unsealed',
    name: 'Not tabbed or glued to the rule',
    reason: 'It is not sealed as the rule for folded pieces asks.',
    only: ['self-mailer', 'booklet'],
  },
];

export const nonmachinableSource: Provenance = mailSources.nonmachinable;

/** Length ÷ height, as the address is read. */
export const aspectOf = ({ height, length }: Pick<PieceMeasures, 'height' | 'length'>): number =>
  length / height;

/** How far length ÷ height is over its least and under its most; below 0 it is not. */
export function aspectRoom(piece: Pick<PieceMeasures, 'height' | 'length'>): {
  overLeast: number;
  underMost: number;
} {
  const ratio = aspectOf(piece);
  return { overLeast: exactly(ratio - aspectLimits.least), underMost: exactly(aspectLimits.most - ratio) };
}

/** Why a letter cannot run through the machines, one sentence each; none for a machinable one. USPS DMM 201. */
export function whyNonmachinable(
  piece: PieceMeasures,
  construction: Construction,
  found: readonly Hindrance[],
): string[] {
  const ratio = aspectOf(piece);
  const { height, length, thickness } = piece;
  const { overLeast, underMost } = aspectRoom(piece);
  const { minThicknessLarge } = mailShape('letter');
  const isThin = isLarge(piece) && thickness < minThicknessLarge;
  return [
    ...(overLeast < 0
      ? [`Length ÷ height is ${round(ratio)}, below ${aspectLimits.least}: too square.`]
      : []),
    ...(underMost < 0
      ? [`Length ÷ height is ${round(ratio)}, above ${aspectLimits.most}: too long and thin.`]
      : []),
    ...(height > length ? ['The address runs along the short side.'] : []),
    ...(isThin
      ? [
          `${thickness} in is thinner than the ${minThicknessLarge} in that a letter over 4-1/4 in high or 6 in long needs. One reading of the rule refuses it altogether; ask a mailpiece design analyst.`,
        ]
      : []),
    ...(construction === 'self-mailer' || construction === 'booklet'
      ? foldedFaults(piece, construction)
      : []),
    ...hindrances
      .filter(({ id, only }) => found.includes(id) && (!only || only.includes(construction)))
      .map(({ reason }) => reason),
  ];
}

function foldedFaults(piece: PieceMeasures, construction: 'self-mailer' | 'booklet'): string[] {
  const name = construction === 'booklet' ? 'booklet' : 'folded self-mailer';
  const words = { height: 'in high', length: 'in long', thickness: 'in thick', weight: 'oz' };
  return marginsOf(piece, mailShape(construction))
    .filter(({ isKept, kind, measure }) => {
      // A large letter that is too thin has been told so, and a small one is no letter.
      const isOwn = measure === 'thickness' && construction === 'booklet' && !isLarge(piece);
      return !isKept && (kind === 'at most' || isOwn);
    })
    .map(({ measure, kind, limit }) => `A ${name} for the machines is ${kind} ${limit} ${words[measure]}.`);
}

const isLarge = ({ height, length }: PieceMeasures): boolean =>
  height > largeFrom.height || length > largeFrom.length;

const round = (ratio: number): string => ratio.toFixed(2);
