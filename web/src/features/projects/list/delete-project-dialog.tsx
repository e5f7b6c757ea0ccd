import type { Project } from '@printpartner/contracts/types';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { projectName } from '../../../entities/project/project-form.ts';

interface DeleteProjectDialogProps {
  project: Project;
  /** The form has unsaved text of this project. */
  hasEdits: boolean;
  /** Rejects after showing why when the project was not deleted. */
  onDelete: () => Promise<void>;
  onClose: () => void;
}

/** Asks before a project is deleted, and lists what is deleted with it. */
export function DeleteProjectDialog({ project, hasEdits, onDelete, onClose }: DeleteProjectDialogProps) {
  return (
    <ConfirmDialog
      title="Delete this project?"
      question={
        <span className="wrap-anywhere">
          <b className="font-semibold text-ink">{projectName(project)}</b>
          {hasEdits && ', your unsaved edits'}, its reminders and the preflight results kept with it will be
          permanently deleted.
          {!project.archived && ' To just get it out of the way, archive it instead.'}
        </span>
      }
      confirmLabel="Delete"
      busyLabel="Deleting…"
      isDestructive
      onConfirm={onDelete}
      onClose={onClose}
    />
  );
}
