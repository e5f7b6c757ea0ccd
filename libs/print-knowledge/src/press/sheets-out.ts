import { answer, noAnswer, type Outcome, isPositive, isZeroOrMore } from '../figures/outcome.ts';
import type { PressSheet } from './press-sheets.ts';

export interface Piece {
  /** Flat trim size, in inches. */
  widthIn: number;
  heightIn: number;
  /** On every side. */
  bleedIn: number;
  /** Between the bleeds of neighbors; 0 where one cut serves both. */
  gutterIn: number;
}

export interface SheetLayout {
  across: number;
  around: number;
  /** Pieces on the sheet. */
  up: number;
  /** The piece's width runs around the cylinder. */
  isTurned: boolean;
  /** One piece with its bleed, as it lies on the sheet. */
  cell: { acrossIn: number; aroundIn: number };
}

export interface SheetsOut {
  best: SheetLayout;
  /** The other way to turn the piece; holds nothing where it does not fit. */
  other: SheetLayout;
  /** Where ink may stand. */
  printable: { acrossIn: number; aroundIn: number };
  /** Trimmed pieces' part of the whole sheet's area, from 0 to 1. */
  yield: number;
}

// Sums of decimal inches miss by a hair: 3 × 4.25 is to fit 12.75.
const hairIn = 1e-9;

/** The printable area of a press sheet: what gripper, tail and sides leave, in inches. */
export function printableArea(sheet: PressSheet): { acrossIn: number; aroundIn: number } {
  return {
    acrossIn: sheet.acrossIn - 2 * sheet.sideIn,
    aroundIn: sheet.aroundIn - sheet.gripperIn - sheet.tailIn,
  };
}

/** Pieces of one length that fit in a row, with gutters only between them. */
function inRow(roomIn: number, pieceIn: number, gutterIn: number): number {
  return Math.max(0, Math.floor((roomIn + gutterIn) / (pieceIn + gutterIn) + hairIn));
}

function layOut(piece: Piece, room: { acrossIn: number; aroundIn: number }, isTurned: boolean): SheetLayout {
  const [width, height] = isTurned ? [piece.heightIn, piece.widthIn] : [piece.widthIn, piece.heightIn];
  const cell = { acrossIn: width + 2 * piece.bleedIn, aroundIn: height + 2 * piece.bleedIn };
  const across = inRow(room.acrossIn, cell.acrossIn, piece.gutterIn);
  const around = inRow(room.aroundIn, cell.aroundIn, piece.gutterIn);
  return { across, around, up: across * around, isTurned, cell };
}

/** How many pieces come out of a press sheet, the better of both ways to lay them; none when not even one fits. */
export function sheetsOut(piece: Piece, sheet: PressSheet): Outcome<SheetsOut> {
  if (![piece.widthIn, piece.heightIn].every(isPositive)) {
    return noAnswer('Both sides of the piece have to be more than 0 in.');
  }
  if (![piece.bleedIn, piece.gutterIn].every(isZeroOrMore)) {
    return noAnswer('Bleed and gutter are 0 in or more.');
  }
  const printable = printableArea(sheet);
  const upright = layOut(piece, printable, false);
  const turned = layOut(piece, printable, true);
  const [best, other] = turned.up > upright.up ? [turned, upright] : [upright, turned];
  if (best.up === 0) {
    return noAnswer(
      'The piece with its bleed is larger than the printable area of this sheet. Choose a larger one.',
    );
  }
  const area = (best.up * piece.widthIn * piece.heightIn) / (sheet.acrossIn * sheet.aroundIn);
  return answer({ best, other, printable, yield: area });
}

/** Good press sheets for a quantity, without make-ready. Expects a whole quantity and at least one piece on the sheet. */
export function sheetsFor(quantity: number, up: number): number {
  return Math.ceil(quantity / up);
}
