import { useState } from 'react';
import type { SpecSheetSummary } from '@printpartner/contracts/types';
import { ProjectSelect } from '../../../entities/project/project-select.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { sheetFailureText } from './sheet-failure.ts';
import type { SheetActions } from './use-sheet-actions.ts';

interface AttachDialogProps {
  sheet: SpecSheetSummary;
  onAttach: SheetActions['attach'];
  onClose: () => void;
}

/** Asks which active project a sheet belongs to, or detaches it. */
export function AttachDialog({ sheet, onAttach, onClose }: AttachDialogProps) {
  const [uuid, setUuid] = useState(sheet.project_uuid);
  const [error, setError] = useState<string>();

  async function confirm() {
    if (uuid === sheet.project_uuid) return;
    try {
      await onAttach(sheet, uuid);
    } catch (failure) {
      setError(sheetFailureText(failure));
      throw failure;
    }
  }

  return (
    <ConfirmDialog
      title="Attach to a project"
      question={
        <>
          Which job is <b className="font-semibold wrap-anywhere text-ink">{sheet.name}</b> for?
        </>
      }
      confirmLabel="Save"
      busyLabel="Saving…"
      onConfirm={confirm}
      onClose={onClose}
    >
      <ProjectSelect
        uuid={uuid}
        error={error}
        onChoose={(chosen) => {
          setUuid(chosen);
          setError(undefined);
        }}
      />
    </ConfirmDialog>
  );
}
