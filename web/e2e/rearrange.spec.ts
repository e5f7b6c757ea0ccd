import { devices, type Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInBothColors, widths } from './accessible.ts';
import { expect, settled, signUp, stopClock, test } from './fixtures.ts';
import { openSettings } from './settings-page.ts';
import {
  enterRearranging,
  Finger,
  openHome,
  orderOf,
  pointOn,
  rearranging,
  savedPreferences,
  tile,
  type Point,
} from './tiles-page.ts';

const start = [
  'preflight',
  'mailers',
  'mailer',
  'pocketfolder',
  'projects',
  'specs',
  'paper',
  'coatings',
  'binding',
  'booklet',
  'brochure',
  'printing-presses',
];
const swapped = ['mailers', 'preflight', ...start.slice(2)];

const lifted = (page: Page) => page.locator('[aria-hidden].tile-lifted');

async function press(page: Page, id: string): Promise<Point> {
  const point = await pointOn(page, id);
  await page.mouse.move(point.x, point.y);
  await page.mouse.down();
  return point;
}

test.describe('by mouse', () => {
  test.beforeEach(async ({ page }) => {
    await signUp(page);
    await openHome(page);
  });

  test('H2 7 px do not lift a tile, and the click still opens it', async ({ page }) => {
    const from = await press(page, 'booklet');
    await page.mouse.move(from.x + 7, from.y, { steps: 7 });
    await expect(lifted(page)).toBeHidden();
    await page.mouse.up();
    await expect(page.getByRole('dialog', { name: 'Booklets' })).toBeVisible();
  });

  test('H2 9 px lift it, and put down where it was it neither moves nor opens', async ({ page }) => {
    const from = await press(page, 'booklet');
    await page.mouse.move(from.x + 9, from.y, { steps: 9 });
    await expect(lifted(page)).toBeVisible();
    await page.mouse.up();
    await expect(lifted(page)).toBeHidden();
    expect(await orderOf(page)).toEqual(start);
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL('/');
  });

  test('H2 a drop on the home saves the order', async ({ page }) => {
    const from = await press(page, 'preflight');
    const to = await pointOn(page, 'mailers');
    await page.mouse.move(to.x, to.y, { steps: 12 });
    await expect(lifted(page)).toHaveCSS('box-shadow', /12px 32px/);
    await page.mouse.up();
    await expect.poll(() => orderOf(page)).toEqual(swapped);
    await expect.poll(() => savedPreferences(page)).toMatchObject({ tabOrder: swapped });
    await page.reload();
    await expect(tile(page, 'preflight')).toBeVisible();
    expect(await orderOf(page)).toEqual(swapped);
    expect(from.x).toBeLessThan(to.x);
    await tile(page, 'preflight').click();
    await expect(page.getByRole('dialog', { name: 'Preflight File & Preflight Checklist' })).toBeVisible();
  });

  test('H2 Escape while dragging puts it back', async ({ page }) => {
    await press(page, 'preflight');
    const to = await pointOn(page, 'specs');
    await page.mouse.move(to.x, to.y, { steps: 12 });
    await expect(lifted(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await expect(lifted(page)).toBeHidden();
    expect(await orderOf(page)).toEqual(start);
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('H2 a hold of a second enters rearrange mode and opens nothing, a shorter one opens the tab', async ({
    page,
  }) => {
    await stopClock(page);
    await press(page, 'booklet');
    await page.clock.runFor(990);
    await expect(rearranging(page)).toBeHidden();
    await page.mouse.up();
    await expect(page.getByRole('dialog', { name: 'Booklets' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();

    await press(page, 'booklet');
    await page.clock.runFor(1_000);
    await expect(rearranging(page)).toBeVisible();
    await page.mouse.up();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(
      page.getByText(
        'Hold a tab for 1 second, then drag. Arrow keys move the picked tab; Escape puts it back.',
      ),
    ).toBeVisible();
    await expect(tile(page, 'booklet')).toHaveAttribute('aria-current', 'true');
    await expect(page.getByText('Muted row, 8 of 10, #64748B')).toBeVisible();
  });

  test('H2 the same press goes on as a drag once the mode has begun', async ({ page }) => {
    await press(page, 'preflight');
    await expect(rearranging(page)).toBeVisible();
    const to = await pointOn(page, 'printing-presses', { x: 100, y: 50 });
    await page.mouse.move(to.x, to.y, { steps: 15 });
    await expect(lifted(page)).toBeVisible();
    const middle = () =>
      lifted(page).evaluate((one) => {
        const { x, width } = one.getBoundingClientRect();
        return x + width / 2;
      });
    await expect.poll(async () => Math.abs((await middle()) - to.x)).toBeLessThan(130);
    await page.mouse.up();
    await expect.poll(() => orderOf(page)).toEqual([...start.slice(1), 'preflight']);
    await expect(rearranging(page)).toBeVisible();
  });

  test('H2 while rearranging a click selects; Done and Escape leave', async ({ page }) => {
    await enterRearranging(page, 'paper');
    await tile(page, 'binding').click();
    await expect(tile(page, 'binding')).toHaveAttribute('aria-current', 'true');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(rearranging(page)).toBeHidden();
    await expect(tile(page, 'binding')).toBeFocused();
    await enterRearranging(page, 'paper');
    await page.keyboard.press('Escape');
    await expect(rearranging(page)).toBeHidden();
    await expect(page.getByRole('region', { name: 'Next due' })).toBeVisible();
  });

  test('H2 Reset brings the default order back, and Undo takes that back', async ({ page }) => {
    await press(page, 'preflight');
    const to = await pointOn(page, 'mailers');
    await page.mouse.move(to.x, to.y, { steps: 12 });
    await page.mouse.up();
    await expect.poll(() => orderOf(page)).toEqual(swapped);
    await enterRearranging(page, 'paper');
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect.poll(() => orderOf(page)).toEqual(start);
    await expect.poll(() => savedPreferences(page)).toMatchObject({ tabOrder: [] });
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => orderOf(page)).toEqual(swapped);
    await expect.poll(() => savedPreferences(page)).toMatchObject({ tabOrder: swapped });
  });
});

test.describe('before the code to move tiles has come', () => {
  const code = '**/assets/parts-*.js';

  test('H2 tiles open; when it comes, focus and a press in progress stay where they are', async ({
    page,
  }) => {
    const { promise: mayCome, resolve: come } = Promise.withResolvers<void>();
    await page.route(code, async (route) => {
      await mayCome;
      await route.continue();
    });
    await signUp(page);
    await page.goto('/');
    await tile(page, 'paper').click();
    await expect(page.getByRole('dialog', { name: 'Paper & Envelope Types' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tile(page, 'paper')).toBeFocused();

    await press(page, 'booklet');
    const arrived = page.waitForResponse(code);
    come();
    await (await arrived).finished();
    await settled(page);
    await page.mouse.up();
    await expect(page.getByRole('dialog', { name: 'Booklets' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('[id^=DndLiveRegion]').first()).toBeAttached();
    await expect(tile(page, 'booklet')).toBeFocused();
  });

  test('H2 a hold says that it loads; tiles still open, Cancel and Escape leave, and then it is there', async ({
    page,
  }) => {
    const { promise: mayCome, resolve: come } = Promise.withResolvers<void>();
    await page.route(code, async (route) => {
      await mayCome;
      await route.continue();
    });
    await signUp(page);
    await page.goto('/');
    await expect(tile(page, 'booklet')).toBeVisible();
    const loading = page.getByText('Loading Rearrange Tabs...');
    const hold = async () => {
      await press(page, 'booklet');
      await expect(loading).toBeVisible();
      await page.mouse.up();
    };
    await hold();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(loading).toBeHidden();
    await hold();
    await page.keyboard.press('Escape');
    await expect(loading).toBeHidden();
    await hold();
    await tile(page, 'booklet').click();
    await expect(page.getByRole('dialog', { name: 'Booklets' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(loading).toBeHidden();
    await hold();
    come();
    await expect(rearranging(page)).toBeVisible();
    await expect(loading).toBeHidden();
  });

  test('H2 a hold says so when it cannot come, and tiles still open', async ({ page }) => {
    await page.route(code, (route) => route.abort());
    await signUp(page);
    await page.goto('/');
    await expect(tile(page, 'booklet')).toBeVisible();
    await press(page, 'booklet');
    await expect(page.getByText('Rearranging did not load')).toBeVisible();
    await page.mouse.up();
    await expect(page.getByRole('dialog')).toBeHidden();
    await tile(page, 'booklet').click();
    await expect(page.getByRole('dialog', { name: 'Booklets' })).toBeVisible();
  });
});

test.describe('by keyboard', () => {
  test.beforeEach(async ({ page }) => {
    await signUp(page);
    await openHome(page);
    const settings = await openSettings(page);
    await settings.getByRole('button', { name: 'Rearrange Tabs' }).click();
    await expect(rearranging(page)).toBeFocused();
  });

  test('H2 arrow keys move the picked tab by 25 px, and Space puts it down', async ({ page }) => {
    await tile(page, 'preflight').focus();
    await page.keyboard.press('Space');
    await expect(lifted(page)).toBeVisible();
    const announced = page.locator('[id^=DndLiveRegion]');
    await expect(announced).toHaveText(
      'Preflight File & Preflight Checklist is picked up from place 1 of 12.',
    );
    const left = async () => (await lifted(page).boundingBox())?.x ?? 0;
    const before = await left();
    await page.keyboard.press('ArrowRight');
    await expect.poll(left).toBeCloseTo(before + 25, 0);
    for (let step = 2; step <= 8; step += 1) await page.keyboard.press('ArrowRight');
    await expect(announced).toHaveText('Preflight File & Preflight Checklist is over place 2 of 12.');
    await page.keyboard.press('Space');
    await expect.poll(() => orderOf(page)).toEqual(swapped);
    await expect(announced).toHaveText('Preflight File & Preflight Checklist stands at place 2 of 12.');
    await expect(tile(page, 'preflight')).toBeFocused();
    await expect.poll(() => savedPreferences(page)).toMatchObject({ tabOrder: swapped });
  });

  test('H2 Escape puts the picked tab back, the next Escape leaves the mode', async ({ page }) => {
    await tile(page, 'preflight').focus();
    await page.keyboard.press('Enter');
    for (let step = 1; step <= 6; step += 1) await page.keyboard.press('ArrowDown');
    await expect(page.locator('[id^=DndLiveRegion]')).toContainText('is over place 4 of 12');
    await page.keyboard.press('Escape');
    await expect(lifted(page)).toBeHidden();
    await expect(page.locator('[id^=DndLiveRegion]')).toContainText('is back at place 1 of 12');
    expect(await orderOf(page)).toEqual(start);
    await expect(rearranging(page)).toBeVisible();
    await expect(tile(page, 'preflight')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(rearranging(page)).toBeHidden();
  });

  test('H2 a picked tab stops at the edges of the grid, and reaches every place', async ({ page }) => {
    await tile(page, 'printing-presses').focus();
    await page.keyboard.press('Space');
    for (let step = 0; step < 40; step += 1) await page.keyboard.press('ArrowUp');
    for (let step = 0; step < 60; step += 1) await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Space');
    await expect.poll(() => orderOf(page)).toEqual(['printing-presses', ...start.slice(0, -1)]);
  });
});

test.describe('by touch', () => {
  const { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7'];
  test.use({ viewport, userAgent, deviceScaleFactor, isMobile, hasTouch });

  test.beforeEach(async ({ page }) => {
    await signUp(page);
    await openHome(page);
  });

  test('H2 a tap opens, also one that rests for a moment', async ({ page }) => {
    const finger = await Finger.of(page);
    await finger.down(await pointOn(page, 'mailers'));
    await finger.up();
    const tab = page.getByRole('dialog', { name: 'Mailing And Postage Info' });
    await expect(tab).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tab).toBeHidden();
    await finger.down(await pointOn(page, 'mailers'));
    await expect(lifted(page)).toBeVisible();
    await finger.up();
    await expect(tab).toBeVisible();
  });

  test('H2 a finger that moves at once scrolls, and neither drags nor opens nor holds', async ({ page }) => {
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
    expect(await orderOf(page)).toEqual(start);
  });

  test('H2 after 250 ms a finger lifts the tile, and a drop saves the order', async ({ page }) => {
    const finger = await Finger.of(page);
    const from = await pointOn(page, 'preflight');
    const to = await pointOn(page, 'mailers');
    await finger.down(from);
    await expect(lifted(page)).toBeVisible();
    await finger.move(from, to, 10);
    await finger.up();
    await expect.poll(() => orderOf(page)).toEqual(swapped);
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(rearranging(page)).toBeHidden();
    await expect.poll(() => savedPreferences(page)).toMatchObject({ tabOrder: swapped });
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('H2 a finger that drags and comes back neither moves nor opens', async ({ page }) => {
    const finger = await Finger.of(page);
    const from = await pointOn(page, 'preflight');
    const to = { x: from.x + 40, y: from.y };
    await finger.down(from);
    await expect(lifted(page)).toBeVisible();
    await finger.move(from, to);
    await finger.move(to, from);
    await finger.up();
    await expect(lifted(page)).toBeHidden();
    expect(await orderOf(page)).toEqual(start);
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL('/');
  });

  test('H2 4 px are the tremor of a hand, a move sideways before the time is up lifts nothing', async ({
    page,
  }) => {
    const finger = await Finger.of(page);
    const from = await pointOn(page, 'coatings');
    await finger.down(from);
    await finger.move(from, { x: from.x + 4, y: from.y }, 2);
    await expect(lifted(page)).toBeVisible();
    await finger.up();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await stopClock(page);
    await finger.down(from);
    // Chromium itself tells the page nothing of the first 15 px.
    await finger.move(from, { x: from.x + 25, y: from.y }, 3);
    await settled(page);
    await page.clock.runFor(2_000);
    await settled(page);
    await expect(lifted(page)).toBeHidden();
    await expect(rearranging(page)).toBeHidden();
    await finger.up();
    expect(await orderOf(page)).toEqual(start);
  });

  test('H2 a hold of a second enters the mode, without menu or selection, and the finger may go on', async ({
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
    expect(await orderOf(page)).toEqual(start);
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

test.describe('colors', () => {
  test.beforeEach(async ({ page }) => {
    await signUp(page);
    await openHome(page);
  });

  test('H3 all tabs get the default #64748B, one tap colors them all, one more takes it back', async ({
    page,
  }) => {
    await enterRearranging(page, 'booklet');
    await page.getByRole('button', { name: 'Color all tabs' }).click();
    await expect(tile(page, 'booklet')).toHaveCSS('background-color', 'rgb(137, 42, 95)');
    await expect(tile(page, 'preflight')).toHaveCSS('background-color', 'rgb(211, 59, 54)');
    await expect(page.getByText('Deep row, 10 of 10, #892A5F')).toBeVisible();
    await page.getByRole('button', { name: 'Use default for all' }).click();
    await expect(tile(page, 'booklet')).toHaveCSS('background-color', 'rgb(100, 116, 139)');
    await expect.poll(() => savedPreferences(page)).toMatchObject({ customColors: {} });
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(tile(page, 'booklet')).toHaveCSS('background-color', 'rgb(137, 42, 95)');
    await expect.poll(() => savedPreferences(page)).toMatchObject({ customColors: { booklet: '#892A5F' } });
  });

  test('H3 30 swatches, ten a row, by mouse and by arrow keys', async ({ page }) => {
    await enterRearranging(page, 'paper');
    const swatches = page.getByRole('group', { name: 'Color of Paper & Envelope Types' }).getByRole('radio');
    await expect(swatches).toHaveCount(30);
    const lefts = await swatches.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x));
    expect(new Set(lefts.map(Math.round)).size).toBe(10);
    await page.getByRole('radio', { name: 'Bright red, #D33B36' }).click();
    await expect(tile(page, 'paper')).toHaveCSS('background-color', 'rgb(211, 59, 54)');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Deep orange, #8C3100' })).toBeFocused();
    await expect(page.getByRole('radio', { name: 'Deep orange, #8C3100' })).toBeChecked();
    await expect(tile(page, 'paper')).toHaveCSS('background-color', 'rgb(140, 49, 0)');
    await expect.poll(() => savedPreferences(page)).toMatchObject({ customColors: { paper: '#8C3100' } });
  });

  test('H3 the settings choose a tab in three columns, then its color', async ({ page }) => {
    const settings = await openSettings(page);
    const choices = settings.getByRole('group', { name: 'Tab to color' }).getByRole('radio');
    await expect(choices).toHaveCount(12);
    const lefts = await choices.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x));
    expect(new Set(lefts.map(Math.round)).size).toBe(3);
    await settings.getByRole('radio', { name: 'Binding Options' }).click();
    await settings.getByRole('radio', { name: 'Bright green, #008722' }).click();
    await expect(settings.getByText('Bright row, 5 of 10, #008722')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tile(page, 'binding')).toHaveCSS('background-color', 'rgb(0, 135, 34)');
  });

  test("H3 a tab's color returns as the chip of its bar and the band of its guide", async ({ page }) => {
    await enterRearranging(page, 'paper');
    await page.getByRole('radio', { name: 'Deep jade, #005A4E' }).click();
    await page.getByRole('button', { name: 'Done' }).click();
    await tile(page, 'paper').click();
    const tab = page.getByRole('dialog', { name: 'Paper & Envelope Types' });
    await expect(tab.locator('header')).toHaveCSS('background-color', 'rgb(0, 90, 78)');
    await expect(tab.locator('.tile-edge')).toHaveCSS('background-color', 'rgb(0, 90, 78)');
    const colored = await tab
      .locator('*')
      .evaluateAll(
        (all) => all.filter((one) => getComputedStyle(one).backgroundColor === 'rgb(0, 90, 78)').length,
      );
    expect(colored).toBe(2);
  });
});

test('O3 axe finds nothing on colored tiles, in the mode, while dragging and in a guide in any look', async ({
  page,
}) => {
  test.slow();
  await signUp(page);
  await openHome(page);
  // One width after the other: a change of it ends a drag.
  for (const size of widths)
    await test.step(`at ${size.width}`, async () => {
      await page.setViewportSize(size);
      await enterRearranging(page, 'booklet');
      if (size !== widths[0]) await page.getByRole('button', { name: 'Use default for all' }).click();
      await expectAccessibleInBothColors(page);
      await page.getByRole('button', { name: 'Color all tabs' }).click();
      await expectAccessibleInBothColors(page);
      await tile(page, 'coatings').focus();
      await page.keyboard.press('Space');
      await expect(lifted(page)).toBeVisible();
      await expectAccessibleInBothColors(page);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Done' }).click();
      await expectAccessibleInBothColors(page);
      await tile(page, 'paper').click();
      await expect(page.getByRole('dialog', { name: 'Paper & Envelope Types' })).toBeVisible();
      await expectAccessibleInBothColors(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    });
});
