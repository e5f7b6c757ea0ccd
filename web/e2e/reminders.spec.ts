import type { Page } from '@playwright/test';
import type { Alert } from '@printpartner/contracts/types';
import { dayFromNow, expect, settled, signUp, stopClock, test } from './fixtures.ts';
import {
  acknowledgedBy,
  awaitAcknowledgment,
  closeReminder,
  harbor,
  MESSAGE,
  read,
  remind,
  reminderOn,
  save,
  streamsOf,
  withReminder,
} from './reminders-page.ts';

test.describe('delivery', () => {
  test('R2 a reminder appears on time by push and is acknowledged once, even with two tabs open', async ({
    page,
    context,
  }) => {
    const acknowledged = acknowledgedBy(context);
    await context.route('**/api/alerts/unhandled', (route) => route.abort());
    await context.clock.install();
    await signUp(page);
    const project = await save(page);
    const streams = streamsOf(context);
    await page.goto('/');
    await expect.poll(() => streams.opened).toBe(1);
    const other = await context.newPage();
    await other.goto('/');
    await expect.poll(() => streams.opened).toBe(2);

    const answered = awaitAcknowledgment(context);
    const alert = await remind(page, project, 2);
    const shown = async () => (await reminderOn(page).count()) + (await reminderOn(other).count());
    await expect.poll(shown, { timeout: 10_000, intervals: [50] }).toBe(1);
    const late = Date.now() - Date.parse(alert.fire_at_utc);
    expect(late).toBeGreaterThanOrEqual(0);
    expect(late).toBeLessThan(2000);

    await answered();
    expect(acknowledged).toEqual([alert.id]);
    // A poll must not show it again. The service's own tests check that it is pushed once.
    await context.unroute('**/api/alerts/unhandled');
    const polled = context.waitForEvent('response', (answer) =>
      answer.url().endsWith('/api/alerts/unhandled'),
    );
    await context.clock.fastForward(60_000);
    await polled;
    for (const tab of [page, other]) await settled(tab);
    expect(await shown()).toBe(1);
    expect(acknowledged).toEqual([alert.id]);
    expect(await read<Alert[]>(page, '/api/alerts/due')).toEqual([]);
  });

  test('R2 the tab in use leads, and the other takes over when it closes', async ({ page, context }) => {
    await signUp(page);
    const project = await save(page);
    const streams = streamsOf(context);
    await page.goto('/');
    await expect.poll(() => streams.opened).toBe(1);
    const other = await context.newPage();
    await other.goto('/');
    await expect.poll(() => streams.opened).toBe(2);
    await remind(page, project, 0);
    await expect(reminderOn(other)).toBeVisible();
    await other.close();
    await remind(page, project, 0, 'Ship the plates');
    await expect(reminderOn(page)).toContainText('Ship the plates');
  });

  test('P6 the home screens of all tabs show a reminder saved in one, also after the leading tab closed', async ({
    page,
    context,
  }) => {
    await signUp(page);
    const streams = streamsOf(context);
    await page.goto('/');
    await expect.poll(() => streams.opened).toBe(1);
    const other = await context.newPage();
    await other.goto('/');
    await expect.poll(() => streams.opened).toBe(2);
    const reminders = (tab: Page) => tab.getByRole('region', { name: 'Reminders' });
    for (const tab of [page, other]) await expect(reminders(tab)).toContainText('None ahead.');
    const date = await dayFromNow(page, 1);
    const saveReminder = (tab: Page, text: string) =>
      save(tab, { ...harbor, reminder_date: date, reminder_time: '09:00', reminder_message: text });
    await saveReminder(other, 'Approve proof');
    for (const tab of [page, other]) await expect(reminders(tab)).toContainText('Approve proof');
    await other.close();
    await expect.poll(() => streams.opened).toBe(3);
    await saveReminder(page, 'Order plates');
    await expect(reminders(page)).toContainText('Order plates');
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

  test('R2 a failed acknowledgment is retried, and the reminder is not shown again', async ({
    page,
    context,
  }) => {
    const acknowledged = acknowledgedBy(context);
    await page.route('**/api/alerts/*/ack', (route) => route.abort());
    await withReminder(page);
    await expect.poll(() => acknowledged.length).toBeGreaterThan(1);
    await page.unroute('**/api/alerts/*/ack');
    await expect.poll(() => read<Alert[]>(page, '/api/alerts/due'), { timeout: 15_000 }).toEqual([]);
    await closeReminder(page);
    await expect(reminderOn(page)).toBeHidden();
  });

  test('R2 several reminders are shown one after the other', async ({ page }) => {
    await signUp(page);
    const projects = [await save(page), await save(page, { project_name: 'Wine list, spring' })];
    for (const [at, project] of projects.entries()) await remind(page, project, -5 + at, `Call ${at + 1}`);
    await page.goto('/');
    await expect(reminderOn(page)).toContainText('Call 1');
    await expect(reminderOn(page)).toHaveCount(1);
    await closeReminder(page);
    await expect(reminderOn(page)).toContainText('Call 2');
    await closeReminder(page);
    await expect(reminderOn(page)).toBeHidden();
  });

  test('R1 a reminder saved with a project in the form appears', async ({ page }) => {
    await signUp(page);
    await page.goto('/');
    const now = await page.evaluate(() => {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      const time = new Date().toTimeString().slice(0, 5);
      return { timeZone, time };
    });
    await save(page, {
      ...harbor,
      reminder_date: await dayFromNow(page, 0),
      reminder_time: now.time,
      reminder_message: MESSAGE,
      time_zone: now.timeZone,
    });
    await expect(reminderOn(page)).toContainText('Lakeview Arts — Harbor Season Program');
    await expect(reminderOn(page)).toContainText('Approve hard proof with Dana before 2 PM');
  });

  test('R1 an alert date without a time fires at 09:00 local time', async ({ page }) => {
    await signUp(page);
    await page.goto('/?tab=projects');
    const date = await dayFromNow(page, 3);
    await page.getByLabel('Project Name/Type').fill('Harbor Season Program');
    await page.getByLabel('Alert Date').fill(date);
    await page.getByRole('button', { name: 'Save Project' }).click();
    await expect(page.getByText('Project saved to server.')).toBeVisible();
    const fireAt = new Date(`${date}T09:00:00`).toISOString();
    await expect
      .poll(() => read<Alert[]>(page, '/api/alerts/upcoming'))
      .toMatchObject([{ alert_type: 'reminder', fire_at_utc: fireAt, message: 'Reminder' }]);
  });
});
