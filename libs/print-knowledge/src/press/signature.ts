import { answer, type Outcome } from '../figures/outcome.ts';
import type { PressSheet } from './press-sheets.ts';
import { sheetsOut, usedShare, type Piece, type SheetLayout, type SheetsOut } from './sheets-out.ts';

export interface Page {
  /** Trimmed page, inches; the height is the spine side. */
  widthIn: number;
  heightIn: number;
  /** At head, foot and face; there is none at the spine. */
  bleedIn: number;
}

export interface Signature {
  /** Pages of the signature, both sides of the sheet: 4, 8, 16, 32 or 64. */
  pages: number;
  /** Pages that fit on both sides; more than a signature where they don’t fold in halves. */
  fitting: number;
  /** Two pages, spine to spine, as a piece of the sheet. */
  pair: Piece;
  /** The pairs of the signature, not those that would fit beside it. */
  layout: SheetsOut;
}

const MAX_PAIRS = 16;

/** Two facing pages: they fold at the spine, so no bleed separates them. */
const pairOf = ({ widthIn, heightIn, bleedIn }: Page): Piece => ({
  widthIn: 2 * widthIn,
  heightIn,
  bleedIn,
  gutterIn: 0,
});

/** The largest signature of a page on a press sheet; no answer if not even four pages fit. */
export function signatureOn(page: Page, sheet: PressSheet): Outcome<Signature> {
  const pair = pairOf(page);
  const laid = sheetsOut(pair, sheet);
  if (!laid.ok) return laid;
  const [first, second] = [folding(laid.value.best), folding(laid.value.other)];
  const [best, other] = second.up > first.up ? [second, first] : [first, second];
  return answer({
    pages: 4 * best.up,
    fitting: 4 * laid.value.best.up,
    pair,
    layout: { ...laid.value, best, other, yield: usedShare(pair, best.up, sheet) },
  });
}

/** The part of a layout that folds in halves: each side is a power of two, and the heaviest signature has 64 pages. */
function folding(layout: SheetLayout): SheetLayout {
  let [across, around] = [halving(layout.across), halving(layout.around)];
  while (across * around > MAX_PAIRS)
    [across, around] = across > around ? [across / 2, around] : [across, around / 2];
  return { ...layout, across, around, up: across * around };
}

/** The largest power of two in a count; 0 of none. */
const halving = (count: number): number => (count < 1 ? 0 : 2 ** Math.floor(Math.log2(count)));
