import type { BrowserContext, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** The network is gone, and the browser says so. Pages that are open stay. */
export const loseNetwork = (context: BrowserContext) => context.setOffline(true);

export const findNetwork = (context: BrowserContext) => context.setOffline(false);

/** As without a network, but pages can still be opened: only the server's answers are missing. */
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
export async function expectKept(page: Page, path: string): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async (wanted) => {
        // Opening it would create it, without its stores.
        if ((await indexedDB.databases()).length === 0) return false;
        const opening = indexedDB.open('print-partner');
        const database = await new Promise<IDBDatabase>((resolve) => {
          opening.addEventListener('success', () => resolve(opening.result));
        });
        const reading = database.transaction('answers').objectStore('answers').getAllKeys();
        const keys = await new Promise<IDBValidKey[]>((resolve) => {
          reading.addEventListener('success', () => resolve(reading.result));
        });
        database.close();
        return keys.some((key) => Array.isArray(key) && key[1] === wanted);
      }, path),
    )
    .toBe(true);
}
