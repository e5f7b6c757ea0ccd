import { emptyValues, textMeaning, valuesOf, type Sheet } from '@printpartner/spec-sheet/fields';
import { specForms, specSlots, type SpecKind } from '@printpartner/contracts/spec-fields';
import type { SpecDraft, SpecSheetSummary, SpecSlot } from '@printpartner/contracts/types';
import { detailedSheets } from '../../../entities/spec-sheet/sheet-details.ts';

/** A spec sheet that a file can be judged by. */
export interface SheetChoice {
  /** The slot of a working draft, the id of a named sheet. */
  id: string;
  kind: SpecKind;
  isDraft: boolean;
  /** The sheet's name in a result. */
  name: string;
  /** The sheet's name in a list. */
  fullName: string;
}

const kindOf = (slot: SpecSlot): SpecKind => (slot === specSlots.booklet ? 'booklet' : 'custom');

/** The kind isn't part of a draft. */
export const sheetOfDraft = ({ slot, data, shippingOption }: SpecDraft): Sheet => ({
  kind: kindOf(slot),
  data,
  shippingOption,
});

/** The working draft of a form under its job name; null for a draft that nobody has filled in. */
export function draftChoice(draft: SpecDraft): SheetChoice | null {
  const sheet = sheetOfDraft(draft);
  const { kind } = sheet;
  if (JSON.stringify(valuesOf(sheet)) === JSON.stringify(emptyValues(kind))) return null;
  const name = textMeaning(sheet, 'name') || specForms[kind].projectName;
  return { id: draft.slot, kind, isDraft: true, name, fullName: `${name} (working draft)` };
}

/** The named sheets; those with the same name read differently. */
export const namedChoices = (sheets: readonly SpecSheetSummary[]): SheetChoice[] =>
  detailedSheets(sheets).map(({ sheet: { id, kind, name }, fullName }) => ({
    id,
    kind,
    isDraft: false,
    name,
    fullName,
  }));

/** The slot of a chosen working draft; undefined for a named sheet. */
export const slotOf = ({ id, isDraft }: SheetChoice): SpecSlot | undefined =>
  isDraft ? Object.values(specSlots).find((slot) => slot === id) : undefined;

/** The job typed beside the file. */
export const TYPED = 'typed';

/** What a file is judged by besides the profile. */
export type JobChoice = SheetChoice | typeof TYPED | null;
