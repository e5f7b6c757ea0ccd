import { useEffect, useState } from 'react';
import { ApiError } from '../../../platform/api/client.ts';
import { toast } from '../../../ui/toast.tsx';
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
