import { userStoragePrefix } from './user-storage.ts';

/** Long enough to come back after a weekend, short enough not to rest for ever on a computer that was left. */
const longestAgeMs = 7 * 24 * 60 * 60_000;

interface KeptDraft {
  /** What it is, for a warning before it is lost: 'the project “Harbor”'. */
  title: string;
  keptAt: number;
  value: unknown;
}

const infix = 'draft:';
const keyOf = (userId: string, name: string) => `${userStoragePrefix(userId)}${infix}${name}`;

/** Keeps what a user had typed when the session was lost, until that user is back. */
export function keepDraft(userId: string, name: string, title: string, value: unknown): void {
  try {
    const draft: KeptDraft = { title, keptAt: Date.now(), value };
    localStorage.setItem(keyOf(userId, name), JSON.stringify(draft));
  } catch {
    // A browser that forbids storage cannot keep anything.
  }
}

/** What is kept under that name; undefined when there is none, or it is too old. */
export function readDraft(userId: string, name: string): unknown {
  return read(keyOf(userId, name))?.value;
}

export function dropDraft(userId: string, name: string): void {
  remove(keyOf(userId, name));
}

/** Titles of what is kept for a user. */
export function keptDrafts(userId: string): string[] {
  return keys(userStoragePrefix(userId) + infix).flatMap((key) => read(key)?.title ?? []);
}

export const isKeptDraft = (key: string): boolean =>
  key.startsWith('print-partner:') && key.includes(`:${infix}`);

/** Removes what nobody came back for, of any user. */
export function dropOldDrafts(): void {
  for (const key of keys('print-partner:')) {
    if (isKeptDraft(key) && !read(key)) remove(key);
  }
}

function read(key: string): KeptDraft | undefined {
  try {
    const draft: KeptDraft | null = JSON.parse(localStorage.getItem(key) ?? 'null');
    const isFresh = Date.now() - (draft?.keptAt ?? 0) < longestAgeMs;
    return isFresh ? (draft ?? undefined) : undefined;
  } catch {
    return undefined;
  }
}

function keys(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

function remove(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing could have been kept either.
  }
}
