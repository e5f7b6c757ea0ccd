import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { Bell, Check } from 'lucide-react';
import { useQueryClient } from '@tanstack/react-query';
import type { Alert } from '@printpartner/contracts/types';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { detailLine, firedAtText, isBareTest, lastLine, subjectLine } from '../alert-text.ts';
import { useVisible } from '../attention.ts';
import { toast } from '../../../ui/toast.tsx';
import { isPastFiring, useMarkDone } from '../../../entities/alert/change-alert.ts';
import { invalidateProjects } from '../../../entities/project/project-queries.ts';
import { reportPastFiring } from '../reminder-toasts.ts';
import { SnoozeForm } from './snooze-form.tsx';

/**
 * An Escape or a click this soon after the pop-up opened was meant for what it covers. Closing it would handle the
 * reminder on all devices before the user has read it.
 */
const STRAY_INPUT_MS = 1_000;

export interface ReminderPopupProps {
  alert: Alert;
  /** It is rendered in a visible tab. */
  onShown: () => void;
  onOpenProject: (projectId: number) => void | Promise<void>;
  /** The user has read it. */
  onClose: () => void;
  /** The server knows that this firing was handled. */
  onHandled: () => void;
}

export function ReminderPopup({ alert, onShown, onOpenProject, onClose, onHandled }: ReminderPopupProps) {
  const shownForMs = useShown(onShown);
  const isBare = isBareTest(alert);

  return (
    <Dialog
      title="Project Reminder"
      icon={<Bell size={22} strokeWidth={1.6} aria-hidden />}
      width={560}
      onClose={onClose}
      ignoresDismissal={() => shownForMs() < STRAY_INPUT_MS}
      footer={!isBare && <SnoozeForm alert={alert} onHandled={onHandled} />}
    >
      <Message alert={alert} />
      {isBare ? (
        <Button className="mt-4.5 w-full" onClick={onClose}>
          OK
        </Button>
      ) : (
        <ProjectActions
          alert={alert}
          onOpenProject={onOpenProject}
          onOpened={onClose}
          onHandled={onHandled}
        />
      )}
    </Dialog>
  );
}

function Message({ alert }: { alert: Alert }) {
  const block = useRef<HTMLDivElement>(null);
  const [shownAt] = useState(() => new Date());
  const subject = subjectLine(alert.project);
  const detail = detailLine(alert.project);

  // The user may be typing. With the focus on a button, the next space would press it: so the dialog must find the focus
  // inside, or it would give it to its first button.
  useLayoutEffect(() => block.current?.focus(), []);

  return (
    <div ref={block} tabIndex={-1} className="outline-none">
      {subject && <p className="text-[1.0625rem]/6 font-semibold break-words">{subject}</p>}
      {detail && <p className="type-body mt-0.5 break-words text-ink-2">{detail}</p>}
      <p className="mt-4.5 border-l-3 border-ink pl-3.5 font-serif text-[1.25rem]/7 break-words first:mt-0">
        {lastLine(alert.message) || 'Reminder'}
      </p>
      <p className="type-note mt-4 text-ink-3">Fired at: {firedAtText(alert.fire_at_utc, shownAt)}</p>
    </div>
  );
}

/**
 * Calls `onShown` once, when the pop-up is rendered in a visible tab.
 *
 * @returns how long ago that was, ms
 */
function useShown(onShown: () => void): () => number {
  const isVisible = useVisible();
  const shownAt = useRef<number>(undefined);
  const handleShown = useEffectEvent(onShown);
  useEffect(() => {
    if (!isVisible || shownAt.current !== undefined) return;
    shownAt.current = performance.now();
    handleShown();
  }, [isVisible]);
  return () => (shownAt.current === undefined ? 0 : performance.now() - shownAt.current);
}

interface ProjectActionsProps {
  alert: Alert;
  onOpenProject: (projectId: number) => void | Promise<void>;
  onOpened: () => void;
  onHandled: () => void;
}

const failed = (title: string) => toast({ title, variant: 'destructive' });

function ProjectActions({ alert, onOpenProject, onOpened, onHandled }: ProjectActionsProps) {
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
