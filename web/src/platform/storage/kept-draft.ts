import { localStore, sessionStore, userStoragePrefix } from './browser-storage.ts';
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
  return freshDraft(keyOf(userId, name))?.value;
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

/** Copies in order: what was called first is stored first. */
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
  return localStore.keys(userStoragePrefix(userId) + INFIX).flatMap((key) => freshDraft(key)?.title ?? []);
}

export const isKeptDraft = (key: string): boolean =>
  key.startsWith('print-partner:') && key.includes(`:${INFIX}`);

/** Removes expired and unreadable drafts of all users. */
export function dropOldDrafts(): void {
  for (const key of localStore.keys('print-partner:')) {
    if (isKeptDraft(key) && !freshDraft(key)) localStore.remove(key);
  }
}

function freshDraft(key: string): Partial<KeptDraft> | undefined {
  const draft = localStore.readJson<KeptDraft>(key);
  const isFresh = Date.now() - (draft?.keptAt ?? 0) < DRAFT_MAX_AGE_MS;
  return isFresh ? (draft ?? undefined) : undefined;
}

/** How often a tab marks its text as in use. Browsers throttle background tabs to once a minute. */
const HEARTBEAT_MS = 30_000;
/** Without a heartbeat for this long, the tab was closed or killed, where locks can't tell. */
const ABANDONED_MS = 3 * 60_000;

/** What every draft of a tab holds. Missing in drafts of earlier versions. */
export interface TabDraft {
  /** Ms since 1970. */
  at?: number;
  /** A tab shows this text, so no other tab may take it over. */
  isInUse?: boolean;
  /** Its rest can't be sent before the user has opened it: a conflict, or a value that was refused. */
  isHeld?: boolean;
}

/**
 * The name of this tab's draft. Each tab has its own, so that two tabs never overwrite each other's text. Asking for it
 * brings back nothing that signing out has removed.
 */
export function ownDraftName(userId: string, base: string): string {
  return `${base}:${tabIds.get(userId) ?? tabId(userId)}`;
}

/** Whether the tab with this id made the draft. */
export const isDraftOfTab = (name: string, tab: string): boolean =>
  name.slice(name.lastIndexOf(':') + 1) === tab;

interface DraftSearch<Draft> {
  base: string;
  /** Whether a draft is this tab's. */
  isOwn: (name: string, draft: Draft) => boolean;
  /** The draft in a stored value; undefined for anything else. */
  read: (value: unknown) => Draft | undefined;
  /** Which drafts of closed tabs to take over; all if not given. */
  isWorthTaking?: (draft: Draft) => boolean;
}

export interface FoundDraft<Draft> {
  name: string;
  draft: Draft;
}

/** The draft as this tab stored it, else the newest of a closed tab. */
export function findDraft<Draft extends TabDraft>(
  userId: string,
  { base, isOwn, read, isWorthTaking = () => true }: DraftSearch<Draft>,
): FoundDraft<Draft> | undefined {
  const newestFirst = draftsOf(userId, base, read).toSorted((a, b) => (b.draft.at ?? 0) - (a.draft.at ?? 0));
  return (
    newestFirst.find(({ name, draft }) => isOwn(name, draft)) ??
    newestFirst.find(({ draft }) => isAbandoned(draft) && isWorthTaking(draft))
  );
}

/** All the user's drafts of a kind, whichever tab made them. */
export function draftsOf<Draft extends TabDraft>(
  userId: string,
  base: string,
  read: (value: unknown) => Draft | undefined,
): FoundDraft<Draft>[] {
  return draftNames(userId, base).flatMap((name) => {
    const draft = read(readDraft(userId, name));
    return draft ? [{ name, draft }] : [];
  });
}

/** The draft under a name; undefined if it was sent, or a form shows it and sends it itself. */
export function leftDraft<Draft extends TabDraft>(
  userId: string,
  name: string,
  read: (value: unknown) => Draft | undefined,
): Draft | undefined {
  const draft = read(readDraft(userId, name));
  return draft && isAbandoned(draft) ? draft : undefined;
}

/**
 * Calls `keep` at once, as a heartbeat, and when the page is hidden, left or shown again. Returns a function that stops
 * it.
 *
 * @param keep is told whether the page is still in use
 */
export function keepWhileOpen(keep: (isInUse: boolean) => void): () => void {
  keep(true);
  const heartbeat = setInterval(() => keep(true), HEARTBEAT_MS);
  let isLeft = false;
  // A page restored from the back/forward cache shows its text again.
  const handlePageChange = ({ type }: Event) => {
    if (type !== 'visibilitychange') isLeft = type === 'pagehide';
    keep(!isLeft);
  };
  window.addEventListener('pagehide', handlePageChange);
  window.addEventListener('pageshow', handlePageChange);
  document.addEventListener('visibilitychange', handlePageChange);
  return () => {
    clearInterval(heartbeat);
    window.removeEventListener('pagehide', handlePageChange);
    window.removeEventListener('pageshow', handlePageChange);
    document.removeEventListener('visibilitychange', handlePageChange);
  };
}

/** Names of all the user's drafts: of this tab, of other tabs, and of older versions, which had one for all tabs. */
function draftNames(userId: string, base: string): string[] {
  const prefix = userStoragePrefix(userId) + INFIX;
  return localStore
    .keys(prefix)
    .map((key) => key.slice(prefix.length))
    .filter((name) => name === base || name.startsWith(`${base}:`));
}

/**
 * No tab shows its text. With locks, `releaseDead` notes that in drafts of tabs that are gone: a device that slept has
 * old heartbeats, but its tabs are still there.
 */
export function isAbandoned({ at = 0, isInUse = false }: TabDraft): boolean {
  return !isInUse || (!('locks' in navigator) && Date.now() - at > ABANDONED_MS);
}

/** Ids of this tab, by user: a lost session empties the session storage, but not the forms of the page. */
const tabIds = new Map<string, string>();
/** Each until the page is gone, however that ends. */
const lockedIds = new Set<string>();

/**
 * Survives a reload of the tab. Empty when storage is blocked, where drafts can't be kept anyway. Whoever asks for it may
 * write drafts, so from then on other tabs know that this one runs.
 */
export function tabId(userId: string): string {
  const key = `${userStoragePrefix(userId)}tab`;
  const known = sessionStore.read(key);
  const id = known ?? tabIds.get(userId) ?? crypto.getRandomValues(new Uint32Array(2)).join('-');
  if (!known && !sessionStore.write(key, id)) return '';
  tabIds.set(userId, id);
  lockTab(id);
  return id;
}

function lockTab(id: string): void {
  if (lockedIds.has(id) || !('locks' in navigator)) return;
  lockedIds.add(id);
  void navigator.locks.request(tabLock(id), () => new Promise(() => undefined)).catch(() => undefined);
}

export const tabLock = (tab: string): string => `print-partner:tab:${tab}`;
