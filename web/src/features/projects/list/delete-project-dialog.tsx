import type { Project } from '@printpartner/contracts/types';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { nameOf } from './project-list-props.ts';

interface DeleteProjectDialogProps {
  project: Project;
  /** The form holds text of this project that is not saved. */
  hasEdits: boolean;
  /** Rejects, having said why, when the project is still there. */
  onDelete: () => Promise<void>;
  onClose: () => void;
}

/** Asks before a project goes for good, and names what goes with it. */
export function DeleteProjectDialog({ project, hasEdits, onDelete, onClose }: DeleteProjectDialogProps) {
  return (
    <ConfirmDialog
      title="Delete this project?"
      question={
        <span className="wrap-anywhere">
          <b className="font-semibold text-ink">{nameOf(project)}</b>
          {hasEdits && ', your edits that are not saved'}, its reminders and the preflight results kept with
          it are deleted for good.
          {!project.archived && ' To keep it out of the way instead, archive it.'}
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
