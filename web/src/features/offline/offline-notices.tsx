import { useEffect } from 'react';
import { answerLostByReload } from '../../platform/storage/lost-by-reload.ts';
import { registerWorker } from '../../platform/worker/register-worker.ts';
import { setWorkerStatus } from '../../platform/worker/worker-status.ts';
import { OfflineBanner } from './offline-banner.tsx';
import { UpdateCard } from './update-card.tsx';

/** The browser then downloads the whole app, which must not slow down the first clicks. */
const DELAY_MS = 3000;

let isRegistered = false;

/** What the app says about the network and new versions. Registers the offline worker. */
export function OfflineNotices() {
  useEffect(() => {
    const timer = setTimeout(() => {
      if (isRegistered) return;
      isRegistered = true;
      // Vite's development server has no worker.
      if (import.meta.env.PROD) void registerWorker();
      else setWorkerStatus({ registration: 'unsupported' });
    }, DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => answerLostByReload(), []);
  return (
    <>
      <UpdateCard />
      <OfflineBanner />
    </>
  );
}
