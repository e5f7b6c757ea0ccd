import { devices, type Page } from '@playwright/test';
import { expect, settled, signUp, stopClock, stopClockAgain, test } from './fixtures.ts';
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

const { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7'];
test.use({ viewport, userAgent, deviceScaleFactor, isMobile, hasTouch });

/** Presses a tile until it lifts. The clock is stopped: on a slow machine the press would become a hold of one second. */
async function lift(page: Page, finger: Finger, at: Point): Promise<void> {
  await stopClockAgain(page);
  await finger.down(at);
  await settled(page);
  await page.clock.runFor(300);
  await expect(lifted(page)).toBeVisible();
}

test('H2 a touch that neither lasts nor travels opens a tab; one that moves at once scrolls, and one that returns does nothing', async ({
  page,
}) => {
  await signUp(page);
  await openHome(page);
  await stopClock(page);
  const finger = await Finger.of(page);
  const expectTab = async (name: string) => {
    await page.clock.resume();
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  };
  const expectNothing = async () => {
    await expect(lifted(page)).toBeHidden();
    await expect(rearranging(page)).toBeHidden();
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(await orderOf(page)).toEqual(firstOrder);
    await expect(page).toHaveURL('/');
  };
  await test.step('a tap opens a tab', async () => {
    await finger.down(await pointOn(page, 'mailers'));
    await finger.up();
    await expectTab('Mailing And Postage Info');
  });
  await test.step('a slow tap opens a tab', async () => {
    await lift(page, finger, await pointOn(page, 'mailers'));
    await finger.up();
    await expectTab('Mailing And Postage Info');
  });
  await test.step('a finger that trembles by 4 px still lifts the tile', async () => {
    const from = await pointOn(page, 'coatings');
    await stopClockAgain(page);
    await finger.down(from);
    await finger.move(from, { x: from.x + 4, y: from.y }, 2);
    await settled(page);
    await page.clock.runFor(300);
    await expect(lifted(page)).toBeVisible();
    await finger.up();
    await expectTab('Coating Options');
  });
  await test.step('a tile dragged back to its place neither moves nor opens', async () => {
    const from = await pointOn(page, 'preflight');
    const to = { x: from.x + 40, y: from.y };
    await lift(page, finger, from);
    await finger.move(from, to);
    await finger.move(to, from);
    await page.clock.resume();
    await finger.up();
    await expectNothing();
  });
  await test.step('a finger that moves sideways within 250 ms lifts nothing', async () => {
    const from = await pointOn(page, 'coatings');
    await stopClockAgain(page);
    await finger.down(from);
    // Chromium does not report the first 15 px to the page.
    await finger.move(from, { x: from.x + 25, y: from.y }, 3);
    await settled(page);
    await page.clock.runFor(2_000);
    await settled(page);
    await expect(lifted(page)).toBeHidden();
    await expect(rearranging(page)).toBeHidden();
    await finger.up();
    await expectNothing();
  });
  await test.step('a finger that moves up at once scrolls', async () => {
    const from = await pointOn(page, 'booklet');
    await finger.down(from);
    await finger.move(from, { x: from.x, y: from.y - 200 });
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
    await page.clock.runFor(2_000);
    await settled(page);
    await expect(lifted(page)).toBeHidden();
    await finger.up();
    await expectNothing();
  });
});

test('H2 a touch of 250 ms starts a drag, whose drop saves the order; one of 1 second enters rearrange mode and can continue as a drag', async ({
  page,
}) => {
  await signUp(page);
  await openHome(page);
  const finger = await Finger.of(page);
  await test.step('a touch of 1 second enters the mode without menu or selection', async () => {
    await page.evaluate(() => {
      window.addEventListener('contextmenu', ({ defaultPrevented }) => {
        if (!defaultPrevented) document.title = 'menu';
      });
    });
    await finger.down(await pointOn(page, 'preflight'));
    await expect(rearranging(page)).toBeVisible();
    await finger.up();
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(await orderOf(page)).toEqual(firstOrder);
    expect(await page.title()).toBe('Print Partner');
    expect(await page.evaluate(() => getSelection()?.toString())).toBe('');
    await page.getByRole('button', { name: 'Done' }).tap();
    await expect(rearranging(page)).toBeHidden();
  });
  await test.step('a touch of 250 ms starts a drag, and the drop saves the order', async () => {
    await stopClock(page);
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
  await test.step('a touch of 1 second can continue as a drag', async () => {
    const from = await pointOn(page, 'mailers');
    await finger.down(from);
    await expect(rearranging(page)).toBeVisible();
    await finger.move(from, await pointOn(page, 'preflight', { x: 60, y: 48 }), 12);
    await finger.up();
    await expect.poll(() => orderOf(page)).toEqual(firstOrder);
  });
});
