import { provenanceOf, type Provenance } from '@printpartner/print-knowledge/figures';
import {
  largeFrom,
  mailShape,
  mailShapes,
  type MailShape,
  type ShapeId,
} from '@printpartner/print-knowledge/mail';
import { inchText, fractionText, fractionSizeText } from '@printpartner/print-knowledge/measure';
import { opening, type Answer } from './answer.ts';
import { DEFAULT_CALIPER } from './defaults.ts';
import { hasOnly, wordSet, type Query } from './query.ts';

type Measure = 'size' | 'thickness' | 'weight';
const bothEnds = ['least', 'most'] as const;
type End = (typeof bothEnds)[number];

const known = wordSet(
  'biggest largest max maximum most smallest min minimum least limit thickness thick thickest thinnest thin weight heavy heaviest',
  'size dimension dimensions postcard card letter flat large envelope eddm self mailer mail mailing mailed usps postal height length',
  'stock caliper paper allowed allow require requirement required still legal post office regulation',
);
const most = /\b(?:biggest|largest|max(?:imum)?|heaviest|thickest)\b|\bhow (?:big|large|thick|heavy) can\b/;
const least = /\b(?:smallest|min(?:imum)?|thinnest|lightest)\b|\bhow (?:small|thin) can\b/;

/** Ounces that every shape allows. */
const LIGHT = '0.4';

/** The shapes that a query may mean; a card has two prices. */
const shapes: readonly { words: RegExp; ids: readonly ShapeId[] }[] = [
  { words: /\beddm\b/, ids: ['eddm-flat'] },
  { words: /\bself[- ]?mailers?\b/, ids: ['self-mailer'] },
  { words: /\bflats?\b|\blarge envelopes?\b/, ids: ['flat'] },
  { words: /\b(?:post)?cards?\b/, ids: ['card', 'commercial-card'] },
  { words: /\bletters?\b/, ids: ['letter'] },
];

/** `biggest postcard`, `max letter size`, `min thickness postcard`, `EDDM size`: the limits of a USPS shape. */
export function mailLimits(query: Query): readonly Answer[] {
  const { text, papers, sizes, pages, quantity, ounces } = query;
  const end = least.test(text) ? 'least' : most.test(text) || /\blimits?\b/.test(text) ? 'most' : undefined;
  const [shape, ...others] = shapes.filter(({ words }) => words.test(text));
  const ends: readonly End[] = end ? [end] : asksForSize(text) ? bothEnds : [];
  if (!shape || !isOneLimit(text) || papers.length > 0 || sizes.length > 0) return [];
  if ((pages ?? quantity ?? ounces) !== undefined || !hasOnly(query, known)) return [];
  // An EDDM flat is often a card.
  if (others.some(({ ids }) => !shape.ids.includes('eddm-flat') || ids.includes('letter'))) return [];
  const [measure, ...more] = measuresIn(text);
  if (!measure || more.length > 0) return [];
  const answers = shape.ids.flatMap((id) =>
    ends.flatMap((one) => limitOf(mailShape(id), measure, one) ?? []),
  );
  // Cards of both prices share their smallest size and thicknesses.
  return answers.filter(
    ({ figure }, place) => answers.findIndex((other) => other.figure === figure) === place,
  );
}

/** Whether a size is asked for of a shape whose name means only a piece of mail: a letter size is also a paper, a flat size a sheet. */
const asksForSize = (text: string): boolean =>
  /\b(?:sizes?|dimensions?)\b/.test(text) && /\beddm\b|\bself[- ]?mailers?\b/.test(text);

const measureWords: Readonly<Record<Measure, RegExp>> = {
  size: /\b(?:sizes?|dimensions?|height|length|biggest|largest|smallest)\b|\bhow (?:big|large|small)\b/,
  thickness: /\bthick|\bthin|\bcaliper/,
  weight: /\bweigh|\bheav|\blight/,
};
const measures = ['size', 'thickness', 'weight'] as const;

/** What the limit is of; a minimum alone may be of pieces. */
const measuresIn = (text: string): Measure[] => measures.filter((one) => measureWords[one].test(text));

