import { useEffect, useState } from 'react';
import { Boundary } from '../../ui/boundary.tsx';
import { toast } from '../../ui/toast.tsx';
import { useFirstIdle } from '../../platform/lazy/use-first-idle.ts';
import { keepLoading } from '../../platform/lazy/keep-loading.ts';

interface ReminderGateProps {
  onOpenProject: (projectId: number) => Promise<void>;
}

/** One failure is a connection that just broke off; from the second on the user must not rely on reminders here. */
const failuresToTell = 2;

const loadReminders = () => import('../../features/reminders/reminder-host.tsx');
type Reminders = Awaited<ReturnType<typeof loadReminders>>;

/**
 * Reminders start once the home stands: their code is fetched when the browser has nothing else to do, and until it
 * comes, since a reminder that is missed misses a mail date.
 */
export function ReminderGate({ onOpenProject }: ReminderGateProps) {
  const reminders = useReminders(useFirstIdle());
  return (
    reminders && (
      <Boundary onError={() => say('Reload the page to start them again.')}>
        <reminders.ReminderHost onOpenProject={onOpenProject} />
      </Boundary>
    )
  );
}

function useReminders(isWanted: boolean): Reminders | null {
  const [reminders, setReminders] = useState<Reminders | null>(null);
  useEffect(() => {
    if (!isWanted) return undefined;
    let said: ReturnType<typeof toast> | undefined;
    const stop = keepLoading(loadReminders, {
      onLoad: (loaded) => {
        said?.dismiss();
        setReminders(loaded);
      },
      onFailure: (failures) => {
        if (failures === failuresToTell)
          said = say('Their code did not load. It is fetched again; if this stays, load the page again.');
      },
    });
    return () => {
      stop();
      said?.dismiss();
    };
  }, [isWanted]);
  return reminders;
}

function say(description: string) {
  return toast({
    title: 'Reminders do not appear here now',
    description,
    variant: 'destructive',
    durationMs: Number.POSITIVE_INFINITY,
  });
}
