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

test('H2 a press of the mouse opens a tab, drags a tile or enters rearrange mode, by distance and time', async ({
  page,
}) => {
  await signUp(page);
  await openHome(page);
  const booklets = page.getByRole('dialog', { name: 'Booklets' });
  const expectUnchanged = async () => {
    await expect(lifted(page)).toBeHidden();
    expect(await orderOf(page)).toEqual(firstOrder);
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL('/');
  };
  await test.step('a move of 9 px starts a drag, which ends in place without effect', async () => {
    const nine = await press(page, 'booklet');
    await page.mouse.move(nine.x + 9, nine.y, { steps: 9 });
    await expect(lifted(page)).toBeVisible();
    await page.mouse.up();
    await expectUnchanged();
  });
  await test.step('Escape ends a drag without effect', async () => {
    await press(page, 'preflight');
    const to = await pointOn(page, 'specs');
    await page.mouse.move(to.x, to.y, { steps: 12 });
    await expect(lifted(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await expectUnchanged();
  });
  await test.step('a move of 7 px is a click', async () => {
    const seven = await press(page, 'booklet');
    await page.mouse.move(seven.x + 7, seven.y, { steps: 7 });
    await expect(lifted(page)).toBeHidden();
    await page.mouse.up();
    await expect(booklets).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });
  await test.step('a press of less than 1 second opens the tab', async () => {
    await stopClock(page);
    await press(page, 'booklet');
    await page.clock.runFor(990);
    await expect(rearranging(page)).toBeHidden();
    await page.mouse.up();
    await expect(booklets).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });
  await test.step('a press of 1 second enters rearrange mode and opens nothing', async () => {
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
});

test('H2 a drop saves the order, on the home screen and in rearrange mode; Reset restores the default, and Undo reverts it', async ({
  page,
}) => {
  await signUp(page);
  await openHome(page);
  await test.step('a drop on the home screen saves the order', async () => {
    const from = await press(page, 'preflight');
    const to = await pointOn(page, 'mailers');
    await page.mouse.move(to.x, to.y, { steps: 12 });
    await expect(lifted(page)).toHaveCSS('box-shadow', /12px 32px/);
    await expect(page.locator('[id^=DndLiveRegion]')).toContainText('is over place 2 of 12');
    await page.mouse.up();
    await expect.poll(() => orderOf(page)).toEqual(swapped);
    await expect.poll(() => savedPreferences(page)).toMatchObject({ tabOrder: swapped });
    expect(from.x).toBeLessThan(to.x);
    await openHome(page);
    await expect(tile(page, 'preflight')).toBeVisible();
    expect(await orderOf(page)).toEqual(swapped);
  });
  await test.step('Reset restores the default, and Undo reverts it', async () => {
    await enterRearranging(page, 'paper');
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect.poll(() => orderOf(page)).toEqual(firstOrder);
    await expect.poll(() => savedPreferences(page)).toMatchObject({ tabOrder: [] });
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => orderOf(page)).toEqual(swapped);
    await expect.poll(() => savedPreferences(page)).toMatchObject({ tabOrder: swapped });
    await page.getByRole('button', { name: 'Done' }).click();
  });
  await test.step('a moved tile opens its tab', async () => {
    await tile(page, 'preflight').click();
    await expect(page.getByRole('dialog', { name: 'Preflight File & Preflight Checklist' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });
  await test.step('the press that entered the mode can continue as a drag', async () => {
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
  });
  await test.step('a click selects; Done and Escape leave the mode', async () => {
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

test('H2 arrow keys move the picked-up tab by 25 px and to every place; Space puts it down, Escape puts it back and leaves the mode', async ({
  page,
}) => {
  await signUp(page);
  await openHome(page);
  const settings = await openSettings(page);
  await settings.getByRole('button', { name: 'Rearrange Tabs' }).click();
  await expect(rearranging(page)).toBeFocused();
  const announced = page.locator('[id^=DndLiveRegion]');
  await test.step('Escape puts the tab back', async () => {
    await tile(page, 'preflight').focus();
    await page.keyboard.press('Enter');
    for (let step = 1; step <= 6; step += 1) await page.keyboard.press('ArrowDown');
    await expect(announced).toContainText('is over place 4 of 12');
    await page.keyboard.press('Escape');
    await expect(lifted(page)).toBeHidden();
    await expect(announced).toContainText('is back at place 1 of 12');
    expect(await orderOf(page)).toEqual(firstOrder);
    await expect(rearranging(page)).toBeVisible();
    await expect(tile(page, 'preflight')).toBeFocused();
  });
  await test.step('arrow keys move the tab by 25 px, and Space puts it down', async () => {
    await page.keyboard.press('Space');
    await expect(lifted(page)).toBeVisible();
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
  await test.step('the tab stops at the edges and reaches every place', async () => {
    await tile(page, 'printing-presses').focus();
    await page.keyboard.press('Space');
    for (let step = 0; step < 40; step += 1) await page.keyboard.press('ArrowUp');
    for (let step = 0; step < 60; step += 1) await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Space');
    await expect.poll(() => orderOf(page)).toEqual(['printing-presses', ...swapped.slice(0, -1)]);
  });
  await test.step('Escape leaves the mode', async () => {
    await page.keyboard.press('Escape');
    await expect(rearranging(page)).toBeHidden();
  });
});
