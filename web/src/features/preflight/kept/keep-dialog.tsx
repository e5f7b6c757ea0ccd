import { useId, useState, type FormEvent } from 'react';
import { failureText } from '../../../api/failure-text.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { EmptyFrame } from '../../../components/ui/empty-frame.tsx';
import { SkeletonLines } from '../../../components/ui/skeleton.tsx';
import { VerdictNote } from '../../../components/ui/verdict.tsx';
import { useKeepResult } from '../api/keep-result.ts';
import { ChoiceGroup } from '../upload/choice-group.tsx';
import { fileNotKept } from './kept-words.ts';
import type { ProjectChoice, ProjectChoices } from './project-choice.ts';

interface KeepDialogProps extends ProjectChoices {
  sessionId: string;
  onKept: (project: ProjectChoice) => void;
  onClose: () => void;
}

/** Asks with which project a result is to be kept. */
export function KeepDialog({ sessionId, projects, isFailed, onRetry, onKept, onClose }: KeepDialogProps) {
  const formId = useId();
  const [chosenId, setChosenId] = useState<string>();
  const { mutate: keep, isPending, error } = useKeepResult();
  const chosen = projects?.find(({ uuid }) => uuid === chosenId) ?? projects?.[0];

  function submit(event: FormEvent) {
    event.preventDefault();
    if (chosen && !isPending)
      keep({ sessionId, projectId: chosen.uuid }, { onSuccess: () => onKept(chosen) });
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
            {chosen ? 'Cancel' : 'Close'}
          </Button>
          {chosen && (
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
        {projects?.length === 0 && (
          <EmptyFrame level={3} title="No active projects">
            Name the job in Project Tracking. Then check the file again, and keep the result with it.
          </EmptyFrame>
        )}
        {projects && chosen && (
          <ChoiceGroup
            legend="Project"
            className="grid-cols-[minmax(0,1fr)] wrap-anywhere"
            choices={projects.map((project) => ({
              id: project.uuid,
              name: project.name,
              note: [project.customer, project.isLastOpened ? 'last opened' : ''].filter(Boolean).join(' · '),
            }))}
            chosen={chosen.uuid}
            isDisabled={isPending}
            onChoose={setChosenId}
          />
        )}
      </form>
    </Dialog>
  );
}
