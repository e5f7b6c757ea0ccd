import { expect, signUp, stopClock, test } from './fixtures.ts';
import { openSettings } from './settings-page.ts';
import {
  enterRearranging,
  firstOrder,
  lifted,
  openHome,
  orderOf,
  pointOn,
  press,
  rearranging,
  savedPreferences,
  swapped,
  tile,
} from './tiles-page.ts';

test.describe('by mouse', () => {
  test.beforeEach(async ({ page }) => {
    await signUp(page);
    await openHome(page);
  });

  test('H2 a mouse move of 9 px starts a drag, which ends in place or by Escape without effect; one of 7 px is a click', async ({
    page,
  }) => {
    const expectUnchanged = async () => {
      await expect(lifted(page)).toBeHidden();
      expect(await orderOf(page)).toEqual(firstOrder);
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(page).toHaveURL('/');
    };
    const nine = await press(page, 'booklet');
    await page.mouse.move(nine.x + 9, nine.y, { steps: 9 });
    await expect(lifted(page)).toBeVisible();
    await page.mouse.up();
    await expectUnchanged();

    await press(page, 'preflight');
    const to = await pointOn(page, 'specs');
    await page.mouse.move(to.x, to.y, { steps: 12 });
    await expect(lifted(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await expectUnchanged();

    const seven = await press(page, 'booklet');
    await page.mouse.move(seven.x + 7, seven.y, { steps: 7 });
    await expect(lifted(page)).toBeHidden();
    await page.mouse.up();
    await expect(page.getByRole('dialog', { name: 'Booklets' })).toBeVisible();
  });

  test('H2 dropping a tile on the home screen saves the order; Reset restores the default, and Undo reverts it', async ({
    page,
  }) => {
    const from = await press(page, 'preflight');
    const to = await pointOn(page, 'mailers');
    await page.mouse.move(to.x, to.y, { steps: 12 });
    await expect(lifted(page)).toHaveCSS('box-shadow', /12px 32px/);
    await expect(page.locator('[id^=DndLiveRegion]')).toContainText('is over place 2 of 12');
    await page.mouse.up();
    await expect.poll(() => orderOf(page)).toEqual(swapped);
    await expect.poll(() => savedPreferences(page)).toMatchObject({ tabOrder: swapped });
    await page.reload();
    await expect(tile(page, 'preflight')).toBeVisible();
    expect(await orderOf(page)).toEqual(swapped);
    expect(from.x).toBeLessThan(to.x);

    await enterRearranging(page, 'paper');
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect.poll(() => orderOf(page)).toEqual(firstOrder);
    await expect.poll(() => savedPreferences(page)).toMatchObject({ tabOrder: [] });
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => orderOf(page)).toEqual(swapped);
    await expect.poll(() => savedPreferences(page)).toMatchObject({ tabOrder: swapped });
    await page.getByRole('button', { name: 'Done' }).click();
    await tile(page, 'preflight').click();
    await expect(page.getByRole('dialog', { name: 'Preflight File & Preflight Checklist' })).toBeVisible();
  });

  test('H2 holding a tile for 1 second enters rearrange mode and opens nothing; a shorter press opens the tab', async ({
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

  test('H2 the press that entered rearrange mode can continue as a drag; then a click selects, Done and Escape leave', async ({
    page,
  }) => {
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
    await expect.poll(() => orderOf(page)).toEqual([...firstOrder.slice(1), 'preflight']);
    await expect(rearranging(page)).toBeVisible();

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
});

test.describe('by keyboard', () => {
  test.beforeEach(async ({ page }) => {
    await signUp(page);
    await openHome(page);
    const settings = await openSettings(page);
    await settings.getByRole('button', { name: 'Rearrange Tabs' }).click();
    await expect(rearranging(page)).toBeFocused();
  });

  test('H2 arrow keys move the picked-up tab by 25 px, and Space puts it down', async ({ page }) => {
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
    await expect(announced).toHaveText('Preflight File & Preflight Checklist is now at place 2 of 12.');
    await expect(tile(page, 'preflight')).toBeFocused();
    await expect.poll(() => savedPreferences(page)).toMatchObject({ tabOrder: swapped });
  });

  test('H2 Escape puts the picked-up tab back; it stops at the edges and reaches every place; Escape leaves the mode', async ({
    page,
  }) => {
    await tile(page, 'preflight').focus();
    await page.keyboard.press('Enter');
    for (let step = 1; step <= 6; step += 1) await page.keyboard.press('ArrowDown');
    await expect(page.locator('[id^=DndLiveRegion]')).toContainText('is over place 4 of 12');
    await page.keyboard.press('Escape');
    await expect(lifted(page)).toBeHidden();
    await expect(page.locator('[id^=DndLiveRegion]')).toContainText('is back at place 1 of 12');
    expect(await orderOf(page)).toEqual(firstOrder);
    await expect(rearranging(page)).toBeVisible();
    await expect(tile(page, 'preflight')).toBeFocused();

    await tile(page, 'printing-presses').focus();
    await page.keyboard.press('Space');
    for (let step = 0; step < 40; step += 1) await page.keyboard.press('ArrowUp');
    for (let step = 0; step < 60; step += 1) await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Space');
    await expect.poll(() => orderOf(page)).toEqual(['printing-presses', ...firstOrder.slice(0, -1)]);
    await page.keyboard.press('Escape');
    await expect(rearranging(page)).toBeHidden();
  });
});
