import { limits } from '@printpartner/contracts/types';
import { pathOf } from '../../../platform/api/client.ts';
import { localStore, userStoragePrefix } from '../../../platform/storage/browser-storage.ts';
import { addPendingCleanup, removePendingCleanup } from '../../../platform/storage/pending-cleanups.ts';

/** Where the contents of a file go: to a new file of the project, or to one that gets a version. */
export interface UploadTarget {
  projectId: string;
  fileId: string | undefined;
}

interface Unfinished extends UploadTarget {
  filename: string;
  size: number;
  /** The file was saved then, ms since 1970. */
  lastModified: number;
  /** When it was started, ms since 1970. */
  at: number;
}

const DAY_MS = 86_400_000;
const prefixOf = (userId: string): string => `${userStoragePrefix(userId)}upload:`;
const cleanupPath = (id: string): string => pathOf('DELETE /api/files/uploads/:id', { id });

/** Notes an upload, so that choosing the same file again goes on with it, and signing out cancels it. */
export function noteUpload(
  userId: string,
  id: string,
  { name: filename, size, lastModified }: File,
  target: UploadTarget,
  now: number,
): void {
  const note: Unfinished = { ...target, filename, size, lastModified, at: now };
  localStore.writeJson(prefixOf(userId) + id, note);
  addPendingCleanup(userId, cleanupPath(id));
}

export function forgetUpload(userId: string, id: string): void {
  localStore.remove(prefixOf(userId) + id);
  removePendingCleanup(userId, cleanupPath(id));
}

/** The id of an upload of the same file to the same place that was broken off; undefined if there is none. */
export function unfinishedUpload(
  userId: string,
  { name, size, lastModified }: File,
  target: UploadTarget,
  now: number,
): string | undefined {
  const prefix = prefixOf(userId);
  const ids = localStore.keys(prefix).map((key) => key.slice(prefix.length));
  return ids.find((id) => {
    const note = localStore.readJson<Unfinished>(prefix + id);
    if (!note || now - (note.at ?? 0) > limits.uploadDays * DAY_MS) {
      forgetUpload(userId, id);
      return false;
    }
    return (
      note.projectId === target.projectId &&
      note.fileId === target.fileId &&
      note.filename === name &&
      note.size === size &&
      note.lastModified === lastModified
    );
  });
}