/** Not of a quantity, nor both ends, nor the weight of a paper. */
const isOneLimit = (text: string): boolean =>
  !(least.test(text) && most.test(text)) &&
  !/\b(?:quantity|qty|count|number|pieces?|pcs?|copy|copies|how many|runs?|jobs?)\b/.test(text) &&
  (measureWords.thickness.test(text) || !/\b(?:stock|paper)\b/.test(text)) &&
  (/\bletters?\b|\blarge\b/.test(text) || !/\benvelopes?\b/.test(text));

function limitOf(shape: MailShape, measure: Measure, end: End): Answer | undefined {
  const limit = { size: sizeLimit, thickness: thicknessLimit, weight: weightLimit }[measure](shape, end);
  if (!limit) return undefined;
  const { figure, columns, piece } = limit;
  const sources = columns.flatMap(
    (column): Provenance | readonly Provenance[] => provenanceOf(mailShapes, shape.id, column) ?? [],
  );
  const title = `${endNames[end]} ${measure}: ${shape.name.toLowerCase().replace('first-class', 'First-Class').replace('eddm', 'EDDM')}`;
  const type = shape.id === 'self-mailer' ? 'self-mailer' : shape.id.endsWith('card') ? 'card' : 'envelope';
  return {
    title,
    figure,
    assumed: [],
    sources: [...new Set(sources)],
    opens: opening('mail-shape', {
      ...piece,
      thickness: piece.thickness ?? DEFAULT_CALIPER,
      weight: piece.weight ?? LIGHT,
      type,
    }),
  };
}

const endNames: Readonly<Record<End, string>> = { most: 'Maximum', least: 'Minimum' };

interface Limit {
  figure: string;
  columns: readonly (keyof MailShape)[];
  piece: Readonly<Record<'height' | 'length', string> & Partial<Record<'thickness' | 'weight', string>>>;
}

const sized = (height: number, length: number) => ({
  height: inchText(height),
  length: inchText(length),
});

function sizeLimit({ maxHeight, maxLength, minHeight, minLength, over }: MailShape, end: End): Limit {
  if (end === 'most')
    return {
      figure: `${fractionSizeText(maxHeight, maxLength)} in`,
      columns: ['maxHeight', 'maxLength'],
      piece: sized(maxHeight, maxLength),
    };
  // A flat exceeds a letter in one direction at least.
  if (over)
    return {
      figure: `Over ${fractionText(over.height)} in high, ${fractionText(over.length)} in long or ${fractionText(over.thickness)} in thick`,
      columns: ['over'],
      piece: sized(over.height + 1 / 8, over.length),
    };
  return {
    figure: `${fractionSizeText(minHeight, minLength)} in`,
    columns: ['minHeight', 'minLength'],
    piece: sized(minHeight, minLength),
  };
}

function thicknessLimit(
  {
    maxThickness,
    minThickness,
    minThicknessLarge,
    minHeight,
    minLength,
    maxHeight,
    maxLength,
    over,
  }: MailShape,
  end: End,
): Limit {
  const smallest = over ? sized(over.height + 1 / 8, over.length) : sized(minHeight, minLength);
  if (end === 'most')
    return {
      figure: `${inchText(maxThickness)} in`,
      columns: ['maxThickness'],
      piece: { ...smallest, thickness: inchText(maxThickness) },
    };
  const isSame =
    minThickness === minThicknessLarge || (maxHeight <= largeFrom.height && maxLength <= largeFrom.length);
  const large = `, ${minThicknessLarge} in over ${fractionText(largeFrom.height)} × ${largeFrom.length} in`;
  return {
    figure: `${minThickness} in${isSame ? '' : large}`,
    columns: isSame ? ['minThickness'] : ['minThickness', 'minThicknessLarge'],
    piece: { ...smallest, thickness: inchText(minThickness) },
  };
}

function weightLimit(
  { maxWeight, isBelow, minHeight, minLength, over }: MailShape,
  end: End,
): Limit | undefined {
  if (end === 'least' || maxWeight === undefined) return undefined;
  const smallest = over ? sized(over.height + 1 / 8, over.length) : sized(minHeight, minLength);
  return {
    figure: `${isBelow ? 'Under ' : ''}${maxWeight} oz`,
    columns: ['maxWeight'],
    piece: { ...smallest, weight: String(maxWeight) },
  };
}
