import { emptySpecData } from '@printpartner/contracts/spec-fields';
import type { Sheet } from '@printpartner/spec-sheet/fields';
import { specLines } from '@printpartner/spec-sheet/mail';

/** Whether a sheet says nothing but what an empty form says. */
export function isUnfilled(sheet: Sheet): boolean {
  const empty: Sheet = { kind: sheet.kind, data: emptySpecData(sheet.kind), shippingOption: '' };
  return linesText(sheet) === linesText(empty);
}

const linesText = (sheet: Sheet): string => JSON.stringify(specLines(sheet));
