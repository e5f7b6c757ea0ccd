import type { ActiveProject, Project } from '@printpartner/contracts/types';
import { sessionStore, userStoragePrefix } from '../../../platform/storage/browser-storage.ts';

/** A stored pointer to the last project, parsed. */
export type Pointer = { kind: 'none' | 'legacy' | 'rejected' } | { kind: 'project'; id: number };

const UUID_SHAPE = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const INTEGER_SHAPE = /^[1-9]\d*$/;
/** The maximum of the database column. */
const MAX_ID = 2_147_483_647;

/** For this long after Clear Fields, the session's copy is not loaded. */
export const FALLBACK_SKIP_MS = 10 * 60_000;

/**
 * A valid pointer is an integer id, as a number or text, optionally prefixed `project-`. A uuid is from an older
 * version and must be cleared; anything else is rejected.
 */
export function readPointer(value: unknown): Pointer {
  if (value === null || value === undefined || value === '') return { kind: 'none' };
  const bare = typeof value === 'string' ? bareId(value) : value;
  if (typeof bare === 'string' && isUuid(bare)) return { kind: 'legacy' };
  const id = typeof bare === 'string' && INTEGER_SHAPE.test(bare) ? Number(bare) : bare;
  if (typeof id !== 'number' || !Number.isInteger(id) || id < 1 || id > MAX_ID) return { kind: 'rejected' };
  return { kind: 'project', id };
}

export const isUuid = (text: string): boolean => UUID_SHAPE.test(text);

/** The project in an answer; null when it is missing or not the one the pointer names. */
export function projectUnder(pointer: Pointer, { project }: Pick<ActiveProject, 'project'>): Project | null {
  return pointer.kind === 'project' && project?.id === pointer.id ? project : null;
}

/** True when the pointer was not moved in between. */
export function isSamePointer(before: Pointer, after: Pointer): boolean {
  const [from, to] = [before, after].map((pointer) =>
    pointer.kind === 'project' ? pointer.id : pointer.kind,
  );
  return from === to;
}

/** Whether the session's copy may be loaded. Times in ms since 1970; null when never cleared. */
export function mayFallBack(clearedAt: number | null, now: number): boolean {
  return clearedAt === null || now - clearedAt >= FALLBACK_SKIP_MS;
}

/** Removes the `project-` prefix. */
export function bareId(id: string): string {
  return id.replace(/^project-/, '');
}

const MAX_AGE_MS = 10 * 60_000;

interface Copy {
  id: number;
  savedAt: number;
}

const keyOf = (userId: string) => `${userStoragePrefix(userId)}lastSavedProjectId`;
const clearedKeyOf = (userId: string) => `${userStoragePrefix(userId)}fieldsClearedAt`;

/** Keeps a copy of the pointer in this session, in case the server's pointer was not updated. */
export function rememberLastSaved(userId: string, id: number): void {
  sessionStore.writeJson(keyOf(userId), { id, savedAt: Date.now() } satisfies Copy);
}

/** Null after 10 minutes. */
export function readLastSaved(userId: string): number | null {
  const copy = sessionStore.readJson<Copy>(keyOf(userId));
  const isFresh = Date.now() - (copy?.savedAt ?? 0) < MAX_AGE_MS;
  const pointer = readPointer(copy?.id);
  return isFresh && pointer.kind === 'project' ? pointer.id : null;
}

export function forgetLastSaved(userId: string): void {
  sessionStore.remove(keyOf(userId));
}

export function rememberCleared(userId: string): void {
  sessionStore.write(clearedKeyOf(userId), String(Date.now()));
}

/** When the user last cleared the fields in this session, ms since 1970. */
export function readClearedAt(userId: string): number | null {
  const text = sessionStore.read(clearedKeyOf(userId));
  return text === null ? null : Number(text);
}
