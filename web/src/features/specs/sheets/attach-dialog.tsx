import { useState } from 'react';
import type { Project, SpecSheetSummary } from '@printpartner/contracts/types';
import { projectName } from '../../../entities/project/project-name.ts';
import { splitByArchived } from '../../../entities/project/project-order.ts';
import { useProjects } from '../../../entities/project/use-projects.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { useAttachedProject } from './attached-project.tsx';
import { sheetFailureText } from './sheet-failure.ts';
import type { SheetActions } from './use-sheet-actions.ts';

interface AttachDialogProps {
  sheet: SpecSheetSummary;
  onAttach: SheetActions['attach'];
  onClose: () => void;
}

const NO_PROJECT = '';

/** Asks which active project a sheet belongs to, or detaches it. */
export function AttachDialog({ sheet, onAttach, onClose }: AttachDialogProps) {
  const { data, isFailed, refetch } = useProjects();
  const attached = useAttachedProject(sheet.project_uuid, data?.projects);
  const [uuid, setUuid] = useState(sheet.project_uuid ?? NO_PROJECT);
  const [error, setError] = useState<string>();
  const choices = choicesOf(data?.projects ?? [], attached);

  async function confirm() {
    if (uuid === (sheet.project_uuid ?? NO_PROJECT)) return;
    try {
      await onAttach(sheet, uuid === NO_PROJECT ? null : uuid);
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
      {data && (
        <Field
          label="Project"
          error={error}
          hint={choices.length === 0 ? 'You have no active projects' : undefined}
        >
          <Select
            value={uuid}
            onChange={({ currentTarget }) => {
              setUuid(currentTarget.value);
              setError(undefined);
            }}
          >
            <option value={NO_PROJECT}>No project</option>
            {choices.map((project) => (
              <option key={project.uuid} value={project.uuid}>
                {`${projectName(project)}${project.archived ? ' (archived)' : ''}`}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {!data && !isFailed && <SkeletonLines label="Loading projects" widths={['100%']} />}
      {!data && isFailed && (
        <p className="type-data text-ink-2">
          Your projects did not load.{' '}
          <button type="button" onClick={refetch} className="touch-target type-link text-ink">
            Try again
          </button>
        </p>
      )}
    </ConfirmDialog>
  );
}

/** The active projects by due date, and the attached one, even if it is archived. */
function choicesOf(projects: readonly Project[], attached: Project | undefined): Project[] {
  const { active } = splitByArchived(projects);
  return attached && !active.some(({ uuid }) => uuid === attached.uuid) ? [...active, attached] : active;
}
