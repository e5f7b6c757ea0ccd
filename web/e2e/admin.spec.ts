import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { uniqueEmail } from '@printpartner/testing/e2e';
import { expectAccessible, expectAccessibleInEveryLook } from './accessible.ts';
import { baseURL, expect, test } from './fixtures.ts';

const PATH = '/admin-dashboard-2024';
const PASSWORD = process.env['ADMIN_PASSWORD'] ?? '';
const STATS = '**/api/admin/signup-stats';
const SYSTEM = '**/api/admin/system';
const SESSION = '**/api/admin/session';

const idle = { waiting: 0, oldestSeconds: null };
const ownState = {
  health: { status: 'ok', checks: {} },
  outbox: idle,
  mails: null,
  dueAlerts: null,
  unread: [],
};
const failure = { kind: 'reset-code', failedAt: '2026-11-24T08:00:00.000Z', reason: '550', isGivenUp: true };
/** A system in which a service doesn't answer, something waits, and a mail has failed. */
const troubled = {
  at: '2026-11-24T08:00:00.000Z',
  services: [
    { service: 'projects', answerMs: 12, waitingCalls: 0, state: ownState },
    {
      service: 'auth',
      answerMs: 9,
      waitingCalls: 0,
      state: { ...ownState, mails: { ...idle, failed: 1, failures: [failure] } },
    },
    { service: 'chat', answerMs: null, waitingCalls: 2, state: null },
  ],
  queues: [{ queue: 'preflight', waiting: 2, oldestSeconds: 12, active: 1, delayed: 0, failed: 0 }],
  stores: [{ store: 'postgres', status: 'ok', usedBytes: 1_200_000_000, freeBytes: null }],
};

/** Signs new people up from a network of their own. @returns the network */
async function signUpFromOneNetwork(page: Page, emails: readonly string[]): Promise<string> {
  const network = `100.${64 + Math.floor(Math.random() * 64)}.${Math.floor(Math.random() * 256)}`;
  for (const [place, email] of emails.entries()) {
    const answer = await page.request.post(new URL('/api/auth/signup', baseURL).href, {
      headers: { 'x-forwarded-for': `${network}.${place + 1}`, origin: new URL(baseURL).origin },
      data: { email, password: 'kiss-cut 14 pt' },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
  }
  await page.context().clearCookies();
  return `${network}.0/24`;
}

/** Everything that the browser keeps or shows in an address. */
const keptTexts = (page: Page) =>
  page.evaluate(async () => {
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('unreadable')));
      });
    const databases = await Promise.all(
      (await indexedDB.databases()).map(async ({ name = '' }) => {
        const database = await answer(indexedDB.open(name));
        const stores = [...database.objectStoreNames];
        const rows = stores.map(async (store) => {
          const objects = database.transaction(store).objectStore(store);
          return [store, await Promise.all([answer(objects.getAllKeys()), answer(objects.getAll())])];
        });
        const kept = [name, await Promise.all(rows)];
        database.close();
        return kept;
      }),
    );
    const caches = await Promise.all(
      (await globalThis.caches.keys()).map(async (name) => {
        const cache = await globalThis.caches.open(name);
        const requests = (await cache.keys()).map(async (request) => {
          const response = await cache.match(request);
          const headers = [...request.headers, ...(response?.headers ?? [])];
          return [request.url, headers, await response?.text()];
        });
        return [name, await Promise.all(requests)];
      }),
    );
    return JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      document.cookie,
      location.href,
      history.state,
      databases,
      caches,
      performance.getEntriesByType('resource').map(({ name }) => name),
    ]);
  });

/** Keeps the text in a database and a cache, to see that `keptTexts` would find it. */
const keep = (page: Page, text: string) =>
  page.evaluate(async (kept) => {
    await new Promise((resolve) => {
      const opening = indexedDB.open('kept');
      opening.onupgradeneeded = () => opening.result.createObjectStore('texts').put(`${kept} row`, 1);
      opening.onsuccess = () => resolve(opening.result.close());
    });
    const cache = await caches.open('kept');
    await cache.put('/kept', new Response(`${kept} answer`, { headers: { 'x-kept': `${kept} header` } }));
  }, text);

