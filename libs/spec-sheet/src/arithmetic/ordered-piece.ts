import type { Provenance } from '@printpartner/print-knowledge/figures';
import {
  foldedThickness,
  foldedThicknessSource,
  pieceWeight,
  type CoatingWeightId,
  type Sheets,
} from '@printpartner/print-knowledge/mail';
import type { SheetJob, SheetPart, TrimSize } from '../job/sheet-job.ts';
import { bookThickness, spineOf, spreadOf, type Book } from './book.ts';
import { foldsTo, type FoldedSheet } from './folded-sheet.ts';
import { isUnread } from './needs.ts';
import { caliperSource, gsmOf } from './stock-source.ts';
import { coverFault } from './cover-fault.ts';

/** One copy as delivered, as far as its sheet tells. Inches and ounces. */
export interface OrderedPiece {
  /** Closed or folded. */
  finished?: TrimSize;
  thickness?: number;
  /** Sheets on top of each other in a loose piece; 1 for a book. */
  layers: number;
  thicknessFrom: readonly (Provenance | undefined)[];
  /** Its paper; undefined if the weight is unknown. */
  paper?: readonly (Sheets & { name: string })[];
  weight?: number;
}

export function bookletPiece(job: SheetJob, book: Book): OrderedPiece {
  const paper = bookPaper(job, book);
  return {
    finished: book.trim,
    thickness: bookThickness(book),
    layers: 1,
    thicknessFrom: [caliperSource(book.text), caliperSource(book.cover?.stock)],
    ...weighed(paper),
  };
}

/** A piece that isn't bound; folded if there is a fold. */
export function loosePiece({ text, fold, unread }: SheetJob, folded: FoldedSheet | undefined): OrderedPiece {
  const { stock, finished, flat } = text;
  const isAsOrdered = folded && foldsTo(folded, finished);
  const layers = isAsOrdered ? folded.layers : layersOf(text);
  const isRead = !isUnread(unread, 'finished-size', 'flat-size');
  // A folded piece has a flat size that isn't its finished one, and a finished size that isn't that of its sheet.
  const isFolded = fold !== undefined || isUnread(unread, 'fold');
  const unfolded = isRead ? (finished ?? (isFolded ? undefined : flat)) : undefined;
  const sheet = layers > 1 || isFolded ? flat : unfolded;
  const gsm = gsmOf(text);
  const coating = coatingOf(text.finishes);
  const paper =
    sheet && gsm !== undefined ? [{ name: 'sheet', count: 1, ...sheet, gsm, coating }] : undefined;
  const isLayered = !isFolded || flat !== undefined;
  const thickness = stock && isLayered ? foldedThickness(layers, stock.caliperIn) : undefined;
  return {
    // Where the fold doesn't come to the finished size, the buyer's size counts.
    finished: isAsOrdered ? folded.folded : unfolded,
    thickness: thickness?.ok ? thickness.value : undefined,
    layers,
    thicknessFrom: [caliperSource(stock), ...(layers > 1 ? [foldedThicknessSource] : [])],
    ...weighed(paper),
  };
}

/** Layers of a fold that isn't known: how often the finished size fits on the flat sheet. */
function layersOf({ flat, finished }: SheetPart): number {
  if (!flat || !finished) return 1;
  return Math.max(1, Math.round((flat.width * flat.height) / (finished.width * finished.height)));
}

function weighed(paper: OrderedPiece['paper']): Pick<OrderedPiece, 'paper' | 'weight'> {
  const weight = paper && pieceWeight(paper);
  return weight?.ok ? { paper, weight: weight.value } : {};
}

/** Folded sheets of a stitched book, leaves of any other; a glued cover has a spine. */
function bookPaper(job: SheetJob, book: Book): OrderedPiece['paper'] {
  const { trim, textPages, cover, binding, boundOn } = book;
  const [gsm, coverGsm] = [gsmOf(job.text), cover && gsmOf(cover)];
  // A case weighs a third of the book or more, and its boards aren't known.
  if (binding?.id === 'case-bound') return undefined;
  if (!trim || textPages === undefined || gsm === undefined || (cover && coverGsm === undefined))
    return undefined;
  const isStitched = binding?.id === 'saddle-stitch' && textPages % 4 === 0;
  const inside = isStitched
    ? { name: 'sheets', count: textPages / 4, ...spreadOf(trim, boundOn) }
    : { name: 'leaves', count: Math.ceil(textPages / 2), ...trim };
  const block = { ...inside, gsm, coating: coatingOf(job.text.finishes) };
  if (!cover || coverGsm === undefined) return [block];
  const spine = spineOf(book);
  const isGlued = binding?.id === 'perfect-bound' && spine?.ok;
  if (cover.pages === undefined || isUnread(job.unread, 'cover-finished-size', 'cover-flat-size'))
    return undefined;
  if (coverFault(job) !== undefined) return undefined;
  const outer = cover.finished ?? trim;
  const flat = cover.flat ?? {
    width: (outer.width * cover.pages) / 2 + (isGlued ? spine.value.spine : 0),
    height: outer.height,
  };
  return [block, { name: 'cover', count: 1, ...flat, gsm: coverGsm, coating: coatingOf(cover.finishes) }];
}

/** The heaviest flood coating or film among the finishes. Spot coatings weigh next to nothing. */
function coatingOf(finishes: SheetPart['finishes']): CoatingWeightId {
  const has = (pattern: RegExp) => finishes.some((name) => pattern.test(name) && !/\bspot\b/i.test(name));
  if (has(/laminat/i)) return 'laminate';
  if (has(/\bUV\b/i)) return 'uv';
  return has(/aqueous/i) ? 'aqueous' : 'none';
}
