import { useSyncExternalStore } from 'react';

export interface WorkerStatus {
  /** How the registration of the offline worker ended. */
  registration: 'pending' | 'unsupported' | 'registered' | 'failed';
  /** A newer version of the app is installed and waits for the user. Its number tells one from the next. */
  update: number | null;
}

let status: WorkerStatus = { registration: 'pending', update: null };
const listeners = new Set<() => void>();

export function setWorkerStatus(changes: Partial<WorkerStatus>): void {
  status = { ...status, ...changes };
  for (const notify of listeners) notify();
}

export const workerStatus = (): WorkerStatus => status;

/** @returns a function that ends it */
export function onWorkerStatus(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useWorkerStatus = (): WorkerStatus => useSyncExternalStore(onWorkerStatus, workerStatus);
