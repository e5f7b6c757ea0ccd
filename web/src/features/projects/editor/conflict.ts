import { storedLine, storedLines } from '@printpartner/contracts/stored-text';
import {
  projectFields,
  type ProjectField,
  type ProjectForm,
} from '../../../entities/project/project-form.ts';

/** The other text of each field that was changed both here and elsewhere. The user chooses which one stays. */
export type Conflicts = Partial<Record<ProjectField, string>>;

export const conflictLabels: Record<ProjectField, string> = {
  clientName: 'Client/Company Name',
  projectNameType: 'Project Name/Type',
  status: 'Status',
  printingCompany: 'Print Vendor Name',
  estimateQuoteAmount: 'Estimate Number/Quote Amount',
  dueDate: 'Due Date',
  notes: 'Notes',
  reminderDate: 'Alert Date',
  reminderTime: 'Alert Time',
  reminderMessage: 'Alert Message',
};

/**
 * Fields that both sides changed since `base`, to different text, with the other side's text.
 *
 * @param sent forms this screen has sent; a text from one of them is not another side's
 */
export function conflictsOf(
  base: ProjectForm,
  mine: ProjectForm,
  theirs: ProjectForm,
  sent: readonly ProjectForm[],
): Conflicts {
  const conflicts: Conflicts = {};
  for (const field of projectFields) {
    const other = theirs[field];
    const isMine = [mine, ...sent].some((form) => isSameText(field, form[field], other));
    if (mine[field] !== base[field] && other !== base[field] && !isMine) conflicts[field] = other;
  }
  return conflicts;
}

const multiLineFields: ReadonlySet<ProjectField> = new Set(['status', 'notes', 'reminderMessage']);
const singleValueFields: ReadonlySet<ProjectField> = new Set(['dueDate', 'reminderDate', 'reminderTime']);

function isSameText(field: ProjectField, one: string, other: string): boolean {
  const stored = multiLineFields.has(field) ? storedLines : storedLine;
  return stored(one) === stored(other);
}

export const conflictingFields = (conflicts: Conflicts): ProjectField[] =>
  projectFields.filter((field) => conflicts[field] !== undefined);

/** Both texts in one field; null for a date or time, and where one side is empty. */
export function bothTexts(field: ProjectField, mine: string, theirs: string): string | null {
  if (singleValueFields.has(field) || mine.trim() === '' || theirs.trim() === '') return null;
  return [theirs, mine].join(multiLineFields.has(field) ? '\n' : ' / ');
}
