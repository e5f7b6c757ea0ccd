import type { BrowserContext, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** The network is gone, and the browser says so. Pages that are open stay. */
export const loseNetwork = (context: BrowserContext) => context.setOffline(true);

export const findNetwork = (context: BrowserContext) => context.setOffline(false);

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
