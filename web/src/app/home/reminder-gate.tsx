import { useEffect, useRef } from 'react';
import { useFirstIdle } from '../../platform/lazy/use-first-idle.ts';
import { useLazyCode } from '../../platform/lazy/use-lazy-code.ts';
import { Boundary } from '../../ui/boundary.tsx';
import { toast } from '../../ui/toast.tsx';

/** A single failure may be a brief loss of connection. From the second on, the user is told. */
const FAILURES_TO_REPORT = 2;

const loadReminders = () => import('./reminders-and-news.ts');

interface ReminderGateProps {
  onOpenProject: (projectId: number) => Promise<void>;
  /** The sheet whose quotes are on screen. */
  shownQuotes: string | null;
  onOpenQuotes: (sheetId: string) => void;
}

/**
 * Loads reminders when the browser is idle, and retries until they have loaded: a missed one may miss a mail date. The offer
 * of notifications and what tells of new quotes come with them.
 */
export function ReminderGate({ onOpenProject, shownQuotes, onOpenQuotes }: ReminderGateProps) {
  const warning = useRef<ReturnType<typeof toast>>(undefined);
  const reminders = useLazyCode(loadReminders, {
    isWanted: useFirstIdle(),
    isRetried: true,
    onFailure: (failures) => {
      if (failures === FAILURES_TO_REPORT)
        warning.current = warn(
          'Reminders did not load. We keep trying; if this message stays, reload the page.',
        );
    },
  });
  useEffect(() => {
    const dismiss = () => warning.current?.dismiss();
    if (reminders) dismiss();
    return dismiss;
  }, [reminders]);

  return (
    reminders && (
      <>
        <Boundary onError={() => warn('Reload the page to get reminders again.')}>
          <reminders.ReminderHost onOpenProject={onOpenProject} />
        </Boundary>
        <Boundary>
          <reminders.NotificationTip />
        </Boundary>
        {/* Without it, mails still tell of quotes. */}
        <Boundary>
          <reminders.QuoteNews shownSheetId={shownQuotes} onOpen={onOpenQuotes} />
        </Boundary>
      </>
    )
  );
}

function warn(description: string) {
  return toast({
    title: 'Reminders are not running',
    description,
    variant: 'destructive',
    durationMs: Number.POSITIVE_INFINITY,
  });
}
