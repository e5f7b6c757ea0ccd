import type { Locator, Page } from '@playwright/test';
import { atRest, expectAccessibleInEveryLook } from './accessible.ts';
import { dayFromNow, expect, saveProject, settled, signUp, test } from './fixtures.ts';
import { fakeBrowser, remind, reminderOn, save } from './reminders-page.ts';
import { notifications, openSettings } from './settings-page.ts';

const tipOn = (page: Page) => page.getByRole('region', { name: 'Enable Notifications' });
const pressTip = (page: Page, name: string) => tipOn(page).getByRole('button', { name, exact: true }).click();

const flags = (page: Page) =>
  page.evaluate(() => ({
    requested: localStorage.getItem('notification_permission_requested'),
    suppressedFor: Number(localStorage.getItem('notification_tip_suppress_until')) - Date.now(),
  }));

/** Opens home with the tip on screen. */
async function withTip(page: Page, path = '/') {
  const browser = await fakeBrowser(page, { permission: 'default' });
  await page.clock.install();
  await signUp(page);
  await setReminder(page);
  await page.goto(path);
  await expect(reminderList(page)).toContainText('Approve hard proof');
  await expect(tipOn(page)).toBeHidden();
  await page.clock.fastForward(5000);
  await expect(tipOn(page)).toBeVisible();
  return browser;
}

/** Sets a reminder of a job, which fires in ten days. */
const setReminder = async (page: Page) =>
  saveProject(page, {
    project_name: 'Menu',
    reminder_date: await dayFromNow(page, 10),
    reminder_message: 'Approve hard proof',
  });

/** On the home screen, also while that is behind an open tab. */
const reminderList = (page: Page) => page.getByRole('region', { name: 'Reminders', includeHidden: true });

/** Expects both to be visible, at rest and not overlapping. */
async function expectApart(one: Locator, other: Locator) {
  await expect(one).toBeVisible();
  await expect(other).toBeVisible();
  await atRest(one.page());
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) throw new Error('One of them is not on screen');
  const areApart =
    a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
  expect(areApart, JSON.stringify([a, b])).toBe(true);
}

test('R4 the tip appears 5 s after the first reminder with its texts, is accessible in every look, covers nothing, waits for dialogs, and F8 moves the focus to it', async ({
  page,
}) => {
  await test.step('after a reminder was set, with its texts', async () => {
    await fakeBrowser(page, { permission: 'default' });
    await page.clock.install();
    await signUp(page);
    await page.goto('/');
    await expect(page.getByText('No projects yet')).toBeVisible();
    await page.clock.fastForward(60_000);
    await settled(page);
    await expect(tipOn(page)).toBeHidden();
    await setReminder(page);
    await expect(reminderList(page)).toContainText('Approve hard proof');
    await page.clock.fastForward(5000);
    await expect(tipOn(page)).toBeVisible();
    await expect(
      tipOn(page).getByText('Get reminder notifications even when the app is in the background.'),
    ).toBeVisible();
    await expect(tipOn(page).getByRole('button')).toHaveText(['Enable', 'Not Now', '']);
  });

  await test.step('the page ends above it', async () => {
    await page.getByRole('link', { name: 'Terms' }).scrollIntoViewIfNeeded();
    await expectApart(tipOn(page), page.getByRole('link', { name: 'Terms' }));
  });

  await test.step('accessible in every look', () => expectAccessibleInEveryLook(page));

  await test.step('hidden while a dialog is open', async () => {
    await openSettings(page);
    await expect(tipOn(page)).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(tipOn(page)).toBeVisible();
  });

  await test.step('F8 moves the focus to it, and Escape back', async () => {
    const settings = page.getByRole('button', { name: 'Settings', exact: true });
    await settings.focus();
    await page.keyboard.press('F8');
    for (const name of ['Enable', 'Not Now', 'Close']) {
      await page.keyboard.press('Tab');
      await expect(tipOn(page).getByRole('button', { name, exact: true })).toBeFocused();
    }
    await page.keyboard.press('Escape');
    await expect(tipOn(page)).toBeHidden();
    await expect(settings).toBeFocused();
  });
});

test('R4 Not Now hides the tip for 30 days, and Enable makes the browser ask and shows in Settings', async ({
  page,
}) => {
  const browser = await withTip(page);

  await test.step('Not Now hides it for 30 days', async () => {
    await pressTip(page, 'Not Now');
    await expect(tipOn(page)).toBeHidden();
    const { requested, suppressedFor } = await flags(page);
    expect(requested).toBeNull();
    expect(suppressedFor).toBeGreaterThan(2_592_000_000 - 20_000);
    expect(suppressedFor).toBeLessThanOrEqual(2_592_000_000);
    expect((await browser.notified()).asked).toBe(0);
  });

  await test.step('also after a reload', async () => {
    await page.reload();
    await expect(reminderList(page)).toContainText('Approve hard proof');
    await page.clock.fastForward(6_000);
    await settled(page);
    await expect(tipOn(page)).toBeHidden();
  });

  await test.step('after them, it comes back', async () => {
    await page.evaluate(() => localStorage.setItem('notification_tip_suppress_until', String(Date.now())));
    await page.reload();
    await expect(reminderList(page)).toContainText('Approve hard proof');
    await page.clock.fastForward(5000);
    await expect(tipOn(page)).toBeVisible();
  });

  await test.step('Enable makes the browser ask, and Settings shows the answer', async () => {
    await pressTip(page, 'Enable');
    await expect(tipOn(page)).toBeHidden();
    expect((await browser.notified()).asked).toBe(1);
    expect(await flags(page)).toMatchObject({ requested: 'true' });
    expect((await flags(page)).suppressedFor).toBeGreaterThan(2_592_000_000 - 20_000);
    const dialog = await openSettings(page);
    await expect(dialog.getByText('Notifications are on in this browser.')).toBeVisible();
  });
});

test('R4 the tip overlaps no toast and no bar at any width', async ({ page }) => {
  const widths = [390, 820, 1440];
  const atEachWidth = async (look: () => Promise<void>) => {
    for (const width of widths)
      await test.step(`at ${width}`, async () => {
        await page.setViewportSize({ width, height: 844 });
        await look();
      });
  };
  await page.route('**/*reminder-popup*', (route) => route.abort());
  await withTip(page, '/?tab=projects');
  const bar = page.locator('[data-bottom-bar]');
  await atEachWidth(() => expectApart(tipOn(page), bar));
  await remind(page, await save(page), 0);
  const toast = notifications(page).getByText('Approve hard proof');
  await expect(toast).toBeVisible();
  // Hovering keeps the toast open.
  await toast.hover();
  await expect(reminderOn(page)).toBeHidden();
  await atEachWidth(async () => {
    await toast.hover();
    await expectApart(tipOn(page), toast.locator('xpath=ancestor::*[@role="presentation"]'));
    await expectApart(tipOn(page), bar);
    await expect(tipOn(page)).toBeInViewport({ ratio: 1 });
  });
});
