import type { SpecSheetSummary } from '@printpartner/contracts/types';
import { toldApart } from '../../platform/told-apart.ts';

/** A sheet of a list, and what tells it from the others. */
export interface DetailedSheet {
  sheet: SpecSheetSummary;
  /** The customer and the quantities; '' if neither is given. */
  about: string;
  /** When it was last changed. Differs between sheets that read the same otherwise. */
  changed: string;
  /** Its name, with the rest if another sheet of its kind has the same name. */
  fullName: string;
}

/** The sheets of a list, in its order. */
export function detailedSheets(sheets: readonly SpecSheetSummary[]): DetailedSheet[] {
  const told = toldApart(sheets, (sheet) => {
    const { kind, name, updated_at: updatedAt } = sheet;
    return { kind, name, about: aboutText(sheet), updatedAt };
  });
  return told.map(({ item, changed, fullName }) => ({
    sheet: item,
    about: aboutText(item),
    changed,
    fullName,
  }));
}

function aboutText({ company, quantities }: SpecSheetSummary): string {
  const copies = quantities.length > 0 ? `${quantities.join(' / ')} copies` : '';
  return [company, copies].filter((text) => text !== '').join(' · ');
}
