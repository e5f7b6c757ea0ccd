import { coverFrom } from '@printpartner/print-knowledge/paper';
import type { SheetJob, TrimSize } from '../job/sheet-job.ts';
import type { Book } from './book.ts';
import type { FoldedSheet } from './folded-sheet.ts';
import { isNear } from './length-text.ts';
import { isUnread } from './needs.ts';
import type { OrderedPiece } from './ordered-piece.ts';
import { gsmOf } from './stock-source.ts';

/** Pockets make a flat folder this much higher than a plain sheet, inches. */
const POCKET = 2;

const isSize = (size: TrimSize | undefined, one: number, other: number): boolean =>
  size !== undefined &&
  ((isNear(size.width, one) && isNear(size.height, other)) ||
    (isNear(size.width, other) && isNear(size.height, one)));

/** The price model that a booklet matches; undefined if none is close. */
export function pricedBooklet({ binding, cover, pages, trim }: Book): string | undefined {
  if (binding?.id !== 'saddle-stitch' || cover || !isSize(trim, 8.5, 11)) return undefined;
  return pages === 8 || pages === 12 || pages === 16 ? `booklet-${pages}` : undefined;
}

const cards: readonly (readonly [short: number, long: number, id: string])[] = [
  [4, 6, 'postcard-4x6'],
  [6, 9, 'postcard-6x9'],
  [6.5, 9, 'eddm-6.5x9'],
  [6, 11, 'eddm-6x11'],
  [8.5, 11, 'eddm-8.5x11'],
  [9, 12, 'eddm-9x12'],
];

/** The price model that a piece matches by size, fold and stock; undefined if none is close. */
export function pricedPiece(
  { text, fold, unread }: SheetJob,
  folded: FoldedSheet | undefined,
  { finished, layers }: OrderedPiece,
): string | undefined {
  const gsm = gsmOf(text);
  if (isFolder(text)) return 'pocket-folder';
  if (fold) return (fold === 'tri' || fold === 'z') && isSize(folded?.flat, 8.5, 11) ? 'tri-fold' : undefined;
  if (isUnread(unread, 'fold')) return undefined;
  // On card it is a rack card, for which there is no price.
  if (isSize(finished, 4.125, 9.5))
    return gsm === undefined || gsm < coverFrom.gsm ? 'envelope-10' : undefined;
  // An unknown fold: no model prices it.
  if (layers > 1) return undefined;
  if (isSize(finished, 2, 3.5)) {
    const isPremium = text.finishes.some((name) => /soft touch|foil|spot uv/i.test(name));
    return isPremium ? 'business-card-premium' : 'business-card';
  }
  if (isSize(finished, 18, 24)) return 'poster-18x24';
  if (gsm === undefined) return undefined;
  if (gsm < coverFrom.gsm)
    return isSize(finished, 8.5, 11) && text.stock ? textSheet(text.stock.name) : undefined;
  return cards.find(([short, long]) => isSize(finished, short, long))?.[2];
}

/** A coated sheet is a flyer, an uncoated one letterhead. */
const textSheet = (stock: string): string =>
  /gloss|silk|matte|dull/i.test(stock) ? 'flyer-letter' : 'letterhead';

/** 9 × 12 in with pockets folded up. */
function isFolder({ finished, flat }: SheetJob['text']): boolean {
  if (!isSize(finished, 9, 12) || !flat) return false;
  const [short, long] = [Math.min(flat.width, flat.height), Math.max(flat.width, flat.height)];
  return long >= 2 * 9 - 1 / 32 && short >= 12 + POCKET;
}
