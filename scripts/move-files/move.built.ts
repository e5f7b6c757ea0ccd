import { describeMoved, moveFiles, openBoth } from '@printpartner/file-store';
import { PlainError } from '../plain-error.ts';
import type { StartSettings } from '../start/settings.ts';
import { storageOf } from '../start/system-processes.ts';

/** Moves the files of the system of a DATA_DIR, running or stopped. @returns whether all are moved @throws PlainError */
export async function move(
  settings: StartSettings,
  log: (line: string) => void,
  signal: AbortSignal,
): Promise<boolean> {
  const { previous, next } = openBoth(storageOf(settings));
  if (!previous) throw new PlainError('STORAGE_PREVIOUS_URL is not set: there is nothing to move from.');
  const moved = await moveFiles(previous, next, { signal, log });
  log(describeMoved(moved));
  return moved.remaining === 0;
}
