import { useEffect, useState } from 'react';
import { ApiError } from '../../../platform/api/client.ts';
import { toast } from '../../../ui/toast.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { Leaving, ProjectDesk } from './project-desk.ts';
import type { ProjectSession } from './project-session.ts';

export interface Question {
  /** Runs when the form may be replaced. */
  proceed: (leaving?: Leaving) => void;
  /** Runs when the user keeps editing. */
  stay?: () => void;
}

const SAVED_HERE = 'Saved on this device';
const SENDS_LATER = 'Sends when the network is back.';
/** Only open pages notice, where the browser can't queue it. */
const SENDS_IF_OPEN = 'Sends when the network is back and Print Partner is open.';

/** Saves text before it is replaced. Without a network it waits on this device; otherwise the user is asked. */
export function useLeaveGuard(desk: ProjectDesk) {
  const [question, ask] = useState<Question | null>(null);

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (desk.get().isDirty) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [desk]);

  /** Runs `proceed` at once when nothing would be lost, otherwise when it is saved or the user agrees. */
  function guard(proceed: Question['proceed'], stay?: () => void): void {
    const { session } = desk;
    const { isSaving, isDirty } = desk.get();
    if (!isSaving && !isDirty) return proceed();
    void session.saver.flush().then((isSaved) => {
      if (isSaved || leaveForLater(session)) proceed();
      else ask(stay ? { proceed, stay } : { proceed });
    });
  }

  function close(): void {
    ask(null);
  }

  return { question, guard, close };
}

/** True when the text waits on this device for the network. */
function leaveForLater(session: ProjectSession): boolean {
  const isUnanswered =
    session.editor.get().failure === 'passing' && !(session.saver.error instanceof ApiError);
  if (navigator.onLine && !isUnanswered) return false;
  const left = session.leaveForLater();
  if (!left) return false;
  void left.then((isQueued) =>
    toast({ title: SAVED_HERE, description: isQueued ? SENDS_LATER : SENDS_IF_OPEN }),
  );
  return true;
}

interface LeaveDialogProps {
  name: string;
  /** Resolves to true when the project was saved. */
  onSave: () => Promise<boolean>;
  onProceed: () => void;
  onStay: () => void;
}

/** Asks what to do with unsaved edits before another project replaces them. */
export function LeaveDialog({ name, onSave, onProceed, onStay }: LeaveDialogProps) {
  const [isSaving, setSaving] = useState(false);

  async function saveFirst() {
    setSaving(true);
    // A failed save has already shown its own message.
    if (await onSave()) onProceed();
    else onStay();
  }

  return (
    <Dialog title="Save your changes first?" width={440} onClose={() => !isSaving && onStay()}>
      <p className="type-body break-words text-ink-2">
        {name ? <>“{name}” has unsaved edits.</> : 'This project has unsaved edits.'}
      </p>
      <div className="mt-5 grid gap-2 md:flex md:justify-end md:gap-2.5">
        <Button variant="quiet" className="md:mr-auto md:-ml-4" disabled={isSaving} onClick={onStay}>
          Keep editing
        </Button>
        <Button variant="outline" disabled={isSaving} onClick={onProceed}>
          Discard
        </Button>
        <Button busy={isSaving} busyLabel="Saving…" onClick={() => void saveFirst()}>
          Save Project
        </Button>
      </div>
    </Dialog>
  );
}
