import type { SheetJob } from '../job/sheet-job.ts';
import { isUnread } from './needs.ts';
import { bookOf } from './book.ts';
import { envelopeSum } from './envelope.ts';
import { foldPanels } from './fold-panels.ts';
import { foldedSheetOf } from './folded-sheet.ts';
import { bookletPiece, loosePiece, type OrderedPiece } from './ordered-piece.ts';
import { pageRule } from './page-rule.ts';
import { postageSum } from './postage.ts';
import { pricedBooklet, pricedPiece } from './priced-product.ts';
import { roughPrice } from './rough-price.ts';
import { sizeFault } from './size-fault.ts';
import { spineWidth } from './spine-width.ts';
import { sumOf, type Sum } from './sum.ts';
import { cartonSum, weightSum } from './weight.ts';

/** The form of other pieces has no page count. */
const BOUND_PIECE =
  'A bound piece needs a page count for its weight, postage and price. Enter it in Create Booklet Specs.';

/**
 * The print arithmetic of a sheet, each result with its numbers and sources: page rule and spine of a booklet, panels of
 * a folded piece, weight, cartons, postage, envelope and rough price. What can't be calculated says what is missing.
 * All figures are from print-knowledge. @param today `2026-11-21`, for the postage in effect
 */
export function arithmeticOf(job: SheetJob, today: string): Sum[] {
  return job.kind === 'booklet' ? bookletSums(job, today) : pieceSums(job, today);
}

function bookletSums(job: SheetJob, today: string): Sum[] {
  const book = bookOf(job);
  const sums = [pageRule(job, book), spineWidth(book)];
  return [...sums, ...commonSums(job, bookletPiece(job, book), pricedBooklet(book), today)];
}

function pieceSums(job: SheetJob, today: string): Sum[] {
  if (job.isBound) return [sumOf('pages', 'Page rule', { missing: BOUND_PIECE })];
  const fault = sizeFault(job);
  if (fault !== undefined) return [sumOf('weight', 'Weight', { missing: fault })];
  const folded = foldedSheetOf(job);
  const piece = loosePiece(job, folded);
  const product = pricedPiece(job, folded, piece);
  const isFolded =
    job.fold !== undefined || isUnread(job.unread, 'fold') || (piece.layers > 1 && product === undefined);
  const panels = isFolded ? [foldPanels(job, folded)] : [];
  return [...panels, ...commonSums(job, piece, product, today)];
}

const commonSums = (
  job: SheetJob,
  piece: OrderedPiece,
  product: string | undefined,
  today: string,
): Sum[] => [
  weightSum(job, piece),
  cartonSum(job, piece),
  postageSum(job, piece, today),
  envelopeSum(job, piece),
  roughPrice(product, job, piece),
];
