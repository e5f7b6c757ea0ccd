import { useId, useState } from 'react';
import { Check } from 'lucide-react';
import type { Alert } from '@printpartner/contracts/types';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.tsx';
import { clearsReminder } from '../alert-kind.ts';
import { useClearReminder } from '../../../entities/project/change-project.ts';

interface ProjectActionsProps {
  alert: Alert;
  onOpenProject: (projectId: number) => void | Promise<void>;
  onOpened: () => void;
  onDone: () => void;
}

const failed = (title: string) => toast({ title, variant: 'destructive' });

export function ProjectActions({ alert, onOpenProject, onOpened, onDone }: ProjectActionsProps) {
  const { project } = alert;
  const reasonId = useId();
  const clearReminder = useClearReminder();
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

  async function finish(projectId: number) {
    try {
      if (clearsReminder(alert)) await clearReminder.mutateAsync(projectId);
      onDone();
    } catch {
      failed('Failed to mark reminder as done');
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
          busy={clearReminder.isPending}
          busyLabel="Saving…"
          onClick={() => project && void finish(project.id)}
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
