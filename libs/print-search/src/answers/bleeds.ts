import { limitOf, limitText } from '@printpartner/print-knowledge/limits';
import { decimalText, fractionText } from '@printpartner/spec-sheet/arithmetic';
import type { Answer } from './answer.ts';
import { hasOnly, wordSet, type Query } from './query.ts';

const known = wordSet(
  'bleed amount standard minimum min normal typical inch add business card postcard flyer brochure rack letterhead menu',
  'booklet catalog magazine mailer poster banner sign large wide format include including',
);
const isLarge = /\b(?:banners?|signs?|(?:large|wide)[- ]format)\b/;

/** `business card bleed`, `how much bleed for a banner`, `bleed 4x6`: the bleed, and the size of the file with it. */
export function bleeds(query: Query): readonly Answer[] {
  const { text, sizes, papers, pages, quantity, ounces } = query;
  if (!/\bbleeds?\b/.test(text) || sizes.length > 1 || papers.length > 0) return [];
  if ((pages ?? quantity ?? ounces) !== undefined || !hasOnly(query, known)) return [];
  const id = isLarge.test(text) ? 'bleed-large-format' : 'bleed';
  const { subject, value, from } = limitOf(id);
  const everySide = { assumed: [], sources: [from] };
  const [size] = sizes;
  if (!size) return [{ title: subject, figure: `${limitText(id)} on every side`, ...everySide }];
  const [width, height] = [size.width + 2 * value, size.height + 2 * value];
  return [
    {
      title: `${subject}: ${limitText(id)} on every side`,
      figure: `${fractionText(width)} × ${fractionText(height)} in with bleed`,
      arithmetic: [size.width, size.height]
        .map((side) => `${decimalText(side)} + 2 × ${value} = ${decimalText(side + 2 * value)}`)
        .join('; '),
      ...everySide,
    },
  ];
}
