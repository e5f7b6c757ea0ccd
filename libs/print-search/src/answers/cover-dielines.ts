import { bookCover } from '@printpartner/dielines';
import { perfectBoundSpine, rangeNoteFor } from '@printpartner/print-knowledge/binding';
import { countText, rounded } from '@printpartner/print-knowledge/figures';
import { panelArithmetic } from '@printpartner/print-knowledge/folding';
import { inchText, fractionText, sizeText } from '@printpartner/print-knowledge/measure';
import { caliperSource } from '@printpartner/print-knowledge/paper';
import type { TrimSize } from '@printpartner/spec-sheet/job';
import { openingDieline, type Answer } from './answer.ts';
import { addressLength } from './dieline-address.ts';
import { bookPapers, roleOf } from './book-papers.ts';
import { stockOrDefault, type ChosenStock } from './papers.ts';
import { hasOnly, wordSet, type Query } from './query.ts';

const known = wordSet(
  'cover book booklet catalog program magazine paperback softcover perfect bound binding saddle stitch stitched stitching',
  'perfectbound inside body template dieline die line layout',
);
const SADDLE = /\bsaddle/;
const PERFECT = /\bperfect|\bpaperback|\bsoftcover/;
const BOOK = /\bbooks?\b/;
/** Beside a weight, `cover` is only the grade of a paper. */
const ASKED = /^(?:covers?|templates?|dielines?|die|layout)$/;
const PAGES_PER_SHEET = 4;

/** `saddle stitch cover 8.5x11`, `perfect bound cover 6x9 120 pages 80# gloss`: an open cover by the size of a page. */
export function coverDielines(query: Query): readonly Answer[] {
  const { text, words, sizes, quantity, ounces } = query;
  const [trim, ...others] = sizes;
  if (!trim || others.length > 0 || (quantity ?? ounces) !== undefined) return [];
  if (!words.some((word) => ASKED.test(word)) || !hasOnly(query, known)) return [];
  const stocks = stocksOf(query);
  if (!stocks) return [];
  if (SADDLE.test(text)) return PERFECT.test(text) ? [] : stitchedCover(query, trim, stocks);
  return PERFECT.test(text) || BOOK.test(text) ? gluedCover(query, trim, stocks) : [];
}

interface Stocks {
  body: ChosenStock;
  cover: ChosenStock;
}

/** Where no pages are typed, a paper without a role is that of the cover. */
function stocksOf({ papers, pages }: Query): Stocks | undefined {
  const [paper, second, ...others] = papers;
  if (others.length > 0) return undefined;
  const isOfCover = paper && !second && pages === undefined && roleOf(paper, true) === undefined;
  const typed = isOfCover ? ([undefined, paper] as const) : bookPapers(papers);
  if (!typed) return undefined;
  const body = stockOrDefault(typed[0], 'body');
  const cover = stockOrDefault(typed[1], 'cover');
  return body && cover && { body, cover };
}

function stitchedCover(
  { pages: typedPages }: Query,
  { width, height }: TrimSize,
  { body, cover }: Stocks,
): readonly Answer[] {
  const built = bookCover({
    trimWidth: width,
    trimHeight: height,
    spine: 0,
    caliper: cover.stock.caliperIn,
  });
  if (!built.ok) return [];
  const pages =
    typedPages === undefined ? undefined : Math.ceil(typedPages / PAGES_PER_SHEET) * PAGES_PER_SHEET;
  return [
    {
      title: `Saddle-stitched cover, ${sizeText(width, height)} in pages`,
      figure: `${fractionText(2 * width)} × ${fractionText(height)} in flat`,
      arithmetic: `2 × ${inchText(width)} = ${inchText(2 * width)}`,
      assumed: [
        ...(pages === typedPages ? [] : [`A folded sheet has four pages: ${pages}, not ${typedPages}.`]),
        ...cover.assumed,
      ],
      sources: [panelArithmetic],
      opens: openingDieline('cover', {
        binding: 'saddle',
        width: addressLength(width),
        height: addressLength(height),
        ...(pages !== undefined && { pages: String(pages), text: body.stock.name }),
        cover: cover.stock.name,
      }),
    },
  ];
}

function gluedCover(
  { pages: typedPages, text }: Query,
  { width, height }: TrimSize,
  { body, cover }: Stocks,
): readonly Answer[] {
  if (typedPages === undefined) return [];
  // A leaf has two pages.
  const pages = Math.ceil(typedPages / 2) * 2;
  const coverCaliper = cover.stock.caliperIn;
  const outcome = perfectBoundSpine({ pages, textCaliper: body.stock.caliperIn, coverCaliper });
  if (!outcome.ok) return [];
  const { spine, terms } = outcome.value;
  const built = bookCover({ trimWidth: width, trimHeight: height, spine, caliper: coverCaliper });
  if (!built.ok) return [];
  const note = rangeNoteFor('perfect-bound', pages);
  const flat = 2 * width + spine;
  return [
    {
      title: `Perfect-bound cover, ${sizeText(width, height)} in, ${countText(pages)} pages, ${body.stock.name}`,
      figure: `${rounded(flat, 3)} × ${fractionText(height)} in flat, spine ${rounded(spine, 3)} in`,
      arithmetic: `${terms.map(({ formula }) => formula).join(' + ')} = ${rounded(spine, 4)}; 2 × ${inchText(width)} + ${rounded(spine, 4)} = ${rounded(flat, 4)}`,
      assumed: [
        ...(pages === typedPages ? [] : [`A leaf has two pages: ${pages}, not ${typedPages}.`]),
        ...(note ? [note.text] : []),
        ...body.assumed,
        ...cover.assumed,
        ...(PERFECT.test(text) ? [] : ['Binding: perfect bound.']),
        'Glue isn’t counted.',
      ],
      sources: [
        ...new Set([
          panelArithmetic,
          ...terms.flatMap(({ from }) => from ?? []),
          caliperSource(body.stock),
          caliperSource(cover.stock),
        ]),
      ],
      opens: openingDieline('cover', {
        binding: 'perfect',
        width: addressLength(width),
        height: addressLength(height),
        pages: String(pages),
        text: body.stock.name,
        cover: cover.stock.name,
      }),
    },
  ];
}
