import { answer, noAnswer, type Outcome, isPositive, isZeroOrMore } from '../figures/outcome.ts';
import type { PressSheet } from './press-sheets.ts';

export interface Piece {
  /** Flat trim size, inches. */
  widthIn: number;
  heightIn: number;
  /** Bleed on every side. */
  bleedIn: number;
  /** Distance between the bleeds of adjacent pieces; 0 for a single cut. */
  gutterIn: number;
}

export interface SheetLayout {
  across: number;
  around: number;
  /** Pieces on the sheet. */
  up: number;
  /** The piece's width runs around the cylinder. */
  isRotated: boolean;
  /** One piece with bleed, as oriented on the sheet. */
  cell: { acrossIn: number; aroundIn: number };
}

export interface SheetsOut {
  best: SheetLayout;
  /** The other orientation; `up` is 0 if it doesn't fit. */
  other: SheetLayout;
  /** Printable area, inches. */
  printable: { acrossIn: number; aroundIn: number };
  /** Share of the sheet's area used by trimmed pieces, 0 to 1. */
  yield: number;
}

// Absorbs floating-point error, so that 3 × 4.25 in fits 12.75 in.
const EPSILON = 1e-9;

/** Area of a press sheet inside gripper, tail and side margins, in inches. */
export function printableArea(sheet: PressSheet): { acrossIn: number; aroundIn: number } {
  return {
    acrossIn: sheet.acrossIn - 2 * sheet.sideIn,
    aroundIn: sheet.aroundIn - sheet.gripperIn - sheet.tailIn,
  };
}

/** Pieces of one length that fit in a row, with gutters between them. */
function inRow(availableIn: number, pieceIn: number, gutterIn: number): number {
  return Math.max(0, Math.floor((availableIn + gutterIn) / (pieceIn + gutterIn) + EPSILON));
}

function layOut(piece: Piece, area: { acrossIn: number; aroundIn: number }, isRotated: boolean): SheetLayout {
  const [width, height] = isRotated ? [piece.heightIn, piece.widthIn] : [piece.widthIn, piece.heightIn];
  const cell = { acrossIn: width + 2 * piece.bleedIn, aroundIn: height + 2 * piece.bleedIn };
  const across = inRow(area.acrossIn, cell.acrossIn, piece.gutterIn);
  const around = inRow(area.aroundIn, cell.aroundIn, piece.gutterIn);
  return { across, around, up: across * around, isRotated, cell };
}

/** Pieces per press sheet in the better of two orientations; no answer if not even one fits. */
export function sheetsOut(piece: Piece, sheet: PressSheet): Outcome<SheetsOut> {
  if (![piece.widthIn, piece.heightIn].every(isPositive)) {
    return noAnswer('Width and height must be more than 0 in.');
  }
  if (![piece.bleedIn, piece.gutterIn].every(isZeroOrMore)) {
    return noAnswer('Bleed and gutter must be 0 in or more.');
  }
  const printable = printableArea(sheet);
  const upright = layOut(piece, printable, false);
  const rotated = layOut(piece, printable, true);
  const [best, other] = rotated.up > upright.up ? [rotated, upright] : [upright, rotated];
  if (best.up === 0) {
    return noAnswer(
      'The piece with bleed is larger than this sheet’s printable area. Choose a larger sheet.',
    );
  }
  return answer({ best, other, printable, yield: usedShare(piece, best.up, sheet) });
}

/** Share of a sheet's area used by trimmed pieces, 0 to 1. */
export function usedShare(piece: Piece, up: number, sheet: PressSheet): number {
  return (up * piece.widthIn * piece.heightIn) / (sheet.acrossIn * sheet.aroundIn);
}

/** Good sheets for a quantity, before makeready. Expects whole numbers, 1 or more. */
export function sheetsFor(quantity: number, up: number): number {
  return Math.ceil(quantity / up);
}
