import type { SpecSheetSummary } from '@printpartner/contracts/types';

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

const minute = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
const second = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'medium' });

/** The sheets of a list, in its order. */
export function detailedSheets(sheets: readonly SpecSheetSummary[]): DetailedSheet[] {
  const byName = countBy(sheets.map(nameIn));
  const byMinute = countBy(sheets.map((sheet) => textIn(sheet, minute)));
  const bySecond = new Map<string, number>();
  return sheets.map((sheet) => {
    const isSameMinute = byMinute.get(textIn(sheet, minute)) !== 1;
    const number = (bySecond.get(textIn(sheet, second)) ?? 0) + 1;
    bySecond.set(textIn(sheet, second), number);
    const at = (isSameMinute ? second : minute).format(Date.parse(sheet.updated_at));
    const about = aboutText(sheet);
    const changed = `Changed ${at}${number > 1 ? ` (${number})` : ''}`;
    const parts = byName.get(nameIn(sheet)) === 1 ? [] : [about, changed];
    const fullName = [sheet.name, ...parts].filter((text) => text !== '').join(' · ');
    return { sheet, about, changed, fullName };
  });
}

/** When a sheet or draft was last changed, to the minute. */
export const changedText = (at: string): string => `Changed ${minute.format(Date.parse(at))}`;

function aboutText({ company, quantities }: SpecSheetSummary): string {
  const copies = quantities.length > 0 ? `${quantities.join(' / ')} copies` : '';
  return [company, copies].filter((text) => text !== '').join(' · ');
}

const nameIn = ({ kind, name }: SpecSheetSummary): string => JSON.stringify([kind, name]);

/** All that a list says about a sheet, with its time that exact. */
const textIn = (sheet: SpecSheetSummary, time: Intl.DateTimeFormat): string =>
  JSON.stringify([nameIn(sheet), aboutText(sheet), time.format(Date.parse(sheet.updated_at))]);

function countBy(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}
