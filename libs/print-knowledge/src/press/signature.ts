import { answer, type Outcome } from '../figures/outcome.ts';
import type { PressSheet } from './press-sheets.ts';
import { sheetsOut, type Piece, type SheetsOut } from './sheets-out.ts';

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
  /** Pages that fit on both sides; more than a signature where the rest doesn’t fold into one. */
  fitting: number;
  /** The pairs of pages, spine to spine, as pieces of the sheet. */
  pair: Piece;
  layout: SheetsOut;
}

const COUNTS = [64, 32, 16, 8, 4] as const;

/** Two facing pages: they fold at the spine, so no bleed separates them. */
export const pairOf = ({ widthIn, heightIn, bleedIn }: Page): Piece => ({
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
  const fitting = 4 * laid.value.best.up;
  const pages = COUNTS.find((count) => count <= fitting) ?? 4;
  return answer({ pages, fitting, pair, layout: laid.value });
}
