import type { ChildProcess } from 'node:child_process';
import { PlainError } from '../plain-error.ts';

const PATIENCE_MS = 120_000;

/** Resolves when a process says over its channel that it can do its work. */
export function readyMessage(child: ChildProcess, gone: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(
      () => reject(new PlainError(`it was not ready within ${PATIENCE_MS / 1000} s`)),
      PATIENCE_MS,
    );
    gone.addEventListener('abort', () => clearTimeout(late));
    child.on('message', (message) => {
      if (typeof message !== 'object' || !('type' in message) || message.type !== 'ready') return;
      clearTimeout(late);
      resolve();
    });
  });
}
