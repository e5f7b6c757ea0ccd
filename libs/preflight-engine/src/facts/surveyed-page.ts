import type { Box } from '../pdf/boxes.ts';
import type { PdfDocument } from '../pdf/document.ts';
import type { MarkBudget } from './collectors/mark-budget.ts';
import type { FontUses } from './font-uses.ts';
import type { InkNames } from './ink-names.ts';

/** The current page, and what all pages of a file share. */
export interface SurveyedPage {
  document: PdfDocument;
  number: number;
  media: Box;
  trim: Box;
  /** Whether crop marks in the content may show another trim. */
  isTrimUnknown: boolean;
  /** UserUnit, pt. */
  userUnit: number;
  fonts: FontUses;
  inks: InkNames;
  budget: MarkBudget;
}
