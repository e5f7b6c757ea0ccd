import {
  test as base,
  expect,
  type APIResponse,
  type Browser,
  type BrowserContext,
  type Page,
  type Route,
} from '@playwright/test';
import { randomIp, uniqueEmail } from '@printpartner/testing/e2e';

export { expect };

export const baseURL = process.env['BASE_URL'] ?? 'http://localhost:8080';

/**
 * Each test has its own IP address, because rate limits count by address and the test system trusts this header. A test
 * fails if its page does something that the content security policy refuses.
 */
export const test = base.extend<{ refusals: void }>({
  baseURL,
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': randomIp() }),
  refusals: [
    async ({ context }, use) => {
      const refused: string[] = [];
      context.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) refused.push(message.text());
      });
      await use();
      expect(refused, 'refused by the content security policy').toEqual([]);
    },
    { auto: true },
  ],
});

export interface Account {
  email: string;
  password: string;
  firstName: string;
}

/** Creates an account through the API, which signs in the page's browser. */
export async function signUp(page: Page, changes: Partial<Account> = {}): Promise<Account> {
  const account = { email: uniqueEmail(), password: 'kiss-cut 14 pt', firstName: 'Maya', ...changes };
  await callApi(page, 'POST', '/api/auth/signup', account);
  return account;
}

/** Creates an account without signing in the page's browser, whose login screen would redirect home. */
export async function signUpElsewhere(browser: Browser): Promise<Account> {
  const context = await browser.newContext();
  const account = await signUp(await context.newPage());
  await context.close();
  return account;
}

/** Stops the page's clock; `page.clock.runFor` advances it. Timers set before continue in real time. */
export async function stopClock(page: Page): Promise<void> {
  const now = Date.now();
  // The clock must be paused at a later time than the current one.
  await page.clock.install({ time: now - 60_000 });
  await page.clock.pauseAt(now);
}

/** As `stopClock` after `page.clock.resume()`, which has the timers of a minute fire. */
export async function stopClockAgain(page: Page): Promise<void> {
  await settled(page);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
}

/**
 * Waits until the page has handled everything sent to it so far, before checking that something did not appear. Makes a
 * call, which is answered after earlier ones, and uses no timers, because the clock may be stopped.
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

/** Ends the browser's session. During `act`, only a save or a session check can find that out, however slow the machine. */
export async function loseSession(page: Page, act: () => Promise<unknown>): Promise<void> {
  await page.route('**/api/**', (route, request) => {
    const isSave = request.method() === 'POST' && request.url().endsWith('/api/projects');
    return isSave || request.url().includes('/api/auth/') ? route.continue() : route.abort();
  });
  await page.context().clearCookies();
  await act();
  await page.unroute('**/api/**');
}

/** Signs the page in to the worker's shared account, for tests that write nothing. */
export async function signInAsReader(page: Page): Promise<void> {
  const context = page.context();
  if (readerCookies) {
    await context.addCookies(readerCookies);
    return;
  }
  await signUp(page);
  readerCookies = await context.cookies();
}

/** Saves a project of the signed-in user. Field names as in the API. */
export async function saveProject(page: Page, fields: Record<string, string>): Promise<{ id: number }> {
  const answer = await callApi(page, 'POST', '/api/projects', fields);
  const project: { id: number } = await answer.json();
  return project;
}

/** A JSON call with the page's cookies and origin. */
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

/** The date `days` from today in the browser's time zone, YYYY-MM-DD. */
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

/** Holds the page's calls until the answer is called. */
export async function hold(page: Page, url: string): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

/** Refuses a call for good. Without an answer, it would wait and be repeated. */
export const refuse = (route: Route): Promise<void> =>
  route.fulfill({
    status: 422,
    contentType: 'application/problem+json',
    body: JSON.stringify({ code: 'request.invalid', status: 422, detail: 'Refused.' }),
  });
