import type { ChatStep } from '@printpartner/contracts/types';
import { allowanceFor, type Fit, type Insert } from '@printpartner/print-knowledge/envelopes';
import { decimalText } from '@printpartner/print-knowledge/figures';
import { fractionText } from '@printpartner/print-knowledge/measure';
import { defaultStock, opening, stockFor, type OpenedCalculator } from '@printpartner/print-search/answers';
import type { Question } from '../../question/question.ts';
import type { InsertSize } from './folded-insert.ts';
import { pieceSize, step } from './mail-figures.ts';
import { typedThickness } from './typed-sizes.ts';

/** Thickness of the typed paper or as typed, or of a card on the default stock. Inches. */
export function thicknessOf(question: Question): { thickness: number; assumed: string } {
  const [paper] = question.values.papers;
  const chosen = paper && stockFor(paper, 'card');
  const typed = typedThickness(question);
  if (typed !== undefined) return { thickness: typed, assumed: '' };
  if (chosen) return { thickness: chosen.stock.caliperIn, assumed: '' };
  const { stock } = defaultStock('card');
  return {
    thickness: stock.caliperIn,
    assumed: `The insert is ${stock.caliperIn} in thick, as ${stock.name}.`,
  };
}

/** `5 × 7 in`, `8-1/2 × 11 in folded in thirds (3-11/16 × 8-1/2 in)`. */
export const insertCalled = ({ height, width, fold, sheet }: InsertSize): string =>
  fold && sheet
    ? `${pieceSize(sheet.width, sheet.height)} ${{ thirds: 'folded in thirds', half: 'folded in half', quarters: 'folded in quarters' }[fold]} (${rounded(height)} × ${rounded(width)} in)`
    : pieceSize(height, width);

/** A side to the nearest 1/16 in: `3-11/16`. */
export const rounded = (side: number): string => fractionText(Math.round(side * 16) / 16);

/** The clearance that an insert needs, and what is left. */
export function fitSteps(fit: Fit, insert: Insert): ChatStep[] {
  return [
    step(
      'Insert',
      `${rounded(insert.height)} × ${rounded(insert.width)} in, ${insert.thickness} in thick`,
      `${fractionText(Math.round(allowanceFor(insert.thickness) * 64) / 64)} in clearance`,
    ),
    step(
      'Spare',
      `${fit.envelope.name} beyond the clearance${fit.isRotated ? ', rotated' : ''}`,
      `${rounded(fit.spareHeight)} × ${rounded(fit.spareWidth)} in`,
    ),
  ];
}

/** The envelope calculator with this insert. */
export const calculator = ({ height, width, thickness }: Insert): OpenedCalculator =>
  opening('envelope-fit', {
    height: decimalText(height, 4),
    width: decimalText(width, 4),
    caliper: String(thickness),
  });
