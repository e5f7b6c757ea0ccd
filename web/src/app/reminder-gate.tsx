import { lazy, Suspense } from 'react';
import { Boundary } from '../components/ui/boundary.tsx';
import { useFirstIdle } from '../features/home/use-first-idle.ts';

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
