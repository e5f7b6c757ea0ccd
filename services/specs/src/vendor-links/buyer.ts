import { type Sheet, textMeaning } from '@printpartner/spec-sheet/fields';

/** Who asks for a quote, as the sheet has it; '' where it has nothing. */
export const buyerOf = (sheet: Sheet): { company: string; name: string } => ({
  company: textMeaning(sheet, 'company'),
  name: textMeaning(sheet, 'contact'),
});

/** The buyer in a sentence. */
export function buyerText(sheet: Sheet): string {
  const { company, name } = buyerOf(sheet);
  if (name && company) return `${name} (${company})`;
  return name || company || 'A print buyer';
}
