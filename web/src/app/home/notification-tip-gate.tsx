import { Suspense, useEffect, useState } from 'react';
import { lazyScreen } from '../../platform/lazy/lazy-screen.ts';
import { Boundary } from '../../ui/boundary.tsx';

const TIP_DELAY_MS = 5000;

const NotificationTip = lazyScreen(
  async () => (await import('../../features/reminders/components/notification-tip.tsx')).NotificationTip,
);

/**
 * Loads the notification tip 5 s after the home screen. A failure is ignored: the tip is optional.
 *
 * @param isHidden while the tip would cover the actions of a screen
 */
export function NotificationTipGate({ isHidden }: { isHidden: boolean }) {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), TIP_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    isDue && (
      <Boundary>
        <Suspense>
          <NotificationTip isHidden={isHidden} />
        </Suspense>
      </Boundary>
    )
  );
}
