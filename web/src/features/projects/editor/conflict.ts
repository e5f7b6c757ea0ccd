import type { Conflicts } from '@printpartner/documents';
import {
  projectDocument,
  projectFields,
  type ProjectField,
  type ProjectForm,
} from '../../../entities/project/project-form.ts';

export const conflictingFields = (conflicts: Conflicts<ProjectForm>): ProjectField[] =>
  projectFields.filter((field) => conflicts[field] !== undefined);

/** Both texts in one field; null for a date or time, and where one side is empty. */
export const bothTexts = (field: ProjectField, mine: string, theirs: string): string | null =>
  mine.trim() === '' || theirs.trim() === '' ? null : projectDocument.join(field, theirs, mine);
