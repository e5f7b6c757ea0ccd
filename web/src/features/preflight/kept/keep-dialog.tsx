import { useId, useState, type FormEvent } from 'react';
import { limits } from '@printpartner/contracts/types';
import { fileSizeText } from '@printpartner/print-knowledge/figures';
import { useKeepResult } from '../../../entities/preflight-result/kept-results.ts';
import { KEPT_ALONE, KEPT_WITH_FILE } from '../../../entities/preflight-result/result-text.ts';
import { failureText } from '../../../platform/api/failure-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field, TextInput } from '../../../ui/field.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { VerdictNote } from '../../../ui/verdict.tsx';
import { ChoiceGroup } from '../upload/choice-group.tsx';

/** A project that a result can be kept with. */
export interface ProjectChoice {
  id: number;
  uuid: string;
  name: string;
  customer: string;
  /** When it was last changed, if another project has its name. */
  changed: string;
  /** It was saved or opened last. */
  isLastOpened: boolean;
}

/** The user's projects, passed in by `app`. */
export interface ProjectChoices {
  /** The user's projects in display order; undefined while loading. */
  projects: readonly ProjectChoice[] | undefined;
  isFailed: boolean;
  onRetry: () => void;
  /** Creates a project, or returns the existing one with that name. @throws ApiError */
  onNewProject: (name: string) => Promise<ProjectChoice>;
}

interface KeepDialogProps extends ProjectChoices {
  sessionId: string;
  file: File;
  onKept: (kept: { project: ProjectChoice; keptId: string; withFile: boolean }) => void;
  onClose: () => void;
}

/** Value of the choice of a new project, which has no UUID yet. */
const NEW = 'new';

/** Asks which project to keep a result with, or names a new one. */
export function KeepDialog(props: KeepDialogProps) {
  const { sessionId, file, projects, isFailed, onRetry, onNewProject, onKept, onClose } = props;
  const formId = useId();
  const [choice, setChoice] = useState<string>();
  const [name, setName] = useState('');
  const [isNameMissing, setNameMissing] = useState(false);
  const isTooLarge = file.size > limits.jobFileBytes;
  const [withFile, setWithFile] = useState(!isTooLarge);
  const { mutate: keep, isPending, error } = useKeepResult(onNewProject);
  const chosen = projects?.find(({ uuid }) => uuid === choice) ?? projects?.[0];
  const isNew = choice === NEW || !chosen;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!projects || isPending) return;
    setNameMissing(isNew && name.trim() === '');
    if (isNew && name.trim() === '') return;
    keep(
      { sessionId, project: isNew ? name.trim() : chosen },
      { onSuccess: (kept) => onKept({ ...kept, withFile }) },
    );
  }

  function close() {
    // The request in progress still has to report its project.
    if (!isPending) onClose();
  }

  return (
    <Dialog
      title="Keep with a project"
      description={withFile ? KEPT_WITH_FILE : KEPT_ALONE}
      isBusy={isPending}
      onClose={close}
      footer={
        <div className="flex justify-end gap-2">
          <Button variant="outline" disabled={isPending} onClick={close}>
            {projects ? 'Cancel' : 'Close'}
          </Button>
          {projects && (
            <Button type="submit" form={formId} busy={isPending} busyLabel="Keeping…">
              Keep
            </Button>
          )}
        </div>
      }
    >
      <form id={formId} className="grid grid-cols-[minmax(0,1fr)] gap-5" onSubmit={submit}>
        <div role="alert" className={error ? '' : 'hidden'}>
          {error && (
            <VerdictNote verdict="fail">{failureText(error, 'The result was not kept.')}</VerdictNote>
          )}
        </div>
        {isFailed && (
          <p className="type-data text-ink-2">
            Your projects did not load.{' '}
            <button type="button" onClick={onRetry} className="touch-target type-link text-ink">
              Try again
            </button>
          </p>
        )}
        {!projects && !isFailed && <SkeletonLines label="Loading projects" widths={['72%', '48%', '64%']} />}
        {projects && chosen && (
          <ChoiceGroup
            legend="Project"
            className="grid-cols-[minmax(0,1fr)] wrap-anywhere"
            choices={[
              ...projects.map((project) => ({ id: project.uuid, name: project.name, note: noteOf(project) })),
              { id: NEW, name: 'New project', note: 'Name it below' },
            ]}
            chosen={isNew ? NEW : chosen.uuid}
            isDisabled={isPending}
            onChoose={setChoice}
          />
        )}
        {projects && isNew && (
          <Field
            label="Name of the new project"
            error={isNameMissing && name.trim() === '' ? 'Name the project.' : undefined}
          >
            <TextInput
              value={name}
              maxLength={limits.projectNameMax}
              disabled={isPending}
              onChange={({ currentTarget }) => setName(currentTarget.value)}
            />
          </Field>
        )}
        {projects && (
          <div className="flex items-start gap-2.5">
            <input
              id={`${formId}-file`}
              type="checkbox"
              checked={withFile}
              disabled={isPending || isTooLarge}
              aria-describedby={`${formId}-file-note`}
              onChange={({ currentTarget }) => setWithFile(currentTarget.checked)}
              className="touch-target mt-0.5 size-4.5 shrink-0 accent-ink"
            />
            <div className="min-w-0">
              <label htmlFor={`${formId}-file`} className="type-data font-semibold">
                Add the file too
              </label>
              <p id={`${formId}-file-note`} className="type-note wrap-anywhere text-ink-3">
                {isTooLarge
                  ? `Files of a project have at most ${fileSizeText(limits.jobFileBytes)}`
                  : `${file.name}, ${fileSizeText(file.size)}`}
              </p>
            </div>
          </div>
        )}
      </form>
    </Dialog>
  );
}

const noteOf = ({ customer, changed, isLastOpened }: ProjectChoice): string =>
  [customer, changed, isLastOpened ? 'last opened' : ''].filter(Boolean).join(' · ');
