import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Waits until the offline worker has kept the app and answers this page. */
export async function workerInControl(page: Page): Promise<void> {
  // It waits for the first load to be over, then downloads the whole app, which is slow on a busy machine.
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
}

/** The build that the page comes from. */
export const buildOf = (page: Page) => page.locator('meta[name="build-phase"]').getAttribute('content');
