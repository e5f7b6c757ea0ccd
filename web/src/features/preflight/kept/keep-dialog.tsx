import { useId, useState, type FormEvent } from 'react';
import { limits } from '@printpartner/contracts/types';
import { failureText } from '../../../platform/api/failure-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field, TextInput } from '../../../ui/field.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { VerdictNote } from '../../../ui/verdict.tsx';
import { useKeepResult } from '../api/keep-result.ts';
import { ChoiceGroup } from '../upload/choice-group.tsx';
import { fileNotKept } from './kept-words.ts';
import type { ProjectChoice, ProjectChoices } from './project-choice.ts';

interface KeepDialogProps extends ProjectChoices {
  sessionId: string;
  onKept: (project: ProjectChoice) => void;
  onClose: () => void;
}

/** Stands in the place of a project's id for one that is yet to be made. */
const NEW = 'new';

/** Asks with which project a result is to be kept; one that is not there yet is named here. */
export function KeepDialog(props: KeepDialogProps) {
  const { sessionId, projects, isFailed, onRetry, onNewProject, onKept, onClose } = props;
  const formId = useId();
  const [wanted, setWanted] = useState<string>();
  const [name, setName] = useState('');
  const [isNameMissing, setNameMissing] = useState(false);
  const { mutate: keep, isPending, error } = useKeepResult(onNewProject);
  const chosen = projects?.find(({ uuid }) => uuid === wanted) ?? projects?.[0];
  const isNew = wanted === NEW || !chosen;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!projects || isPending) return;
    setNameMissing(isNew && name.trim() === '');
    if (isNew && name.trim() === '') return;
    keep({ sessionId, project: isNew ? name.trim() : chosen }, { onSuccess: onKept });
  }

  function close() {
    // What is being kept is waited for, to say where.
    if (!isPending) onClose();
  }

  return (
    <Dialog
      title="Keep with a project"
      description={fileNotKept}
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
              { id: NEW, name: 'New project', note: 'Named below' },
            ]}
            chosen={isNew ? NEW : chosen.uuid}
            isDisabled={isPending}
            onChoose={setWanted}
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
      </form>
    </Dialog>
  );
}

const noteOf = ({ customer, isLastOpened }: ProjectChoice): string =>
  [customer, isLastOpened ? 'last opened' : ''].filter(Boolean).join(' · ');
