import type { ChildProcess } from 'node:child_process';
import { PlainError } from '../plain-error.ts';

const TIMEOUT_MS = 120_000;

/** Resolves when a process reports over its IPC channel that it's ready. */
export function readyMessage(child: ChildProcess, gone: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timeout = setTimeout(
      () => reject(new PlainError(`not ready after ${TIMEOUT_MS / 1000} s`)),
      TIMEOUT_MS,
    );
    gone.addEventListener('abort', () => clearTimeout(timeout));
    child.on('message', (message) => {
      if (typeof message !== 'object' || !('type' in message) || message.type !== 'ready') return;
      clearTimeout(timeout);
      resolve();
    });
  });
}
