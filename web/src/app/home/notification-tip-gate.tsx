import { Suspense, useEffect, useState } from 'react';
import { Boundary } from '../../ui/boundary.tsx';
import { lazyScreen } from '../../platform/lazy/lazy-screen.ts';

const tipDelayMs = 5000;

const NotificationTip = lazyScreen(
  async () => (await import('../../features/reminders/components/notification-tip.tsx')).NotificationTip,
);

/** Looks 5 s after the home has loaded whether to offer notifications. Without its code nothing is missed. */
export function NotificationTipGate() {
  const [isTime, setTime] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setTime(true), tipDelayMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    isTime && (
      <Boundary>
        <Suspense>
          <NotificationTip />
        </Suspense>
      </Boundary>
    )
  );
}
