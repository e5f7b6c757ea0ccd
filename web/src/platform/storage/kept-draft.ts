import { localStore, userStoragePrefix } from './browser-storage.ts';
import { DRAFT_MAX_AGE_MS, draftTime } from './draft-time.ts';

interface KeptDraft {
  /** Describes the draft in warnings: 'the project “Harbor”'. Null if nothing unsaved would be lost with it. */
  title: string | null;
  keptAt: number;
  value: unknown;
}

const INFIX = 'draft:';
const keyOf = (userId: string, name: string) => `${userStoragePrefix(userId)}${INFIX}${name}`;

/** What the forms of this page stored last, by key. */
const ownTexts = new Map<string, string>();

/** Stores a form's unsaved text until the user returns. False if the browser refused. */
export function keepDraft(userId: string, name: string, title: string | null, value: unknown): boolean {
  const text = draftText(title, value);
  const isKept = storeDraft(userId, name, text);
  if (isKept) ownTexts.set(keyOf(userId, name), text);
  return isKept;
}

/** A draft as local storage holds it. */
export const draftText = (title: string | null, value: unknown): string =>
  JSON.stringify({ title, keptAt: Date.now(), value } satisfies KeptDraft);

/** False if the browser refused. */
export function storeDraft(userId: string, name: string, text: string): boolean {
  const isKept = localStore.write(keyOf(userId, name), text);
  if (isKept) mirror(userId, name, text, draftTime(text));
  notify();
  return isKept;
}

/** A draft as it is stored; null if there is none. */
export const storedDraft = (userId: string, name: string): string | null =>
  localStore.read(keyOf(userId, name));

/** Undefined when there is no draft with that name, or it is too old. */
export function readDraft(userId: string, name: string): unknown {
  return read(keyOf(userId, name))?.value;
}

export function dropDraft(userId: string, name: string): void {
  const key = keyOf(userId, name);
  if (localStore.read(key) === null) return;
  localStore.remove(key);
  mirror(userId, name, null, Date.now());
  notify();
}

/** Removes what a form of this page stored, and nothing that was stored there since. */
export function dropOwnDraft(userId: string, name: string): void {
  const key = keyOf(userId, name);
  if (localStore.read(key) === ownTexts.get(key)) dropDraft(userId, name);
}

/** In order: what was called first is stored first. */
function mirror(userId: string, name: string, text: string | null, at: number): void {
  void import('./draft-mirror.ts')
    .then(({ mirrorDraft }) => mirrorDraft(userId, keyOf(userId, name), text, at))
    // Without the code, local storage alone has it, as in a browser without a database.
    .catch(() => undefined);
}

/** All drafts of a kind as stored; the same text as long as none of them changes. */
export function draftTexts(userId: string, base: string): string {
  const keys = localStore.keys(keyOf(userId, `${base}:`)).toSorted();
  return keys.map((key) => `${key} ${localStore.read(key)}`).join('\n');
}

const listeners = new Set<() => void>();
const notify = () => listeners.forEach((listener) => listener());

/** Calls the listener when a draft was stored or removed, in this tab or another one. Returns a function that stops it. */
export function subscribeDrafts(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
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
  const isFresh = Date.now() - (draft?.keptAt ?? 0) < DRAFT_MAX_AGE_MS;
  return isFresh ? (draft ?? undefined) : undefined;
}
