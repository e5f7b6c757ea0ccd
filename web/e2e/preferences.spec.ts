import type { Page } from '@playwright/test';
import { callApi, expect, settled, signUp, test } from './fixtures.ts';
import {
  notifications,
  nothingStored,
  openSettings,
  pressAndConfirm,
  signIn,
  storedData,
} from './settings-page.ts';
import { enterRearranging, openHome, orderOf, savedPreferences, tile } from './tiles-page.ts';

const RED = 'rgb(211, 59, 54)';
const GRAY = 'rgb(100, 116, 139)';

/** Chooses a color for a tab in the settings. */
async function color(page: Page, tab: string, swatch: string): Promise<void> {
  const settings = await openSettings(page);
  await settings.getByRole('radio', { name: tab }).click();
  await settings.getByRole('radio', { name: swatch }).click();
  await settings.getByRole('button', { name: 'Close' }).click();
}

/** Records the first color each tile is painted in. Must run before the page's scripts. */
async function recordFirstPaint(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const paper = document.getElementById('tile-paper');
      const isShown = paper?.checkVisibility({ visibilityProperty: true });
      if (paper && isShown) {
        const place = [...document.querySelectorAll('[id^=tile-]')].indexOf(paper);
        const now = `${place} ${getComputedStyle(paper).backgroundColor}`;
        if (seen.at(-1) !== now) seen.push(now);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

const whatWasPainted = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { seen: string[] }).seen);

test('A9 order and colors sync to another device independently of each other', async ({ page, browser }) => {
  const { email, password } = await signUp(page);
  await openHome(page);
  await color(page, 'Paper & Envelope Types', 'Bright red, #D33B36');
  await expect.poll(() => savedPreferences(page)).toMatchObject({ customColors: { paper: '#D33B36' } });

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await signIn(other, email, password);
  await expect(tile(other, 'paper')).toHaveCSS('background-color', RED);
  // One device changes the order, the other colors: neither undoes the other.
  await callApi(other, 'PUT', '/api/preferences', { tabOrder: ['paper'] });
  await color(page, 'Booklets', 'Deep magenta, #892A5F');
  await expect
    .poll(() => savedPreferences(page))
    .toEqual({
      tabOrder: ['paper'],
      customColors: { paper: '#D33B36', booklet: '#892A5F' },
      assistantSharesJob: false,
      lengthUnit: 'in',
    });
  await other.reload();
  await expect(tile(other, 'booklet')).toHaveCSS('background-color', 'rgb(137, 42, 95)');
  expect((await orderOf(other))[0]).toBe('paper');
  await expect.poll(async () => (await orderOf(page))[0]).toBe('paper');
  await elsewhere.close();
});

test("A9 two open devices color different tabs and show each other's colors when visible again", async ({
  page,
  browser,
}) => {
  const { email, password } = await signUp(page);
  await openHome(page);
  const elsewhere = await browser.newContext();
  const phone = await elsewhere.newPage();
  await signIn(phone, email, password);
  await color(phone, 'Booklets', 'Deep magenta, #892A5F');
  await expect.poll(() => savedPreferences(page)).toMatchObject({ customColors: { booklet: '#892A5F' } });
  await color(page, 'Paper & Envelope Types', 'Bright red, #D33B36');
  await expect
    .poll(() => savedPreferences(page))
    .toMatchObject({ customColors: { booklet: '#892A5F', paper: '#D33B36' } });
  await expect(tile(page, 'booklet')).toHaveCSS('background-color', 'rgb(137, 42, 95)');
  await phone.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(tile(phone, 'paper')).toHaveCSS('background-color', RED);
  await elsewhere.close();
});

test('A9 the first paint has the right order and colors even when the server is slow', async ({ page }) => {
  await signUp(page);
  await openHome(page);
  await callApi(page, 'PUT', '/api/preferences', {
    tabOrder: ['paper'],
    customColors: { paper: '#D33B36' },
  });
  await recordFirstPaint(page);
  await page.reload();
  await expect(tile(page, 'paper')).toHaveCSS('background-color', RED);
  const { promise: mayCome, resolve: come } = Promise.withResolvers<void>();
  await page.route('**/api/preferences', async (route) => {
    await mayCome;
    await route.continue();
  });
  const answered = page.waitForResponse('**/api/preferences');
  await page.reload();
  await expect(tile(page, 'paper')).toBeVisible();
  come();
  await (await answered).finished();
  await settled(page);
  expect(await whatWasPainted(page)).toEqual([`0 ${RED}`]);
});

test('A9 a new device shows no tile in a wrong color if the server answers in time', async ({ page }) => {
  await signUp(page);
  await callApi(page, 'PUT', '/api/preferences', { tabOrder: ['paper'], customColors: { paper: '#D33B36' } });
  await recordFirstPaint(page);
  await page.goto('/');
  await expect(tile(page, 'paper')).toHaveCSS('background-color', RED);
  expect(await whatWasPainted(page)).toEqual([`0 ${RED}`]);
});

