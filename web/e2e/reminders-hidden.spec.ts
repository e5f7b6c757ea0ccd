import type { Page } from '@playwright/test';
import type { Alert } from '@printpartner/contracts/types';
import { callApi, dayFromNow, expect, signUp, stopClock, test } from './fixtures.ts';
import {
  acknowledgedBy,
  closeReminder,
  fakeBrowser,
  openOtherDevice,
  pollAgain,
  read,
  remind,
  reminderOn,
  save,
  streamsOf,
  withReminder,
} from './reminders-page.ts';

const SHORT_MESSAGE = 'Ship the plates';
const NOTIFICATION = `Project Reminder: Lakeview Arts • Harbor Season Program • open • Est. TW-20418 • ${SHORT_MESSAGE}`;

/** The home screen in a hidden tab, with a system notification of a due reminder. */
async function reminded(page: Page) {
  const tab = await fakeBrowser(page, { isVisible: false });
  const acknowledged = acknowledgedBy(page.context());
  await page.clock.install();
  await signUp(page);
  const project = await save(page);
  await page.goto('/');
  const alert = await remind(page, project, 0, SHORT_MESSAGE);
  await expect.poll(async () => (await tab.notified()).shown).toEqual([NOTIFICATION]);
  return { tab, alert, acknowledged };
}

test.describe('a reminder in a hidden tab', () => {
  test('R4 R2 a reminder in a hidden tab shows a notification and is not acknowledged before it is seen', async ({
    page,
  }) => {
    const { tab, alert, acknowledged } = await reminded(page);
    await pollAgain(page);
    await expect(reminderOn(page)).toBeHidden();
    expect(acknowledged).toEqual([]);
    expect(await read<Alert[]>(page, '/api/alerts/due')).toHaveLength(1);

    await tab.setVisible(true);
    await expect(reminderOn(page)).toBeVisible();
    await expect.poll(() => acknowledged).toEqual([alert.id]);
    expect(await tab.notified()).toMatchObject({ shown: [NOTIFICATION], open: [] });
  });

  test('R4 a click on the notification focuses the tab and shows the pop-up', async ({ page }) => {
    const { tab, alert, acknowledged } = await reminded(page);
    await tab.clickNotification();
    await expect(reminderOn(page)).toContainText(SHORT_MESSAGE);
    await expect.poll(() => acknowledged).toEqual([alert.id]);
    expect((await tab.notified()).open).toEqual([]);
  });

  test('R2 a reminder handled on another device disappears here, with its notification', async ({
    page,
    browser,
  }) => {
    const { tab, alert, acknowledged } = await reminded(page);
    expect((await tab.notified()).open).toEqual([NOTIFICATION]);
    const other = await openOtherDevice(browser, page);
    await expect(reminderOn(other)).toContainText(SHORT_MESSAGE);
    await expect.poll(() => read<Alert[]>(page, '/api/alerts/due')).toEqual([]);
    expect((await tab.notified()).open).toEqual([NOTIFICATION]);
    await closeReminder(other);
    await expect.poll(async () => (await tab.notified()).open).toEqual([]);
    await tab.setVisible(true);
    await pollAgain(page);
    await expect(reminderOn(page)).toBeHidden();
    expect(acknowledged).not.toContain(alert.id);
    await other.context().close();
  });

  test('R2 a hidden tab leaves the reminder to the visible tab', async ({ page, context }) => {
    const hidden = await fakeBrowser(page, { isVisible: false });
    const acknowledged = acknowledgedBy(context);
    await signUp(page);
    const project = await save(page);
    await context.clock.install();
    const streams = streamsOf(context);
    await page.goto('/');
    await expect.poll(() => streams.opened).toBe(1);
    const seen = await context.newPage();
    await seen.goto('/');
    await expect.poll(() => streams.opened).toBe(2);
    const alert = await remind(page, project, 0, SHORT_MESSAGE);
    await expect(reminderOn(seen)).toBeVisible();
    await expect.poll(() => acknowledged).toEqual([alert.id]);
    await closeReminder(seen);
    await expect(reminderOn(seen)).toBeHidden();
    await expect.poll(() => read<Alert[]>(page, '/api/alerts/unhandled')).toEqual([]);
    await hidden.setVisible(true);
    await pollAgain(page);
    await expect(reminderOn(page)).toBeHidden();
    expect((await hidden.notified()).shown).toEqual([]);
  });
});

test('R2 of two windows the visible one shows the reminder, even if the hidden one had the focus last', async ({
  page,
  context,
}) => {
  await signUp(page);
  const project = await save(page);
  const streams = streamsOf(context);
  await page.goto('/');
  await expect.poll(() => streams.opened).toBe(1);
  const other = await context.newPage();
  const used = await fakeBrowser(other);
  await other.goto('/');
  await expect.poll(() => streams.opened).toBe(2);
  await used.setVisible(false);
  await expect.poll(() => streams.opened).toBe(3);
  await remind(page, project, 0, SHORT_MESSAGE);
  await expect(reminderOn(page)).toContainText(SHORT_MESSAGE);
  await expect(reminderOn(other)).toBeHidden();
});

test('R3 a reminder waits while the user types and opens when they leave the field, and is announced at once', async ({
  page,
}) => {
  await signUp(page);
  const project = await save(page);
  const streams = streamsOf(page.context());
  await page.goto('/?tab=projects');
  const notes = page.getByRole('textbox', { name: 'Notes' });
  await notes.click();
  await expect.poll(() => streams.opened).toBe(1);
  // Two seconds never pass without a key.
  await stopClock(page);
  await notes.pressSequentially('Hard proof ');
  await remind(page, project, 0, SHORT_MESSAGE);
  const announced = page
    .getByRole('status')
    .filter({ hasText: `${SHORT_MESSAGE}. It opens when you stop typing.` });
  await expect(async () => {
    // Keeps typing until the reminder has come.
    await page.keyboard.type('.');
    await expect(announced).toHaveCount(1, { timeout: 100 });
  }).toPass();
  await page.keyboard.type(' approved by Dana');
  await expect(notes).toHaveValue(/^Hard proof \.+ approved by Dana$/);
  await expect(reminderOn(page)).toBeHidden();
  await notes.blur();
  await expect(reminderOn(page)).toContainText(SHORT_MESSAGE);
});

test('R2 a reminder on screen that is snoozed on another device closes and is not acknowledged twice', async ({
  page,
}) => {
  const acknowledged = acknowledgedBy(page.context());
  const { alert } = await withReminder(page);
  await expect.poll(() => acknowledged).toEqual([alert.id]);
  const tomorrow = new Date(`${await dayFromNow(page, 1)}T09:00:00`).toISOString();
  await callApi(page, 'POST', `/api/alerts/${alert.id}/snooze`, { fire_at_utc: tomorrow });
  await expect(reminderOn(page)).toBeHidden();
  expect(acknowledged).toEqual([alert.id]);
  const upcoming = await read<Alert[]>(page, '/api/alerts/upcoming');
  expect(upcoming.map(({ id }) => id)).toContain(alert.id);
});
