import { coverTypeOf, labelOf, shownSections, shownText, type Sheet } from '../fields/index.ts';

export interface SpecLine {
  label: string;
  /** May have several lines, separated by \n. */
  text: string;
}

export interface SpecLines {
  /** The section's. */
  title: string;
  lines: SpecLine[];
}

/**
 * What a sheet says, by section in the form's order, as the email and the PDF have it. Only shown fields; without
 * those that say nothing: empty, zero, the word "test", binding `Options`, finished size `N/A`.
 */
export function specLines(sheet: Sheet): SpecLines[] {
  const cover = coverTypeOf(sheet.data);
  return shownSections(sheet.kind, cover)
    .map(({ section, fields }) => ({
      title: section.title,
      lines: fields
        .map((field) => ({
          label: field.mailLabel ?? labelOf(field, sheet.kind, cover),
          text: shownText(sheet, field),
        }))
        .filter(({ text }) => text !== ''),
    }))
    .filter(({ lines }) => lines.length > 0);
}