/** How many attempts of a network are recorded. */
async function attemptsFrom(page: Page, network: string): Promise<number> {
  const answer = await page.request.get('/api/admin/signup-attempts?limit=1000', {
    headers: { 'x-admin-password': PASSWORD },
  });
  const attempts: { ipAddress: string }[] = await answer.json();
  return attempts.filter(({ ipAddress }) => ipAddress.startsWith(network.replace('0/24', ''))).length;
}

test('D1 D2 D3 D4 the admin dashboard from the gate to logout', async ({ page }) => {
  const emails = Array.from({ length: 6 }, (_, n) => (n === 0 ? `+${uniqueEmail('cell')}` : uniqueEmail()));
  const network = await signUpFromOneNetwork(page, emails);
  await page.route(SYSTEM, (route) => route.fulfill({ json: troubled }));
  // Other tests may have larger networks, which would be listed instead.
  const hint = { kind: 'network-accounts', network, windowHours: 24, count: emails.length };
  await page.route('**/api/admin/signup-hints', (route) => route.fulfill({ json: [hint] }));
  await page.goto(PATH);
  const field = page.getByLabel('Admin password');
  const access = page.getByRole('button', { name: 'Access Dashboard' });

  await test.step('the gate says why it stays locked', async () => {
    await access.click();
    await expect(page.getByText('Password is required')).toBeVisible();
    await field.fill('a wrong guess');
    await field.press('Enter');
    await expect(page.getByText('Invalid password')).toBeVisible();
    await page.route(STATS, (route) => route.abort());
    await access.click();
    await expect(page.getByText('Authentication failed')).toBeVisible();
    await page.route(STATS, (route) => route.fulfill({ status: 503, json: {} }));
    await access.click();
    await expect(page.getByText('Failed to load data')).toBeVisible();
    await page.route(STATS, (route) =>
      route.fulfill({
        status: 429,
        headers: { 'retry-after': '900' },
        json: { code: 'request.rate_limited', detail: '' },
      }),
    );
    await access.click();
    await expect(page.getByText('Too many attempts. Please wait 15 minutes, then try again.')).toBeVisible();
    await page.unroute(STATS);
  });

  await test.step('Enter unlocks it, and the password is kept nowhere', async () => {
    await keep(page, 'Lakeview menu');
    await field.fill(PASSWORD);
    await field.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    const kept = await keptTexts(page);
    for (const part of ['row', 'answer', 'header']) expect(kept).toContain(`Lakeview menu ${part}`);
    expect(kept).not.toContain(PASSWORD);
    const { cookies } = await page.context().storageState();
    expect(cookies.map(({ name, httpOnly }) => [name, httpOnly])).toEqual([['pp_admin', true]]);
    expect(JSON.stringify(cookies)).not.toContain(PASSWORD);
  });

  const rows = page.getByRole('table', { name: 'Recent attempts' }).getByRole('row');
  const ip = page.getByLabel('IP address');

  await test.step('the alert filters by web attempts, in the address', async () => {
    for (const label of ['Total Attempts', 'Successful', 'Mobile App', 'Web Attempts'])
      await expect(page.getByRole('term').filter({ hasText: label })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Sign-up on the web is open' })).toBeVisible();
    await page.getByRole('button', { name: 'Show web attempts' }).click();
    await expect(page).toHaveURL(`${PATH}?platform=web`);
    await expect(page.getByRole('combobox', { name: 'Platform' })).toHaveValue('web');
  });

  await test.step('a suspicious network filters by itself, outside the address', async () => {
    const text = `6 accounts with different addresses created from ${network} in the last 24 hours`;
    await page.getByRole('button', { name: `Show attempts: ${text}` }).click();
    await expect(ip).toHaveValue(network);
    // An attempt arrives a moment after the account.
    await expect.poll(() => attemptsFrom(page, network)).toBe(emails.length);
    await page.getByRole('button', { name: 'Refresh Data' }).click();
    await expect(rows).toHaveCount(7);
    await expect(rows.first()).toHaveText('TimestampEmailPlatformStatusIP AddressError');
    await expect(page).toHaveURL(/\?from=[\d-]{10}&outcome=success$/);
    await page.getByRole('tab', { name: 'All Data 6 records' }).click();
    const all = page.getByRole('table', { name: 'All attempts' });
    await expect(all.getByRole('row')).toHaveCount(7);
    await expect(all.getByRole('columnheader', { name: 'Error' })).toHaveCount(0);
    await ip.fill('203.0.113');
    await ip.press('Enter');
    await expect(page.getByText('Must be an IP address such as 203.0.113.7')).toBeVisible();
    await page.getByRole('button', { name: 'Export CSV' }).click();
    await expect(page.getByText('Correct the filter that is marked first.')).toBeVisible();
    await ip.fill(network);
    await ip.press('Enter');
  });

  await test.step('the file has the filtered attempts, without formulas', async () => {
    const started = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const download = await started;
    expect(download.suggestedFilename()).toMatch(/^signup-attempts-\d{4}-\d\d-\d\d\.csv$/);
    const [head, ...lines] = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
    expect(head).toBe('\uFEFFTimestamp,Email,Platform,Success,IP Address,Error Message');
    const written = lines.map((line) => line.split(',')[1]);
    expect(written).toEqual(emails.map((email, n) => (n === 0 ? `'${email}` : email)).toReversed());
  });

  await test.step('the chart has the same attempts, by platform and by outcome', async () => {
    const chart = page.getByRole('region', { name: 'Attempts per day', exact: true });
    await expect(chart.getByText(/: Mobile 0, Web 6$/)).toBeAttached();
    await expect(chart.locator('.recharts-bar-rectangle path').first()).toBeVisible();
    await chart.getByText('Outcome', { exact: true }).click();
    await expect(chart.getByText(/: Success 6, Failed 0$/)).toBeAttached();
    await chart.getByText('Show as a table').click();
    await expect(chart.getByRole('row').nth(1)).toHaveText(/[A-Z][a-z]{2} \d+, \d{4}60$/);
    const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id));
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
  });

  await test.step('the system is seen at a glance, and how old it is when it can’t be read', async () => {
    const services = page.getByRole('region', { name: 'Services' });
    await expect(services.getByRole('listitem').filter({ hasText: 'chat' })).toHaveText(
      'chatNo answer2 calls wait',
    );
    await expect(page.getByRole('region', { name: 'Queues' })).toContainText(
      '2 wait, the oldest 12 s · 1 in work',
    );
    const mail = page.getByRole('region', { name: 'Mail' });
    await expect(mail).toContainText('reset-code: 550, given up');
    await expect(mail.getByRole('img', { name: 'Unknown' })).toHaveCount(2);
    await expectAccessibleInEveryLook(page);
    await page.route(SYSTEM, (route) => route.fulfill({ status: 503, json: {} }));
    await page.getByRole('button', { name: 'Refresh Data' }).click();
    await expect(services.getByText('Couldn’t be refreshed. Shown as of')).toBeVisible();
    await expect(page.getByText('Failed to load data')).toBeVisible();
  });

  await test.step('filters without attempts can be cleared', async () => {
    await page.getByLabel('Email', { exact: true }).fill('nobody@print.example');
    await page.getByLabel('Email', { exact: true }).press('Enter');
    await expect(page.getByRole('heading', { name: 'No attempts match the filters' })).toBeVisible();
    await expectAccessible(page, 'no attempts');
    await page.getByRole('button', { name: 'Clear filters' }).first().click();
    await expect(page).toHaveURL(PATH);
    await expect(ip).toHaveValue('');
  });

  await test.step('Logout and leaving the page lock it again', async () => {
    await page.route(SESSION, (route) => route.fulfill({ status: 503, json: {} }));
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(field).toHaveValue('');
    await expect(field).toBeFocused();
    await expect(page.getByText('You are logged out here, but the server couldn’t be told.')).toBeVisible();
    await expectAccessible(page, 'an open session');
    await page.unroute(SESSION);
    await page.getByRole('button', { name: 'End the session' }).click();
    await expect(page.getByText('You are logged out here')).toHaveCount(0);
    expect((await page.context().storageState()).cookies).toEqual([]);
    await expect(page.getByText(emails[1] ?? '')).toHaveCount(0);
    await field.fill(PASSWORD);
    await access.click();
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
    await page.reload();
    await expect(access).toBeVisible();
    await expect.poll(async () => (await page.context().storageState()).cookies).toEqual([]);
  });
});
