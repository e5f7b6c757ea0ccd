import {
  test as base,
  expect as baseExpect,
  type APIResponse,
  type Browser,
  type BrowserContext,
  type Page,
} from '@playwright/test';
import { randomIp, uniqueEmail } from '@printpartner/testing/e2e';

/** A deadline ends with what it waits for, so a long one costs nothing but on a machine that is short of time. */
export const expect = baseExpect.configure({ timeout: 15_000 });

export const baseURL = process.env['BASE_URL'] ?? 'http://localhost:8080';

/** Every test comes from an address of its own: attempts are counted by address, and the test system trusts this header. */
export const test = base.extend({
  baseURL,
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': randomIp() }),
});

export interface Account {
  email: string;
  password: string;
  firstName: string;
}

/** Makes an account over the API; the page's browser is then signed in to it. */
export async function signUp(page: Page, changes: Partial<Account> = {}): Promise<Account> {
  const account = { email: uniqueEmail(), password: 'kiss-cut 14 pt', firstName: 'Maya', ...changes };
  await callApi(page, 'POST', '/api/auth/signup', account);
  return account;
}

/** Makes an account that no browser is signed in to: an open login screen would send its user home. */
export async function signUpElsewhere(browser: Browser): Promise<Account> {
  const context = await browser.newContext();
  const account = await signUp(await context.newPage());
  await context.close();
  return account;
}

/** The page's clock stands still from here on, and moves by `page.clock.runFor`; timers set before go on by themselves. */
export async function stopClock(page: Page): Promise<void> {
  const now = Date.now();
  // A clock is stopped ahead of where it is, however long it takes to say so.
  await page.clock.install({ time: now - 60_000 });
  await page.clock.pauseAt(now);
}

/**
 * Once the page has worked off what was sent to it so far, for what must not appear: a call that is made now is answered
 * after those that were answered before, and no timer is asked, since it may stand still.
 */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await fetch(`/robots.txt?${Math.random()}`);
    for (let turn = 0; turn < 20; turn += 1) {
      const { port1, port2 } = new MessageChannel();
      const turned = new Promise((done) => port1.addEventListener('message', done));
      port1.start();
      port2.postMessage(null);
      await turned;
    }
  });
}

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;
let readerCookies: Cookies | undefined;

/** Signs the page in as this worker's reader: one account for all tests that only read, and so write nothing. */
export async function signInAsReader(page: Page): Promise<void> {
  const context = page.context();
  if (readerCookies) {
    await context.addCookies(readerCookies);
    return;
  }
  await signUp(page);
  readerCookies = await context.cookies();
}

/** Saves a project of the signed-in user; field names are those of the API. */
export async function saveProject(page: Page, fields: Record<string, string>): Promise<{ id: number }> {
  const answer = await callApi(page, 'POST', '/api/projects', fields);
  const project: { id: number } = await answer.json();
  return project;
}

/** A JSON call with the page's cookies, as the page's own origin. */
export async function callApi(
  page: Page,
  method: string,
  path: string,
  data?: unknown,
): Promise<APIResponse> {
  const response = await page.request.fetch(new URL(path, baseURL).href, {
    method,
    headers: { origin: new URL(baseURL).origin },
    ...(data === undefined ? {} : { data }),
  });
  expect(response.ok(), `${method} ${path}: ${response.status()} ${await response.text()}`).toBe(true);
  return response;
}

/** A calendar date some days from today, YYYY-MM-DD in the browser's own zone. */
export function dayFromNow(page: Page, days: number): Promise<string> {
  return page.evaluate((offset) => {
    const day = new Date();
    day.setDate(day.getDate() + offset);
    return [
      day.getFullYear(),
      String(day.getMonth() + 1).padStart(2, '0'),
      String(day.getDate()).padStart(2, '0'),
    ].join('-');
  }, days);
}
