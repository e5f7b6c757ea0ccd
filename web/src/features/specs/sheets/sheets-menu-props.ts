import type { SpecKind } from '@printpartner/contracts/spec-fields';
import type { SpecDraft, SpecSheet } from '@printpartner/contracts/types';
import type { Sheet } from '@printpartner/spec-sheet/fields';
import type { SheetSource } from '../../../entities/spec-sheet/download-sheet.ts';

/** What the menu of sheets needs to know of the form, and tells it. */
export interface SheetsMenuProps {
  kind: SpecKind;
  /** The named sheet in the form; null for the working draft. */
  current: Pick<SpecSheet, 'id' | 'name'> | null;
  /** What the form shows at the moment. */
  readSheet: () => Sheet;
  /** Saves what the form shows to where it is kept. Resolves with the revision after that, and rejects if it failed. */
  saveNow: () => Promise<{ revision: number }>;
  /** Saves what the form shows, then opens this. */
  onOpen: (source: SheetSource) => void;
  /**
   * The form now shows this sheet, saved with the same content. `emptied` is the working draft if the content came
   * from there and could be emptied.
   */
  onSavedAs: (sheet: SpecSheet, emptied: SpecDraft | null) => void;
  /** The sheet in the form has another name or project, and with it a newer revision. */
  onChanged: (sheet: SpecSheet) => void;
  /** The sheet in the form is deleted. Its text must not be saved again; the form opens the working draft. */
  onDeleted: (id: string) => void;
  /** Shows the quotes of a sheet that is in the form, or opened in it a moment ago. @param asks which vendors to ask */
  onOpenQuotes: (sheetId: string, asks: boolean) => void;
}
