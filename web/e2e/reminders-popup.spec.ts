import type { Page } from '@playwright/test';
import type { Alert, Project } from '@printpartner/contracts/types';
import { callApi, dayFromNow, expect, refuse, signUp, stopClock, test } from './fixtures.ts';
import {
  closeReminder,
  harbor,
  MESSAGE,
  pollAgain,
  read,
  remind,
  reminderOn,
  save,
  withReminder,
} from './reminders-page.ts';

/** Changes the due alert that the page's polls return. */
async function comeAs(page: Page, changes: Partial<Alert>) {
  await page.route('**/api/alerts/stream', (route) => route.abort());
  await page.route('**/api/alerts/unhandled', async (route) => {
    const response = await route.fetch();
    const due: Alert[] = await response.json();
    await route.fulfill({ response, json: due.map((alert) => ({ ...alert, ...changes })) });
  });
}

test.describe('the pop-up', () => {
  test('R3 the pop-up ignores keys pressed while it opens, and shows client, project, due date, message and snooze date', async ({
    page,
  }) => {
    await withReminder(page);
    const reminder = reminderOn(page);
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect(reminder).toBeVisible();
    await expect(reminder.getByRole('heading', { name: 'Project Reminder' })).toBeVisible();
    await expect(reminder.getByText('Lakeview Arts — Harbor Season Program', { exact: true })).toBeVisible();
    await expect(reminder.getByText('Est. # TW-20418 • Due: Nov 24, 2099', { exact: true })).toBeVisible();
    await expect(
      reminder.getByText('Approve hard proof with Dana before 2 PM', { exact: true }),
    ).toBeVisible();
    await expect(reminder.getByText('Proof is back')).toBeHidden();
    await expect(reminder.getByText(/^Fired at: \d{1,2}:\d{2}\s[AP]M \S+$/)).toBeVisible();
    await expect(reminder.getByText("Choose a future date and time. We'll remind you then.")).toBeVisible();
    await expect(reminder).toHaveCSS('width', '560px');
    await page.setViewportSize({ width: 390, height: 844 });
    const width = async () => (await reminder.boundingBox())?.width;
    await expect.poll(width).toBeCloseTo(390 * 0.92, 1);

    await expect(reminder.getByText('set date', { exact: true })).toBeVisible();
    const date = reminder.getByLabel('Snooze date');
    await date.fill('2027-01-05');
    await date.blur();
    await expect(reminder.getByText('Jan 5, 2027', { exact: true })).toBeVisible();
  });

  test('R3 the pop-up omits missing fields', async ({ page }) => {
    await signUp(page);
    const project = await save(page, { project_name: 'Seed packet set' });
    await page.goto('/');
    await remind(page, project, 0, ' ');
    const reminder = reminderOn(page);
    await expect(reminder.getByText('Seed packet set', { exact: true })).toBeVisible();
    await expect(reminder.getByText('Reminder', { exact: true })).toBeVisible();
    await expect(reminder).not.toContainText('Est. #');
    await expect(reminder).not.toContainText('Due:');
    await expect(reminder).not.toContainText('—');
  });

  test('R3 the pop-up closes by Escape, backdrop and close button, and is not shown again', async ({
    page,
  }) => {
    await page.clock.install();
    const { project } = await withReminder(page);
    for (const [how, close] of [
      ['Escape', () => page.keyboard.press('Escape')],
      ['the backdrop', () => page.mouse.click(8, 8)],
      ['its close button', () => closeReminder(page)],
    ] as const)
      await test.step(`R3 by ${how}`, async () => {
        if (how !== 'Escape') await remind(page, project, 0, `To close by ${how}`);
        await expect(reminderOn(page)).toBeVisible();
        // Escape and the backdrop are ignored in the first second.
        if (how !== 'its close button') await page.clock.fastForward(1_000);
        await close();
        await expect(reminderOn(page)).toBeHidden();
        await expect.poll(() => read<Alert[]>(page, '/api/alerts/unhandled')).toEqual([]);
      });
    await page.reload();
    await pollAgain(page);
    await expect(reminderOn(page)).toBeHidden();
  });

  test('R3 Open Project opens the project', async ({ page }) => {
    const { project } = await withReminder(page);
    await page.route('**/api/projects/active', (route) =>
      route.request().method() === 'GET' ? route.fallback() : refuse(route),
    );
    const open = reminderOn(page).getByRole('button', { name: 'Open Project' });
    await open.click();
    await expect(page.getByText('Failed to open project')).toBeVisible();
    await page.unroute('**/api/projects/active');
    await open.click();
    await expect(page).toHaveURL('/?tab=projects');
    await expect(reminderOn(page)).toBeHidden();
    const active = await read<{ last_project_id: number }>(page, '/api/projects/active');
    expect(active.last_project_id).toBe(project.id);
  });

  test("R3 Mark Done clears the project's reminder", async ({ page }) => {
    await signUp(page);
    const project = await save(page, {
      ...harbor,
      reminder_date: '2020-01-06',
      reminder_time: '12:30',
      reminder_message: MESSAGE,
      time_zone: 'UTC',
    });
    expect(project.reminder_date).toBe('2020-01-06');
    await page.goto('/');
    await expect(reminderOn(page)).toBeVisible();
    const done = reminderOn(page).getByRole('button', { name: 'Mark Done' });
    await page.route('**/api/alerts/*/done', refuse);
    await done.click();
    await expect(page.getByText('Failed to mark reminder as done')).toBeVisible();
    await expect(reminderOn(page)).toBeVisible();
    await page.unroute('**/api/alerts/*/done');
    await page.route('**/api/alerts/*/done', (route) => route.abort());
    await done.click();
    await expect(reminderOn(page)).toBeHidden();
    await page.unroute('**/api/alerts/*/done');
    const answered = page.waitForResponse('**/api/alerts/*/done');
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    expect((await answered).ok()).toBe(true);
    expect(await read<Project>(page, `/api/projects/${project.id}`)).toMatchObject({
      project_name: harbor.project_name,
      reminder_date: '',
      reminder_time: '',
      reminder_message: '',
    });
  });

  test("R3 Snooze moves the reminder and the project's alert date", async ({ page }) => {
    const { project, alert } = await withReminder(page);
    const reminder = reminderOn(page);
    const date = reminder.getByLabel('Snooze date');
    const time = reminder.getByLabel('Snooze time');
    const button = reminder.getByRole('button', { name: 'Save Snooze' });
    await expect(time).toHaveValue('09:00');
    await expect(button).toBeDisabled();
    await date.fill('2020-01-06');
    await expect(button).toBeEnabled();
    await time.fill('');
    await expect(button).toBeDisabled();
    await time.fill('09:00');
    await button.click();
    await expect(reminder.getByText('Choose a future date and time.', { exact: true })).toBeVisible();

    const tomorrow = await dayFromNow(page, 1);
    await date.fill(tomorrow);
    const held = Promise.withResolvers<void>();
    await page.route('**/snooze', async (route) => {
      await held.promise;
      await route.continue();
    });
    await button.click();
    await expect(reminder.getByRole('button', { name: 'Saving…' })).toBeDisabled();
    held.resolve();
    await expect(reminder).toBeHidden();

    const fireAt = await page.evaluate((day) => new Date(`${day}T09:00:00`).toISOString(), tomorrow);
    const upcoming = await read<Alert[]>(page, '/api/alerts/upcoming');
    expect(upcoming.map(({ id, fire_at_utc }) => [id, fire_at_utc])).toContainEqual([alert.id, fireAt]);
    expect(await read<Alert[]>(page, '/api/alerts/due')).toEqual([]);
    await expect
      .poll(() => read<Project>(page, `/api/projects/${project.id}`))
      .toMatchObject({ reminder_date: tomorrow, status: 'open' });
  });

  test('R3 a reminder without its project says so and can still be snoozed', async ({ page }) => {
    await comeAs(page, { project: null });
    await signUp(page);
    const alert = await remind(page, await save(page), -2);
    await page.goto('/');
    const reminder = reminderOn(page);
    await expect(reminder).toContainText('Approve hard proof with Dana before 2 PM');
    for (const name of ['Open Project', 'Mark Done']) {
      const button = reminder.getByRole('button', { name });
      await expect(button).toBeDisabled();
      await expect(button).toHaveAccessibleDescription(/did not load/);
    }
    await reminder.getByRole('button', { name: 'Tomorrow, 9 AM' }).click();
    await expect(reminder).toBeHidden();
    const upcoming = async () => (await read<Alert[]>(page, '/api/alerts/upcoming')).map(({ id }) => id);
    await expect.poll(upcoming).toContain(alert.id);
  });

  test('R6 a due-date alert is shown, and Mark Done keeps a reminder that is still ahead', async ({
    page,
  }) => {
    await signUp(page);
    const reminder_date = await dayFromNow(page, 3);
    const project = await save(page, {
      ...harbor,
      due_date: await dayFromNow(page, 2),
      reminder_date,
      reminder_time: '12:30',
      time_zone: 'UTC',
    });
    await page.goto('/');
    await expect(page.getByText(`Due: ${harbor.project_name}`)).toBeVisible();
    await callApi(page, 'POST', '/api/alerts', {
      project_id: project.uuid,
      alert_type: 'due-date',
      message: 'Due today',
      fire_at_utc: new Date(Date.now() - 2_000).toISOString(),
    });
    const popup = reminderOn(page);
    await expect(popup.getByText('Due today', { exact: true })).toBeVisible();
    await expect(popup.getByRole('heading', { name: 'Project Reminder' })).toBeVisible();
    await expect(popup.getByLabel('Snooze date')).toBeVisible();
    await popup.getByRole('button', { name: 'Mark Done' }).click();
    await expect(popup).toBeHidden();
    expect(await read<Project>(page, `/api/projects/${project.id}`)).toMatchObject({ reminder_date });
    expect(await read<Alert[]>(page, '/api/alerts/unhandled')).toEqual([]);
  });

  test('R5 a test alert without a project only offers OK', async ({ page }) => {
    const testMessage = 'Test alert: your reminders will appear here.';
    await comeAs(page, { alert_type: 'smoke-test', message: testMessage, project_id: null, project: null });
    await signUp(page);
    await remind(page, await save(page), -2);
    await page.goto('/');
    const popup = reminderOn(page);
    await expect(popup.getByText(testMessage, { exact: true })).toBeVisible();
    await expect(popup.getByRole('button')).toHaveText(['', 'OK']);
    await expect(popup).not.toContainText('Its project');
    await popup.getByRole('button', { name: 'OK' }).click();
    await expect(popup).toBeHidden();
  });

  test('R3 a project without a name shows Untitled Project, and a long word does not overflow', async ({
    page,
  }) => {
    await comeAs(page, { message: 'Proof'.repeat(90) });
    await page.setViewportSize({ width: 390, height: 844 });
    await signUp(page);
    const project = await save(page, { client_name: 'Lakeview Arts', notes: 'Ask for the name' });
    await remind(page, project, -2);
    await page.goto('/');
    const popup = reminderOn(page);
    await expect(popup.getByText('Lakeview Arts — Untitled Project', { exact: true })).toBeVisible();
    await expect(popup.getByText(/^(Proof)+$/)).toBeVisible();
    const overflow = await popup.evaluate((box) =>
      Math.max(...[...box.querySelectorAll('p')].map((line) => line.scrollWidth - line.clientWidth)),
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });

  test('R3 if the pop-up does not load, a toast shows the message for 8 s', async ({ page }) => {
    await page.route('**/*reminder-popup*', (route) => route.abort());
    await signUp(page);
    const project = await save(page);
    const stream = page.waitForResponse('**/api/alerts/stream');
    await page.goto('/');
    await stream;
    await stopClock(page);
    await remind(page, project, 0);
    const toast = page.getByRole('region', { name: 'Notifications (F8)' });
    await expect(toast.getByText('Reminder', { exact: true })).toBeVisible();
    await expect(toast).toContainText('Approve hard proof with Dana before 2 PM');
    await page.clock.runFor(7_900);
    await expect(toast).toContainText('Approve hard proof');
    await page.clock.runFor(200);
    await expect(toast).not.toContainText('Approve hard proof');
    expect(await read<Alert[]>(page, '/api/alerts/due')).toEqual([]);
  });
});
