import { lazy, Suspense, useEffect, useState } from 'react';
import { Boundary } from '../components/ui/boundary.tsx';

const ReminderHost = lazy(async () => ({
  default: (await import('../features/reminders/reminder-host.tsx')).ReminderHost,
}));

interface ReminderGateProps {
  onOpenProject: (projectId: number) => Promise<void>;
}

/** Reminders start once the home stands: their code is fetched when the browser has nothing else to do. */
export function ReminderGate({ onOpenProject }: ReminderGateProps) {
  const isIdle = useFirstIdle();
  return (
    isIdle && (
      <Boundary>
        <Suspense>
          <ReminderHost onOpenProject={onOpenProject} />
        </Suspense>
      </Boundary>
    )
  );
}

function useFirstIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const start = () => setIdle(true);
    // Safari has no idle callback.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(start, 200);
      return () => clearTimeout(timer);
    }
    const request = requestIdleCallback(start, { timeout: 1000 });
    return () => cancelIdleCallback(request);
  }, []);
  return isIdle;
}
