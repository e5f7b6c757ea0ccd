import type { Page } from '@playwright/test';
import type { Alert } from '@printpartner/contracts/types';
import { dayFromNow, expect, settled, signUp, stopClock, test } from './fixtures.ts';
import { expectBlank, expectToast, name } from './projects-page.ts';
import {
  acknowledgedBy,
  awaitAcknowledgment,
  closeReminder,
  harbor,
  listed,
  MESSAGE,
  read,
  remind,
  reminderOn,
  save,
  streamsOf,
} from './reminders-page.ts';
import { openSettings } from './settings-page.ts';

const due = (page: Page) => read<Alert[]>(page, '/api/alerts/due');

test('P6 R2 of two tabs the one in use shows a reminder, once and by push, and the other takes over when it closes', async ({
  page,
  context,
}) => {
  const acknowledged = acknowledgedBy(context);
  await context.clock.install();
  await signUp(page);
  const streams = streamsOf(context);
  await page.goto('/');
  await expect.poll(() => streams.opened).toBe(1);
  const other = await context.newPage();
  await other.goto('/');
  await expect.poll(() => streams.opened).toBe(2);
  const tabs = [page, other];
  const date = await dayFromNow(page, 1);
  const saveReminder = (text: string) =>
    save(page, { ...harbor, reminder_date: date, reminder_time: '09:00', reminder_message: text });

  const project = await test.step('the home screens of both list a reminder saved elsewhere', async () => {
    for (const tab of tabs) await expect(listed(tab)).toContainText('None ahead.');
    const saved = await saveReminder('Approve proof');
    for (const tab of tabs) await expect(listed(tab)).toContainText('Approve proof');
    return saved;
  });

  await test.step('the tab in use shows one that is due by push, on time, and acknowledges it once', async () => {
    await context.route('**/api/alerts/unhandled', (route) => route.abort());
    const answered = awaitAcknowledgment(context);
    const alert = await remind(page, project, 2);
    await expect(reminderOn(other)).toBeVisible();
    expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(alert.fire_at_utc));
    await expect(reminderOn(page)).toHaveCount(0);
    await answered();
    expect(acknowledged).toEqual([alert.id]);
    expect(await due(page)).toEqual([]);
    await closeReminder(other);
    await expect(reminderOn(other)).toBeHidden();
    await expect.poll(() => read<Alert[]>(page, '/api/alerts/unhandled')).toEqual([]);
  });

  await test.step('a poll does not show it again', async () => {
    const alert = await remind(page, project, 0, 'Call the bindery');
    await expect(reminderOn(other)).toContainText('Call the bindery');
    await expect.poll(() => acknowledged).toContain(alert.id);
    for (const tab of tabs) await settled(tab);
    await context.unroute('**/api/alerts/unhandled');
    const polled = context.waitForEvent('response', (answer) =>
      answer.url().endsWith('/api/alerts/unhandled'),
    );
    await context.clock.fastForward(60_000);
    await (await polled).finished();
    for (const tab of tabs) await settled(tab);
    expect((await reminderOn(page).count()) + (await reminderOn(other).count())).toBe(1);
    expect(acknowledged.filter((id) => id === alert.id)).toHaveLength(1);
    await closeReminder(other);
    await expect.poll(() => read<Alert[]>(page, '/api/alerts/unhandled')).toEqual([]);
  });

  await test.step('the other tab takes over, with its list and the next reminder', async () => {
    const { opened } = streams;
    await other.close();
    await expect.poll(() => streams.opened).toBeGreaterThan(opened);
    await saveReminder('Order plates');
    await expect(listed(page)).toContainText('Order plates');
    await remind(page, project, 0, 'Ship the plates');
    await expect(reminderOn(page)).toContainText('Ship the plates');
  });
});

