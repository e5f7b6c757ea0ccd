import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { QueuedWrite } from '../outbox/queued-write.ts';

/** What the browser keeps of a user beside local storage. Every entry belongs to one user. */
interface DeviceSchema extends DBSchema {
  /** Writes that the server has not answered, in the order in which they were made. */
  writes: { key: number; value: QueuedWrite; indexes: { userId: string } };
  /** Drafts by user and name. */
  drafts: { key: [userId: string, name: string]; value: unknown };
  /** What the server answered last, by user and path. */
  answers: { key: [userId: string, path: string]; value: unknown };
}

export type DeviceDatabase = IDBPDatabase<DeviceSchema>;

const NAME = 'print-partner';
const VERSION = 1;
/** Another tab with an older version may be slow to close its connection. */
const OPEN_WAIT_MS = 5000;

let opened: Promise<DeviceDatabase> | undefined;

/**
 * Runs `use` on this device's database, of pages and workers. A connection that the browser has closed is opened again.
 *
 * @returns undefined if the browser has no database, blocks it, or it is full or damaged; never throws
 */
export async function withDeviceDatabase<Result>(
  use: (database: DeviceDatabase) => Promise<Result>,
): Promise<Result | undefined> {
  if (typeof indexedDB === 'undefined') return undefined;
  const first = await attempt(use);
  if ('result' in first) return first.result;
  if (!isClosed(first.error)) return warn(first.error);
  opened = undefined;
  const second = await attempt(use);
  return 'result' in second ? second.result : warn(second.error);
}

function warn(error: unknown): undefined {
  // oxlint-disable-next-line no-console -- callers go on without the database
  console.warn("This device's database failed:", error);
}

async function attempt<Result>(
  use: (database: DeviceDatabase) => Promise<Result>,
): Promise<{ result: Result } | { error: unknown }> {
  try {
    opened ??= open();
    return { result: await use(await opened) };
  } catch (error) {
    return { error };
  }
}

/** Safari closes connections of pages in the background without an event. */
const isClosed = (error: unknown): boolean =>
  error instanceof DOMException && ['InvalidStateError', 'AbortError', 'UnknownError'].includes(error.name);

async function open(): Promise<DeviceDatabase> {
  const forget = () => {
    opened = undefined;
  };
  try {
    const opening = openDB<DeviceSchema>(NAME, VERSION, {
      upgrade(database) {
        const writes = database.createObjectStore('writes', { keyPath: 'seq', autoIncrement: true });
        writes.createIndex('userId', 'userId');
        database.createObjectStore('drafts');
        database.createObjectStore('answers');
      },
      // A tab with a newer version of the app opens the database.
      blocking(_current, _blocked, event) {
        forget();
        if (event.target instanceof IDBDatabase) event.target.close();
      },
      terminated: forget,
    });
    return await inTime(opening);
  } catch (error) {
    forget();
    throw error;
  }
}

async function inTime(opening: Promise<DeviceDatabase>): Promise<DeviceDatabase> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      // Closed when it opens after all: nobody waits for it any longer.
      void opening.then((database) => database.close()).catch(() => undefined);
      reject(new DOMException('The database did not open in time', 'TimeoutError'));
    }, OPEN_WAIT_MS);
  });
  try {
    return await Promise.race([opening, late]);
  } finally {
    clearTimeout(timer);
  }
}
