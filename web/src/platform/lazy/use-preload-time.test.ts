import { afterEach, expect, it, jest } from '@jest/globals';
import { workerSettled } from './use-preload-time.ts';
import { setWorkerStatus } from '../worker/worker-status.ts';

const setWorker = (serviceWorker?: { ready: Promise<unknown> }) => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  if (serviceWorker)
    Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
};
const never = new Promise(() => {});

afterEach(() => {
  setWorker();
  setWorkerStatus({ registration: 'pending' });
});

it('O1 the offline worker has settled where none can be, and once one is ready', async () => {
  await workerSettled();
  setWorker({ ready: Promise.resolve() });
  await workerSettled();
});

it('O1 the offline worker has settled once its registration has failed, and not before', async () => {
  setWorker({ ready: never });
  const settled = jest.fn();
  const waits = workerSettled().then(settled);
  setWorkerStatus({ registration: 'registered' });
  await Promise.resolve();
  expect(settled).not.toHaveBeenCalled();
  setWorkerStatus({ registration: 'failed' });
  await waits;
  expect(settled).toHaveBeenCalled();
});
