import { isAccepted, type Answer } from './answer.ts';
import { bleeds } from './bleeds.ts';
import { calipers } from './caliper.ts';
import { coverDielines } from './cover-dielines.ts';
import { envelopeFits } from './envelope-fit.ts';
import { foldDielines } from './fold-dielines.ts';
import { foldPanels } from './fold-panels.ts';
import { folderDielines } from './folder-dielines.ts';
import { lengths } from './lengths.ts';
import { mailLimits } from './mail-limits.ts';
import { mailShapesOf } from './mail-shapes.ts';
import { pageCounts } from './page-counts.ts';
import { pieceWeights } from './piece-weight.ts';
import { postages } from './postage.ts';
import { pressChoices } from './press-choices.ts';
import { priceRanges } from './price-ranges.ts';
import { readQuery, type Query } from './query.ts';
import { saddleBooks } from './saddle-book.ts';
import { sheetsOutOf } from './sheets-out.ts';
import { spines } from './spine.ts';
import { stockWeights } from './stock-weight.ts';

/** The kinds of answers; the first that has one wins. */
const kinds: readonly ((query: Query) => readonly Answer[])[] = [
  spines,
  saddleBooks,
  pageCounts,
  calipers,
  stockWeights,
  lengths,
  postages,
  mailLimits,
  mailShapesOf,
  pieceWeights,
  envelopeFits,
  foldPanels,
  sheetsOutOf,
  pressChoices,
  priceRanges,
  folderDielines,
  foldDielines,
  coverDielines,
  bleeds,
];

/**
 * What a query that is a calculation comes to: `100# gloss to gsm`, `spine 120 pages 80# gloss`, `biggest postcard`. Empty
 * for any other query, and where a value is missing that can't be assumed, or is outside the limits of the calculator or dieline.
 * More than one answer where the query can mean several papers, prices or templates.
 */
export function answersTo(query: string): readonly Answer[] {
  const read = readQuery(query);
  if (!read) return [];
  for (const kind of kinds) {
    const answers = kind(read);
    if (answers.length > 0) return answers.every(({ opens }) => !opens || isAccepted(opens)) ? answers : [];
  }
  return [];
}
