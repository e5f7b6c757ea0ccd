import type { Project } from '@printpartner/contracts/types';
import { toast } from '../../../ui/toast.tsx';
import type { EditorStore } from './editor-store.ts';
import {
  formOf,
  projectFields,
  type ProjectField,
  type ProjectForm,
} from '../../../entities/project/project-form.ts';

/** Long enough to read and choose. */
const CONFLICT_TOAST_MS = 12_000;

const labels: Record<ProjectField, string> = {
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

/** Fields that both sides changed since `base`, to different text. */
export function changedOnBothSides(
  base: ProjectForm,
  mine: ProjectForm,
  theirs: ProjectForm,
): ProjectField[] {
  return projectFields.filter(
    (field) => mine[field] !== base[field] && theirs[field] !== base[field] && mine[field] !== theirs[field],
  );
}

/**
 * Shows a toast when `news` changes fields that the user has edited too. The user's text is kept, and the toast
 * offers the other. Call before dispatching the news to the editor.
 *
 * @param sent the form a save has just sent; its own changes are not conflicts
 */
export function warnOfConflicts(store: EditorStore, news: Project, sent?: ProjectForm): void {
  const { record, form } = store.get();
  if (record?.id !== news.id || news.updated_at < record.updated_at) return;
  const base = formOf(record);
  const theirs = formOf(news);
  const fields = changedOnBothSides(base, form, theirs).filter(
    (field) => !sent || sent[field] === base[field],
  );
  if (fields.length === 0) return;
  toast({
    title: 'Changed elsewhere, too',
    description: `${fields.map((field) => labels[field]).join(', ')}: your text stays.`,
    durationMs: CONFLICT_TOAST_MS,
    action: {
      label: 'Use theirs',
      onClick: () => {
        if (store.get().record?.id !== news.id) return;
        for (const field of fields) store.dispatch({ type: 'typed', field, value: theirs[field] });
      },
    },
  });
}
