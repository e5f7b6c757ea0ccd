import type { Page } from '@playwright/test';
import { expect, settled, signInAsReader, stopClock, test } from './fixtures.ts';
import { openHome } from './tiles-page.ts';

/** Shows a failure toast and stops the clock. */
async function failToSignIn(page: Page) {
  await page.goto('/login');
  await page.route('**/api/auth/login', (route) => route.abort());
  await page.getByRole('tab', { name: 'Sign In' }).click();
  await stopClock(page);
  await page.getByLabel('Email').fill('maya@example.com');
  await page.getByLabel('Password', { exact: true }).fill('kiss-cut 14 pt');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('Sign in failed')).toBeVisible();
}

test.describe('toasts and tooltips', () => {
  test('H8 one toast is shown at a time, for 5 s', async ({ page }) => {
    await failToSignIn(page);
    const failed = page.waitForEvent('requestfailed');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await failed;
    await settled(page);
    await expect(page.getByText('Sign in failed')).toHaveCount(1);
    await page.clock.runFor(4_900);
    await expect(page.getByText('Sign in failed')).toBeVisible();
    await page.clock.runFor(200);
    await expect(page.getByText('Sign in failed')).toBeHidden();
  });

  test('H8 F8 focuses the toast, focus stops its clock, Escape closes it', async ({ page }) => {
    await failToSignIn(page);
    await page.keyboard.press('F8');
    await expect(page.getByRole('region', { name: 'Notifications (F8)' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Close' })).toBeFocused();
    await page.clock.runFor(60_000);
    await expect(page.getByText('Sign in failed')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText('Sign in failed')).toBeHidden();
  });

  test('H8 a swipe of 50 px to the right closes a toast, a shorter one does not', async ({ page }) => {
    await failToSignIn(page);
    const text = page.getByText('Sign in failed');
    await expect(page.locator('[data-toasts]')).toBeVisible();
    const box = await text.boundingBox();
    if (!box) throw new Error('The toast is not on screen');
    for (const [distance, isGone] of [
      [40, false],
      [60, true],
    ] as const) {
      await page.mouse.move(box.x + 5, box.y + 5);
      await page.mouse.down();
      await page.mouse.move(box.x + 5 + distance, box.y + 5, { steps: 5 });
      await page.mouse.up();
      await expect(text).toBeVisible({ visible: !isGone });
    }
  });

  test('H8 a tooltip opens after 700 ms', async ({ page }) => {
    await signInAsReader(page);
    await openHome(page);
    await stopClock(page);
    await page.getByRole('button', { name: 'Settings' }).hover();
    await page.clock.runFor(690);
    await expect(page.getByRole('tooltip')).toBeHidden();
    await page.clock.runFor(20);
    await expect(page.getByRole('tooltip')).toHaveText('Settings');
  });
});
