import { Suspense } from 'react';
import { lazyScreen } from '../platform/lazy/lazy-screen.ts';
import { useFirstIdle } from '../platform/lazy/use-first-idle.ts';
import { Boundary } from '../ui/boundary.tsx';

const OfflineNotices = lazyScreen(
  async () => (await import('../features/offline/offline-notices.tsx')).OfflineNotices,
);

/** After the first load, which needs neither the offline worker nor what is said about it. */
export function NoticesGate() {
  return (
    useFirstIdle() && (
      <Boundary>
        <Suspense>
          <OfflineNotices />
        </Suspense>
      </Boundary>
    )
  );
}
