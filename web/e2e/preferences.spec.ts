import type { Page } from '@playwright/test';
import { callApi, expect, hold, settled, signUp, test } from './fixtures.ts';
import { nothingStored, openSettings, pressAndConfirm, signIn, storedData } from './settings-page.ts';
import { enterRearranging, openHome, orderOf, savedPreferences, tile } from './tiles-page.ts';

const RED = 'rgb(211, 59, 54)';
const MAGENTA = 'rgb(137, 42, 95)';
const GREEN = 'rgb(0, 135, 34)';

/** Chooses a color for a tab in the settings. */
async function color(page: Page, tab: string, swatch: string): Promise<void> {
  const settings = await openSettings(page);
  await settings.getByRole('radio', { name: tab }).click();
  await settings.getByRole('radio', { name: swatch }).click();
  await settings.getByRole('button', { name: 'Close' }).click();
}

/**
 * Records every place and color that the tile of the paper guide is painted in. On a new device the tiles are hidden for
 * 300 ms unless they are known sooner; that time stands still. Must run before the page's scripts.
 */
async function recordPaints(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.tiles-unknown { animation-play-state: paused !important; }');
    document.adoptedStyleSheets = [sheet];
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

test('A9 order and colors sync to other devices and tabs of the browser, neither undoing the other, and leave a device at sign-out', async ({
  page,
  context,
  browser,
}) => {
  const { email, password } = await signUp(page);
  await openHome(page);
  const elsewhere = await browser.newContext();
  const phone = await elsewhere.newPage();
  await test.step('a color is shown on another device', async () => {
    await color(page, 'Paper & Envelope Types', 'Bright red, #D33B36');
    await expect.poll(() => savedPreferences(page)).toMatchObject({ customColors: { paper: '#D33B36' } });
    await signIn(phone, email, password);
    await expect(tile(phone, 'paper')).toHaveCSS('background-color', RED);
  });
  await test.step('one device changes the order, the other colors', async () => {
    await callApi(phone, 'PUT', '/api/preferences', { tabOrder: ['paper'] });
    await color(page, 'Booklets', 'Deep magenta, #892A5F');
    await expect
      .poll(() => savedPreferences(page))
      .toEqual({
        tabOrder: ['paper'],
        customColors: { paper: '#D33B36', booklet: '#892A5F' },
        assistantSharesJob: false,
        lengthUnit: 'in',
      });
    await expect.poll(async () => (await orderOf(page))[0]).toBe('paper');
    await phone.reload();
    await expect(tile(phone, 'booklet')).toHaveCSS('background-color', MAGENTA);
    expect((await orderOf(phone))[0]).toBe('paper');
  });
  await test.step("two open devices color different tabs and show each other's colors when visible again", async () => {
    await color(phone, 'Binding Options', 'Bright green, #008722');
    await expect.poll(() => savedPreferences(page)).toMatchObject({ customColors: { binding: '#008722' } });
    await color(page, 'Coating Options', 'Bright red, #D33B36');
    await expect
      .poll(() => savedPreferences(page))
      .toMatchObject({ customColors: { binding: '#008722', coatings: '#D33B36' } });
    await expect(tile(page, 'binding')).toHaveCSS('background-color', GREEN);
    await phone.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(tile(phone, 'coatings')).toHaveCSS('background-color', RED);
    await elsewhere.close();
  });
  await test.step('two tabs of one browser stay in sync', async () => {
    const other = await context.newPage();
    await openHome(other);
    await color(page, 'Brochures', 'Bright red, #D33B36');
    await expect(tile(other, 'brochure')).toHaveCSS('background-color', RED);
    await color(other, 'Printing Presses', 'Deep magenta, #892A5F');
    await expect(tile(page, 'printing-presses')).toHaveCSS('background-color', MAGENTA);
    await expect
      .poll(() => savedPreferences(page))
      .toMatchObject({ customColors: { brochure: '#D33B36', 'printing-presses': '#892A5F' } });
    await other.close();
  });
  await test.step('signing out removes order and colors from the device', async () => {
    await openSettings(page);
    await pressAndConfirm(page, 'Sign Out');
    await expect(page).toHaveURL('/login');
    await expect.poll(() => storedData(page)).toEqual(nothingStored);
  });
});

test('A9 no tile is painted in a wrong place or color, on a new device or with a slow server', async ({
  page,
}) => {
  await signUp(page);
  await callApi(page, 'PUT', '/api/preferences', { tabOrder: ['paper'], customColors: { paper: '#D33B36' } });
  await recordPaints(page);
  await test.step('a new device hides the tiles until the server answers', async () => {
    await page.goto('/');
    await expect(tile(page, 'paper')).toHaveCSS('background-color', RED);
    await expect(tile(page, 'paper')).toBeVisible();
    expect(await whatWasPainted(page)).toEqual([`0 ${RED}`]);
  });
  await test.step('a known device does not wait for the server', async () => {
    const letCome = await hold(page, '**/api/preferences');
    const answered = page.waitForResponse('**/api/preferences');
    await page.reload();
    await expect(tile(page, 'paper')).toBeVisible();
    letCome();
    await (await answered).finished();
    await settled(page);
    expect(await whatWasPainted(page)).toEqual([`0 ${RED}`]);
  });
});

test('A9 a change made offline or unsent in a lost session is stored and sent later, and signing out warns of one', async ({
  page,
  context,
}) => {
  const { email, password } = await signUp(page);
  await openHome(page);
  await test.step('an offline change is marked as not synced, and sent when back online', async () => {
    await context.setOffline(true);
    await enterRearranging(page, 'paper');
    await page.getByRole('radio', { name: 'Bright red, #D33B36' }).click();
    await expect(page.getByText('Saved on this device. Will sync when you’re back online.')).toBeVisible();
    await expect(tile(page, 'paper')).toHaveCSS('background-color', RED);
    await context.setOffline(false);
    await expect.poll(() => savedPreferences(page)).toMatchObject({ customColors: { paper: '#D33B36' } });
    await expect(page.getByText('Order and colors sync to all your devices.')).toBeVisible();
    await page.getByRole('button', { name: 'Done' }).click();
  });
  await test.step('an unsent change survives a lost session, and is sent after the next sign-in', async () => {
    await page.route('**/api/preferences', (route) => route.abort());
    await color(page, 'Binding Options', 'Bright green, #008722');
    await callApi(page, 'POST', '/api/auth/logout', { everywhere: true });
    await page.reload();
    await expect(page).toHaveURL(/login/);
    await page.unroute('**/api/preferences');
    await signIn(page, email, password);
    await expect(tile(page, 'binding')).toHaveCSS('background-color', GREEN);
    await expect
      .poll(() => savedPreferences(page))
      .toMatchObject({ customColors: { paper: '#D33B36', binding: '#008722' } });
  });
  await test.step('signing out warns of an unsent change', async () => {
    await page.route('**/api/preferences', (route) => route.abort());
    await color(page, 'Booklets', 'Deep magenta, #892A5F');
    const settings = await openSettings(page);
    await settings.getByRole('button', { name: 'Sign Out', exact: true }).click();
    await expect(page.getByRole('alertdialog')).toContainText('the order and colors of your tabs');
  });
});
