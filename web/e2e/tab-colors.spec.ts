import type { Locator } from '@playwright/test';
import { expect, signUp, test } from './fixtures.ts';
import { openSettings } from './settings-page.ts';
import { enterRearranging, openHome, savedPreferences, tile } from './tiles-page.ts';

/** How many columns the radio buttons are in. */
async function columnsOf(radios: Locator): Promise<number> {
  const lefts = await radios.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x));
  return new Set(lefts.map(Math.round)).size;
}

/** The default, #64748B. */
const GRAY = 'rgb(100, 116, 139)';

test('H3 a tab has the default color, one chosen in Settings or from 30 swatches by mouse and keys; one button colors them all, and Undo reverts', async ({
  page,
}) => {
  await signUp(page);
  await openHome(page);
  await test.step('one button colors all tabs and then resets them, and Undo reverts', async () => {
    await expect(tile(page, 'booklet')).toHaveCSS('background-color', GRAY);
    await enterRearranging(page, 'booklet');
    await page.getByRole('button', { name: 'Color all tabs' }).click();
    await expect(tile(page, 'booklet')).toHaveCSS('background-color', 'rgb(137, 42, 95)');
    await expect(tile(page, 'preflight')).toHaveCSS('background-color', 'rgb(211, 59, 54)');
    await expect(page.getByText('Deep row, 10 of 10, #892A5F')).toBeVisible();
    await page.getByRole('button', { name: 'Use default for all' }).click();
    await expect(tile(page, 'booklet')).toHaveCSS('background-color', GRAY);
    await expect.poll(async () => (await savedPreferences(page)).customColors).toEqual({});
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(tile(page, 'booklet')).toHaveCSS('background-color', 'rgb(137, 42, 95)');
    await expect.poll(() => savedPreferences(page)).toMatchObject({ customColors: { booklet: '#892A5F' } });
    await page.getByRole('button', { name: 'Use default for all' }).click();
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(tile(page, 'booklet')).toHaveCSS('background-color', GRAY);
  });
  await test.step('Settings color a tab', async () => {
    const settings = await openSettings(page);
    const choices = settings.getByRole('group', { name: 'Tab to color' }).getByRole('radio');
    await expect(choices).toHaveCount(12);
    expect(await columnsOf(choices)).toBe(3);
    await settings.getByRole('radio', { name: 'Binding Options' }).click();
    await settings.getByRole('radio', { name: 'Bright green, #008722' }).click();
    await expect(settings.getByText('Bright row, 5 of 10, #008722')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(settings).toBeHidden();
    await expect(tile(page, 'binding')).toHaveCSS('background-color', 'rgb(0, 135, 34)');
  });
  await test.step('swatches color a tab by mouse and arrow keys', async () => {
    await enterRearranging(page, 'paper');
    const swatches = page.getByRole('group', { name: 'Color of Paper & Envelope Types' }).getByRole('radio');
    await expect(swatches).toHaveCount(30);
    expect(await columnsOf(swatches)).toBe(10);
    await page.getByRole('radio', { name: 'Bright red, #D33B36' }).click();
    await expect(tile(page, 'paper')).toHaveCSS('background-color', 'rgb(211, 59, 54)');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Deep orange, #8C3100' })).toBeFocused();
    await expect(page.getByRole('radio', { name: 'Deep orange, #8C3100' })).toBeChecked();
    await expect(tile(page, 'paper')).toHaveCSS('background-color', 'rgb(140, 49, 0)');
    await expect.poll(() => savedPreferences(page)).toMatchObject({ customColors: { paper: '#8C3100' } });
  });
  await test.step('chip and band of the guide have the color of its tab, nothing else', async () => {
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
