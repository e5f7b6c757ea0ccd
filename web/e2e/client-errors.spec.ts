import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Request } from '@playwright/test';
import { baseURL, expect, test } from './fixtures.ts';

const REPORTS = '/api/client-errors';
/** What a user could have typed: in messages, addresses, class names and property names of the errors below. */
const MARK = 'Lakeview menu';

interface Report {
  kind: string;
  name: string;
  message?: string;
  frames: string[];
  file?: string;
  page: string;
  requestId?: string;
  build?: string;
}

/** The reports that a page sends from now on. A step may empty the list; `all` has them all. */
function reportsOf(page: Page): { reports: Report[]; all: Report[] } {
  const reports: Report[] = [];
  const all: Report[] = [];
  page.on('request', (request: Request) => {
    if (!request.url().endsWith(REPORTS)) return;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- checked below
    const report = request.postDataJSON() as Report;
    reports.push(report);
    all.push(report);
  });
  return { reports, all };
}

function gatewayLog(): string {
  const folder = process.env['LOG_DIR'];
  if (!folder) throw new Error('LOG_DIR is not set; it must be that of the system under test');
  return readFileSync(join(folder, 'gateway.log'), 'utf8');
}

const throwLater = (page: Page, messages: string[]) =>
  page.evaluate((texts) => {
    for (const text of texts)
      setTimeout(() => {
        throw new RangeError(text);
      });
  }, messages);

test('K8 errors of the web app reach the log without a text of the user, from pages of the product only', async ({
  page,
  request,
}) => {
  const { reports, all } = reportsOf(page);

  await test.step('an error in our code, with its position', async () => {
    await page.addInitScript((mark) => {
      if (location.pathname !== '/login') return;
      Object.defineProperty(history, 'state', {
        get() {
          throw new TypeError(`Cannot read properties of undefined (reading '${mark}')`);
        },
      });
    }, MARK);
    await page.goto(`/login?draft=${encodeURIComponent(MARK)}`);
    await expect.poll(() => reports.length).toBeGreaterThan(0);
    const [report] = reports;
    expect(report).toMatchObject({
      name: 'TypeError',
      message: 'Cannot read properties of undefined',
      page: '/login',
      build: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
    expect(report?.frames.length).toBeGreaterThan(0);
    for (const frame of report?.frames ?? []) expect(frame).toMatch(/^[\w.-]+\.js:\d+:\d+$/);
    await expect
      .poll(
        () =>
          gatewayLog()
            .split('\n')
            .filter((line) => line.includes(report?.frames[0] ?? '?')).length,
      )
      .toBeGreaterThan(0);
  });

  await test.step('a code file that does not load', async () => {
    reports.length = 0;
    await page.route('**/assets/terms-screen*.js', (route) => route.abort());
    await page.goto('/terms');
    await expect
      .poll(() => reports.map(({ file }) => file ?? ''))
      .toContainEqual(expect.stringMatching(/^terms-screen.*\.js$/));
  });

  await test.step('each error once, ten of one page, with the id of the call that failed before', async () => {
    await page.route('**/api/auth/session', (route) => route.fulfill({ status: 503, body: '{}' }));
    // The session is asked for again after each failure.
    const failed: unknown[] = [];
    page.on('response', (response) => {
      if (response.status() === 503) failed.push(response.request().headers()['x-request-id']);
    });
    await page.goto('/support');
    await expect(page.getByRole('heading', { name: 'Support' })).toBeVisible();
    reports.length = 0;
    await throwLater(
      page,
      Array.from({ length: 30 }, () => `${MARK} is not a function`),
    );
    await expect.poll(() => reports.length).toBe(1);
    expect(reports[0]).toMatchObject({ name: 'RangeError', message: 'is not a function' });
    expect(failed).toContain(reports[0]?.requestId);
    await page.evaluate((mark) => {
      for (let n = 0; n < 30; n += 1) {
        const error = new Error(mark);
        error.name = `Kind${String.fromCodePoint(65 + (n % 26))}`;
        void Promise.reject(error);
      }
    }, MARK);
    await expect.poll(() => reports.length).toBe(10);
  });

  await test.step('a report that cannot be sent causes no other', async () => {
    await page.route(`**${REPORTS}`, (route) => route.abort());
    await page.goto('/privacy');
    reports.length = 0;
    await throwLater(page, [MARK]);
    await expect.poll(() => reports.length).toBe(1);
    await page.waitForLoadState('networkidle');
    expect(reports).toHaveLength(1);
  });

  await test.step('only pages of the product can report errors, in their own form', async () => {
    const report = { kind: 'error', name: 'TypeError', frames: [], page: '/' };
    const send = async (data: object, headers: Record<string, string>) =>
      (await request.post(REPORTS, { data, headers })).status();
    const origin = new URL(baseURL).origin;
    expect(await send(report, { origin })).toBe(204);
    expect(await send(report, { origin: 'https://elsewhere.example' })).toBe(403);
    expect(await send(report, {})).toBe(403);
    for (const data of [
      { ...report, message: MARK },
      { ...report, name: MARK },
      { ...report, frames: [MARK] },
      { ...report, note: MARK },
      { ...report, requestId: `${MARK}!` },
    ]) {
      expect(await send(data, { origin }), JSON.stringify(data)).toBe(422);
    }
    const flood = await Promise.all(Array.from({ length: 40 }, () => send(report, { origin })));
    expect(flood).toContain(429);
  });

  expect(all.length).toBeGreaterThan(12);
  expect(JSON.stringify(all)).not.toContain(MARK);
  expect(gatewayLog()).not.toContain(MARK);
});
