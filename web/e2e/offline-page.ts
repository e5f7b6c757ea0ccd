import type { BrowserContext, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** The network is gone, and the browser says so. Pages that are open stay. */
export const loseNetwork = (context: BrowserContext) => context.setOffline(true);

export const findNetwork = (context: BrowserContext) => context.setOffline(false);

/** Cuts the network, but pages can still be opened: only the server's answers are missing. */
export async function cutServer(context: BrowserContext): Promise<void> {
  await context.route('**/api/**', (route) => route.abort());
  await context.addInitScript(() => {
    if (localStorage.getItem('test-online') === 'true') return;
    Object.defineProperty(navigator, 'onLine', {
      get: () => localStorage.getItem('test-online') === 'true',
      configurable: true,
    });
  });
  for (const page of context.pages()) await page.evaluate(tellOffline);
}

export async function mendServer(context: BrowserContext): Promise<void> {
  await context.unroute('**/api/**');
  for (const page of context.pages()) {
    await page.evaluate(() => {
      localStorage.setItem('test-online', 'true');
      window.dispatchEvent(new Event('online'));
    });
  }
}

function tellOffline(): void {
  Object.defineProperty(navigator, 'onLine', {
    get: () => localStorage.getItem('test-online') === 'true',
    configurable: true,
  });
  window.dispatchEvent(new Event('offline'));
}

/** Counts the writes that this browser sends and the server does. */
export function countWrites(context: BrowserContext, path: RegExp): { done: string[]; keys: string[] } {
  const counted = { done: [] as string[], keys: [] as string[] };
  context.on('response', (response) => {
    const request = response.request();
    const isWrite = request.method() !== 'GET' && path.test(new URL(request.url()).pathname);
    if (!isWrite || !response.ok()) return;
    counted.done.push(`${request.method()} ${request.postData() ?? ''}`);
    counted.keys.push(request.headers()['idempotency-key'] ?? '');
  });
  return counted;
}

/** Waits until this device keeps an answer of the server. */
export const expectKept = (page: Page, path: string) =>
  expect
    .poll(async () => (await storedIn(page, 'answers')).some((key) => key.endsWith(`,${path}`)))
    .toBe(true);

/** Waits until a form's text is in the database of this device. */
export const expectDraftKept = (page: Page, text: string) =>
  expect.poll(async () => (await storedIn(page, 'drafts')).some((draft) => draft.includes(text))).toBe(true);

/** How many writes wait on this device. */
export const waitingWrites = async (page: Page) => (await storedIn(page, 'writes')).length;

/** The texts of the drafts, or the keys of the writes or answers: a user and a path. */
function storedIn(page: Page, store: 'answers' | 'drafts' | 'writes'): Promise<string[]> {
  return page.evaluate(async (name) => {
    // Opening it would create it, without its stores.
    if ((await indexedDB.databases()).length === 0) return [];
    const resultOf = <Result>(request: IDBRequest<Result>): Promise<Result> =>
      new Promise((resolve) => request.addEventListener('success', () => resolve(request.result)));
    const database = await resultOf(indexedDB.open('print-partner'));
    const records = database.transaction(name).objectStore(name);
    const keys = await resultOf(records.getAllKeys());
    const values: { text?: unknown }[] = name === 'drafts' ? await resultOf(records.getAll()) : [];
    database.close();
    return name === 'drafts' ? values.map(({ text }) => String(text)) : keys.map(String);
  }, store);
}
