import { largeFormatWords, limitOf, limitText, type Limit } from '@printpartner/print-knowledge/limits';
import {
  isoSizes,
  MM_IN_INCH,
  millimeterText,
  inchText,
  fractionText,
} from '@printpartner/print-knowledge/measure';
import { sizeOf, type TrimSize } from '@printpartner/spec-sheet/job';
import type { Answer } from './answer.ts';
import { isMetric, sizeInMillimeters } from './metric-size.ts';
import { hasOnly, wordSet, type Query } from './query.ts';

const known = wordSet(
  'bleed amount standard minimum min normal typical inch add business card postcard flyer brochure rack letterhead menu',
  'booklet catalog magazine mailer include including mm millimeter',
  ...largeFormatWords.map((name) => name.replace('-', ' ')),
);
const isLarge = new RegExp(String.raw`\b(?:${largeFormatWords.join('|')})s?\b`);
const ISO_NAME = /^a\d$/;
const IN_MILLIMETERS = /\b(?:mm|millimeters?)\b/;

/** `business card bleed`, `how much bleed for a banner`, `bleed 4x6`, `bleed a4`: the bleed, and the size of the file with it. */
export function bleeds(query: Query): readonly Answer[] {
  const { text, papers, pages, quantity, ounces } = query;
  const isoNames = query.words.filter((word) => ISO_NAME.test(word) && sizeOf(word));
  const sizes = [...query.sizes, ...isoNames.flatMap((name) => sizeOf(name) ?? [])];
  const words = query.words.filter((word) => !isoNames.includes(word));
  if (!/\bbleeds?\b/.test(text) || sizes.length > 1 || papers.length > 0) return [];
  if ((pages ?? quantity ?? ounces) !== undefined || !hasOnly({ ...query, words }, known)) return [];
  const id = isLarge.test(text) ? 'bleed-large-format' : 'bleed';
  const limit: Limit = limitOf(id);
  const inMm = isMetric(text) || isoNames.length > 0 || IN_MILLIMETERS.test(text);
  const bleed = inMm ? `${millimetersOf(limit)} mm` : limitText(id);
  const sources = [limit.from, ...(isoNames.length > 0 ? [isoSizes] : [])];
  const [size] = sizes;
  if (!size) return [{ title: limit.subject, figure: `${bleed} on every side`, assumed: [], sources }];
  return [
    {
      title: `${limit.subject}: ${bleed} on every side`,
      ...(inMm ? metricFile(size, millimetersOf(limit)) : inchFile(size, limit.value)),
      assumed: [],
      sources,
    },
  ];
}

/** The trade’s round figure, or to a tenth. */
const millimetersOf = ({ mm, value }: Limit): number => mm ?? Number(millimeterText(value));

type FileSize = Pick<Answer, 'figure' | 'arithmetic'>;

function inchFile({ width, height }: TrimSize, bleed: number): FileSize {
  return {
    figure: `${fractionText(width + 2 * bleed)} × ${fractionText(height + 2 * bleed)} in with bleed`,
    arithmetic: [width, height]
      .map((side) => `${inchText(side)} + 2 × ${bleed} = ${inchText(side + 2 * bleed)}`)
      .join('; '),
  };
}

function metricFile({ width, height }: TrimSize, millimeters: number): FileSize {
  const both = (2 * millimeters) / MM_IN_INCH;
  return {
    figure: `${sizeInMillimeters(width + both, height + both)} with bleed`,
    arithmetic: [width, height]
      .map((side) => `${millimeterText(side)} + 2 × ${millimeters} = ${millimeterText(side + both)}`)
      .join('; '),
  };
}