test('R2 a poll finds a reminder that the push missed', async ({ page, context }) => {
  const acknowledged = acknowledgedBy(context);
  await page.route('**/api/alerts/stream', (route) => route.fulfill({ status: 503 }));
  await signUp(page);
  const project = await save(page);
  const first = await remind(page, project, -2, 'Found by the first poll');
  await stopClock(page);
  const answered = awaitAcknowledgment(context);
  await page.goto('/');
  // The home screen fetches the list, too. The poller starts when its code has loaded, its first poll is 1 s later.
  let answers = 0;
  page.on('response', (response) => (answers += response.url().endsWith('/api/alerts/unhandled') ? 1 : 0));
  await expect(async () => {
    if (answers < 2) await page.clock.runFor(200);
    await settled(page);
    await expect(reminderOn(page)).toContainText('Found by the first poll', { timeout: 1 });
  }).toPass({ intervals: [0] });
  await closeReminder(page);
  await answered();
  expect(acknowledged).toEqual([first.id]);

  const second = await remind(page, project, -2, 'Found 30 s later');
  await page.clock.runFor(28_000);
  await settled(page);
  await expect(reminderOn(page)).toBeHidden();
  await page.clock.runFor(2_500);
  await expect(reminderOn(page)).toContainText('Found 30 s later');
  await expect.poll(() => acknowledged).toEqual([first.id, second.id]);
});

test('R1 R2 R4 due reminders are shown one after the other, and acknowledged, saved in the form and allowed in Settings', async ({
  page,
  context,
}) => {
  await signUp(page);
  const project = await save(page);
  const wines = await save(page, { project_name: 'Wine list, spring' });

  await test.step('several are shown one after the other', async () => {
    for (const [at, one] of [project, wines].entries()) await remind(page, one, -5 + at, `Call ${at + 1}`);
    await page.goto('/');
    await expect(reminderOn(page)).toContainText('Call 1');
    await expect(reminderOn(page)).toHaveCount(1);
    await closeReminder(page);
    await expect(reminderOn(page)).toContainText('Call 2');
    await closeReminder(page);
    await expect(reminderOn(page)).toBeHidden();
    await expect.poll(() => due(page)).toEqual([]);
  });

  await test.step('a failed acknowledgment is sent again, and the reminder is not shown again', async () => {
    const acknowledged = acknowledgedBy(context);
    await page.route('**/api/alerts/*/ack', (route) => route.abort());
    await remind(page, project, 0);
    await expect(reminderOn(page)).toBeVisible();
    await expect.poll(() => acknowledged.length).toBeGreaterThan(1);
    await page.unrouteAll();
    await expect.poll(() => due(page)).toEqual([]);
    await closeReminder(page);
    await expect(reminderOn(page)).toBeHidden();
  });

  await test.step('one saved with a project appears', async () => {
    const now = await page.evaluate(() => {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      const time = new Date().toTimeString().slice(0, 5);
      return { timeZone, time };
    });
    await save(page, {
      ...harbor,
      project_name: 'Seed packet set',
      reminder_date: await dayFromNow(page, 0),
      reminder_time: now.time,
      reminder_message: MESSAGE,
      time_zone: now.timeZone,
    });
    await expect(reminderOn(page)).toContainText('Lakeview Arts — Seed packet set');
    await expect(reminderOn(page)).toContainText('Approve hard proof with Dana before 2 PM');
    await closeReminder(page);
    await expect(reminderOn(page)).toBeHidden();
  });

  await test.step('open Settings update when the permission for notifications changes', async () => {
    const settings = await openSettings(page);
    const state = settings.getByText(/this browser/i);
    // A headless browser reports the change, but its Notification.permission stays the same.
    await page.evaluate(() => Object.defineProperty(Notification, 'permission', { value: 'granted' }));
    await expect(state).not.toHaveText('Notifications are on in this browser.');
    await expect(async () => {
      await context.clearPermissions();
      await context.grantPermissions(['notifications']);
      await settled(page);
      expect(await state.textContent()).toBe('Notifications are on in this browser.');
    }).toPass();
    await page.keyboard.press('Escape');
    await expect(settings).toBeHidden();
  });

  await test.step('an alert date without a time fires at 9 AM of this device', async () => {
    await page.getByRole('button', { name: 'Project Tracking' }).click();
    await page.getByRole('button', { name: 'New project' }).click();
    await expectBlank(page);
    const date = await dayFromNow(page, 3);
    await name(page).fill('Gala Invitation');
    await page.getByLabel('Alert Date').fill(date);
    await page.getByRole('button', { name: 'Save Project' }).click();
    await expectToast(page, 'Project saved to server.');
    const fire_at_utc = new Date(`${date}T09:00:00`).toISOString();
    await expect
      .poll(() => read<Alert[]>(page, '/api/alerts/upcoming'))
      .toContainEqual(expect.objectContaining({ alert_type: 'reminder', fire_at_utc, message: 'Reminder' }));
  });
});
