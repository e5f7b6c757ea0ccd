import { localStore, userStoragePrefix } from './browser-storage.ts';

/** Long enough to return after a weekend, short enough not to stay on an abandoned computer. */
const MAX_AGE_MS = 7 * 24 * 60 * 60_000;

interface KeptDraft {
  /** Describes the draft in warnings: 'the project “Harbor”'. Null if nothing unsaved would be lost with it. */
  title: string | null;
  keptAt: number;
  value: unknown;
}

const INFIX = 'draft:';
const keyOf = (userId: string, name: string) => `${userStoragePrefix(userId)}${INFIX}${name}`;

/** Stores unsaved text until the user returns. False if the browser refused. */
export function keepDraft(userId: string, name: string, title: string | null, value: unknown): boolean {
  return localStore.writeJson(keyOf(userId, name), { title, keptAt: Date.now(), value } satisfies KeptDraft);
}

/** Undefined when there is no draft with that name, or it is too old. */
export function readDraft(userId: string, name: string): unknown {
  return read(keyOf(userId, name))?.value;
}

export function dropDraft(userId: string, name: string): void {
  localStore.remove(keyOf(userId, name));
}

/** Titles of all the user's drafts with unsaved text. */
export function keptDrafts(userId: string): string[] {
  return localStore.keys(userStoragePrefix(userId) + INFIX).flatMap((key) => read(key)?.title ?? []);
}

export const isKeptDraft = (key: string): boolean =>
  key.startsWith('print-partner:') && key.includes(`:${INFIX}`);

/** Removes expired and unreadable drafts of all users. */
export function dropOldDrafts(): void {
  for (const key of localStore.keys('print-partner:')) {
    if (isKeptDraft(key) && !read(key)) localStore.remove(key);
  }
}

function read(key: string): Partial<KeptDraft> | undefined {
  const draft = localStore.readJson<KeptDraft>(key);
  const isFresh = Date.now() - (draft?.keptAt ?? 0) < MAX_AGE_MS;
  return isFresh ? (draft ?? undefined) : undefined;
}