test('A9 an offline change is stored, marked as not synced, and sent when back online', async ({
  page,
  context,
}) => {
  await signUp(page);
  await openHome(page);
  await context.setOffline(true);
  await enterRearranging(page, 'paper');
  await page.getByRole('radio', { name: 'Bright red, #D33B36' }).click();
  await expect(page.getByText('Saved on this device. Will sync when you’re back online.')).toBeVisible();
  await expect(tile(page, 'paper')).toHaveCSS('background-color', RED);
  await context.setOffline(false);
  await expect.poll(() => savedPreferences(page)).toMatchObject({ customColors: { paper: '#D33B36' } });
  await expect(page.getByText('Order and colors sync to all your devices.')).toBeVisible();
});

test('A9 a change refused by a failing server is sent on the next load', async ({ page }) => {
  await signUp(page);
  await openHome(page);
  await page.route('**/api/preferences', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 503, body: '' }) : route.continue(),
  );
  await color(page, 'Paper & Envelope Types', 'Bright red, #D33B36');
  expect(await savedPreferences(page)).toEqual({
    tabOrder: [],
    customColors: {},
    assistantSharesJob: false,
    lengthUnit: 'in',
  });
  await page.unroute('**/api/preferences');
  await page.reload();
  await expect(tile(page, 'paper')).toHaveCSS('background-color', RED);
  await expect.poll(() => savedPreferences(page)).toMatchObject({ customColors: { paper: '#D33B36' } });
});

test('A9 an unsent change survives a lost session, and signing out warns of it', async ({ page }) => {
  const { email, password } = await signUp(page);
  await openHome(page);
  await page.route('**/api/preferences', (route) => route.abort());
  await color(page, 'Paper & Envelope Types', 'Bright red, #D33B36');
  await callApi(page, 'POST', '/api/auth/logout', { everywhere: true });
  await page.reload();
  await expect(page).toHaveURL(/login/);
  await page.unroute('**/api/preferences');
  await signIn(page, email, password);
  await expect(tile(page, 'paper')).toHaveCSS('background-color', RED);
  await expect.poll(() => savedPreferences(page)).toMatchObject({ customColors: { paper: '#D33B36' } });

  await page.route('**/api/preferences', (route) => route.abort());
  await color(page, 'Booklets', 'Deep magenta, #892A5F');
  const settings = await openSettings(page);
  await settings.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await expect(page.getByRole('alertdialog')).toContainText('the order and colors of your tabs');
});

test('A9 a change the server finally refuses is reverted with a message', async ({ page }) => {
  await signUp(page);
  await openHome(page);
  await page.route('**/api/preferences', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 422, json: { detail: 'Must be a tab', code: 'invalid', status: 422 } })
      : route.continue(),
  );
  await enterRearranging(page, 'paper');
  await page.getByRole('radio', { name: 'Bright red, #D33B36' }).click();
  await expect(notifications(page)).toContainText('Not saved');
  await expect(notifications(page)).toContainText('Must be a tab');
  await expect(tile(page, 'paper')).toHaveCSS('background-color', GRAY);
});

test('A9 rapid changes are sent one at a time, and the last one wins', async ({ page }) => {
  await signUp(page);
  await openHome(page);
  let atOnce = 0;
  let most = 0;
  await page.route('**/api/preferences', async (route) => {
    atOnce += 1;
    most = Math.max(most, atOnce);
    // Long enough for the next key press to happen during this call.
    await new Promise((resolve) => setTimeout(resolve, 60));
    await route.continue();
    atOnce -= 1;
  });
  await enterRearranging(page, 'paper');
  await page.getByRole('radio', { name: 'Bright red, #D33B36' }).click();
  for (let step = 0; step < 9; step += 1) await page.keyboard.press('ArrowRight');
  await expect.poll(() => savedPreferences(page)).toMatchObject({ customColors: { paper: '#C73D8B' } });
  expect(most).toBe(1);
});

test('A9 two tabs of one browser stay in sync', async ({ page, context }) => {
  await signUp(page);
  await openHome(page);
  const other = await context.newPage();
  await openHome(other);
  await color(page, 'Paper & Envelope Types', 'Bright red, #D33B36');
  await expect(tile(other, 'paper')).toHaveCSS('background-color', RED);
  await color(other, 'Booklets', 'Deep magenta, #892A5F');
  await expect(tile(page, 'booklet')).toHaveCSS('background-color', 'rgb(137, 42, 95)');
  await expect
    .poll(() => savedPreferences(page))
    .toMatchObject({ customColors: { paper: '#D33B36', booklet: '#892A5F' } });
});

test('A9 signing out removes order and colors from the device', async ({ page }) => {
  await signUp(page);
  await openHome(page);
  await color(page, 'Paper & Envelope Types', 'Bright red, #D33B36');
  await expect.poll(() => savedPreferences(page)).toMatchObject({ customColors: { paper: '#D33B36' } });
  await openSettings(page);
  await pressAndConfirm(page, 'Sign Out');
  await expect(page).toHaveURL('/login');
  await expect.poll(() => storedData(page)).toEqual(nothingStored);
});
