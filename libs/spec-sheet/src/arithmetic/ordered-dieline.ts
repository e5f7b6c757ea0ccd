import type { FoldId } from '@printpartner/print-knowledge/folding';
import type { SheetJob, SheetStock, TrimSize } from '../job/sheet-job.ts';
import { bookOf, SELF_COVER_PAGES, spineOf } from './book.ts';
import { foldedSheetOf, foldsTo } from './folded-sheet.ts';
import { coverWarnings } from './spine-width.ts';

/** What a sheet says of the dieline of its piece. Inches. */
export type OrderedDieline = OrderedFold | OrderedCover;

export interface OrderedFold {
  kind: 'fold';
  fold: FoldId;
  /** The flat size across and along the folds. */
  flat: TrimSize;
  allowance: number;
  stock?: SheetStock;
}

/** The cover of a book by the size of its page; without stocks only if it is stitched. */
export interface OrderedCover {
  kind: 'cover';
  binding: 'saddle' | 'perfect';
  trim: TrimSize;
  /** Without those of the cover, where its spine is counted. */
  pages: number;
  text?: SheetStock;
  cover?: SheetStock;
}

const STITCHED_PAGES = 4;

/**
 * The dieline of a folded piece, or of a stitched or glued book's cover. Undefined for other pieces, where a figure is
 * missing or can't be read, and where the sheet contradicts itself.
 */
export function orderedDieline(job: SheetJob): OrderedDieline | undefined {
  return job.kind === 'booklet' ? orderedCover(job) : orderedFold(job);
}

function orderedFold(job: SheetJob): OrderedFold | undefined {
  const { text, isBound } = job;
  const sheet = isBound ? undefined : foldedSheetOf(job);
  if (!sheet || !foldsTo(sheet, text.finished)) return undefined;
  return {
    kind: 'fold',
    fold: sheet.fold,
    flat: { width: sheet.across, height: sheet.along },
    allowance: sheet.allowance.allowanceIn,
    ...(text.stock && { stock: text.stock }),
  };
}

function orderedCover(job: SheetJob): OrderedCover | undefined {
  const book = bookOf(job);
  const { trim, textPages, binding, boundOn, text, cover } = book;
  // A cover of more pages has flaps.
  const isPlain = boundOn === 'left' && (!cover || cover.pages === SELF_COVER_PAGES);
  if (!trim || textPages === undefined || !isPlain) return undefined;
  const stocks = { ...(text && { text }), ...coverStock(cover ? cover.stock : text) };
  if (binding?.id === 'saddle-stitch') {
    if (textPages % STITCHED_PAGES !== 0 || coverWarnings(book, 0).length > 0) return undefined;
    return { kind: 'cover', binding: 'saddle', trim, pages: textPages, ...stocks };
  }
  const spine = binding?.id === 'perfect-bound' ? spineOf(book) : undefined;
  if (!spine?.ok || coverWarnings(book, spine.value.spine).length > 0) return undefined;
  return {
    kind: 'cover',
    binding: 'perfect',
    trim,
    pages: cover ? textPages : textPages - SELF_COVER_PAGES,
    ...stocks,
  };
}

const coverStock = (stock: SheetStock | undefined): Pick<OrderedCover, 'cover'> =>
  stock ? { cover: stock } : {};
