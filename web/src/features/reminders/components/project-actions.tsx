import { useId, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import type { Alert } from '@printpartner/contracts/types';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.tsx';
import { isPastFiring, useMarkDone } from '../../../entities/alert/change-alert.ts';
import { invalidateProjects } from '../../../entities/project/project-queries.ts';
import { reportPastFiring } from '../report-past-firing.ts';

interface ProjectActionsProps {
  alert: Alert;
  onOpenProject: (projectId: number) => void | Promise<void>;
  onOpened: () => void;
  onHandled: () => void;
}

const failed = (title: string) => toast({ title, variant: 'destructive' });

export function ProjectActions({ alert, onOpenProject, onOpened, onHandled }: ProjectActionsProps) {
  const { project } = alert;
  const reasonId = useId();
  const queryClient = useQueryClient();
  const markDone = useMarkDone();
  const [isOpening, setOpening] = useState(false);
  const noProject = { disabled: !project, 'aria-describedby': project ? undefined : reasonId };

  async function open(projectId: number) {
    setOpening(true);
    try {
      await onOpenProject(projectId);
      onOpened();
    } catch {
      failed('Failed to open project');
      setOpening(false);
    }
  }

  async function finish() {
    try {
      await markDone.mutateAsync(alert);
      invalidateProjects(queryClient);
      onHandled();
    } catch (error) {
      if (isPastFiring(error)) {
        reportPastFiring(error);
        onHandled();
      } else failed('Failed to mark reminder as done');
    }
  }

  return (
    <>
      <div className="mt-4.5 grid grid-cols-2 gap-2.5">
        <Button
          {...noProject}
          busy={isOpening}
          busyLabel="Opening…"
          onClick={() => project && void open(project.id)}
        >
          Open Project
        </Button>
        <Button
          {...noProject}
          variant="outline"
          icon={<Check size={16} strokeWidth={1.6} aria-hidden />}
          busy={markDone.isPending}
          busyLabel="Saving…"
          onClick={() => void finish()}
        >
          Mark Done
        </Button>
      </div>
      {!project && (
        <p id={reasonId} className="type-note mt-2.5 text-ink-3">
          The project was deleted or did not load. You can still snooze the reminder.
        </p>
      )}
    </>
  );
}
