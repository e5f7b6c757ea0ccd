import { devices, type Page } from '@playwright/test';
import { expect, settled, signUp, stopClock, test } from './fixtures.ts';
import {
  Finger,
  firstOrder,
  lifted,
  openHome,
  orderOf,
  type Point,
  pointOn,
  rearranging,
  savedPreferences,
  swapped,
} from './tiles-page.ts';

/** Presses a tile until it lifts, then stops the clock: on a slow machine the press would become a hold of one second. */
async function lift(page: Page, finger: Finger, at: Point): Promise<void> {
  await stopClock(page);
  await finger.down(at);
  await settled(page);
  await page.clock.runFor(300);
  await expect(lifted(page)).toBeVisible();
}

test.describe('by touch', () => {
  const { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7'];
  test.use({ viewport, userAgent, deviceScaleFactor, isMobile, hasTouch });

  test.beforeEach(async ({ page }) => {
    await signUp(page);
    await openHome(page);
  });

  test('H2 a tap opens a tab, even a slow one', async ({ page }) => {
    const finger = await Finger.of(page);
    await finger.down(await pointOn(page, 'mailers'));
    await finger.up();
    const tab = page.getByRole('dialog', { name: 'Mailing And Postage Info' });
    await expect(tab).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tab).toBeHidden();
    await lift(page, finger, await pointOn(page, 'mailers'));
    await finger.up();
    await page.clock.resume();
    await expect(tab).toBeVisible();
  });

  test('H2 a finger that moves at once scrolls, and neither drags, opens nor holds', async ({ page }) => {
    const finger = await Finger.of(page);
    const from = await pointOn(page, 'booklet');
    await stopClock(page);
    await finger.down(from);
    await finger.move(from, { x: from.x, y: from.y - 200 });
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
    await page.clock.runFor(2_000);
    await settled(page);
    await expect(lifted(page)).toBeHidden();
    await finger.up();
    await expect(rearranging(page)).toBeHidden();
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(await orderOf(page)).toEqual(firstOrder);
  });

  test('H2 a touch of 250 ms starts a drag, and the drop saves the order', async ({ page }) => {
    const finger = await Finger.of(page);
    const from = await pointOn(page, 'preflight');
    const to = await pointOn(page, 'mailers');
    await lift(page, finger, from);
    await finger.move(from, to, 10);
    await page.clock.resume();
    await finger.up();
    await expect.poll(() => orderOf(page)).toEqual(swapped);
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(rearranging(page)).toBeHidden();
    await expect.poll(() => savedPreferences(page)).toMatchObject({ tabOrder: swapped });
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('H2 a tile dragged back to its place neither moves nor opens', async ({ page }) => {
    const finger = await Finger.of(page);
    const from = await pointOn(page, 'preflight');
    const to = { x: from.x + 40, y: from.y };
    await lift(page, finger, from);
    await finger.move(from, to);
    await finger.move(to, from);
    await page.clock.resume();
    await finger.up();
    await expect(lifted(page)).toBeHidden();
    expect(await orderOf(page)).toEqual(firstOrder);
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL('/');
  });

  test('H2 a finger that trembles by 4 px still lifts the tile', async ({ page }) => {
    const finger = await Finger.of(page);
    const from = await pointOn(page, 'coatings');
    await stopClock(page);
    await finger.down(from);
    await finger.move(from, { x: from.x + 4, y: from.y }, 2);
    await settled(page);
    await page.clock.runFor(300);
    await expect(lifted(page)).toBeVisible();
    await finger.up();
    await page.clock.resume();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('H2 a finger that moves sideways within 250 ms lifts nothing', async ({ page }) => {
    const finger = await Finger.of(page);
    const from = await pointOn(page, 'coatings');
    await stopClock(page);
    await finger.down(from);
    // Chromium does not report the first 15 px to the page.
    await finger.move(from, { x: from.x + 25, y: from.y }, 3);
    await settled(page);
    await page.clock.runFor(2_000);
    await settled(page);
    await expect(lifted(page)).toBeHidden();
    await expect(rearranging(page)).toBeHidden();
    await finger.up();
    expect(await orderOf(page)).toEqual(firstOrder);
  });

  test('H2 a touch of 1 second enters rearrange mode without menu or selection, and can continue as a drag', async ({
    page,
  }) => {
    const finger = await Finger.of(page);
    await page.evaluate(() => {
      window.addEventListener('contextmenu', ({ defaultPrevented }) => {
        if (!defaultPrevented) document.title = 'menu';
      });
    });
    const from = await pointOn(page, 'preflight');
    await finger.down(from);
    await expect(rearranging(page)).toBeVisible();
    await finger.up();
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(await orderOf(page)).toEqual(firstOrder);
    expect(await page.title()).toBe('Print Partner');
    expect(await page.evaluate(() => getSelection()?.toString())).toBe('');

    await page.getByRole('button', { name: 'Done' }).tap();
    await expect(rearranging(page)).toBeHidden();
    await finger.down(from);
    await expect(rearranging(page)).toBeVisible();
    const to = await pointOn(page, 'mailers', { x: 60, y: 48 });
    await finger.move(from, to, 12);
    await finger.up();
    await expect.poll(() => orderOf(page)).toEqual(swapped);
  });
});
