import { useEffect } from 'react';
import { registerWorker } from '../../platform/worker/register-worker.ts';
import { OfflineBanner } from './offline-banner.tsx';
import { UpdateCard } from './update-card.tsx';

let registered: Promise<boolean> | undefined;

/** What the app says about the network and new versions. Registers the offline worker. */
export function OfflineNotices() {
  useEffect(() => {
    registered ??= registerWorker();
  }, []);
  return (
    <>
      <UpdateCard />
      <OfflineBanner />
    </>
  );
}
