import type { Page } from '@playwright/test';
import type { Alert, Project } from '@printpartner/contracts/types';
import { callApi, dayFromNow, expect, hold, refuse, settled, signUp, stopClock, test } from './fixtures.ts';
import { closeToasts, name } from './projects-page.ts';
import {
  closeReminder,
  harbor,
  listed,
  MESSAGE,
  pollAgain,
  read,
  remind,
  reminderOn,
  save,
  withReminder,
} from './reminders-page.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 720 };

const readProject = (page: Page, { id }: Project) => read<Project>(page, `/api/projects/${id}`);
const expectNoneUnhandled = (page: Page) =>
  expect.poll(() => read<Alert[]>(page, '/api/alerts/unhandled')).toEqual([]);

test('R3 the pop-up shows what is known of the project, snoozes it, and closes by Escape, backdrop and close button', async ({
  page,
}) => {
  await page.clock.install();
  const { project, alert } = await withReminder(page);
  const reminder = reminderOn(page);
  const date = reminder.getByLabel('Snooze date');

  await test.step('keys pressed while it opens are ignored', async () => {
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect(reminder).toBeVisible();
  });

  await test.step('client, project, due date, message and snooze date', async () => {
    await expect(reminder.getByRole('heading', { name: 'Project Reminder' })).toBeVisible();
    await expect(reminder.getByText('Lakeview Arts — Harbor Season Program', { exact: true })).toBeVisible();
    await expect(reminder.getByText('Est. # TW-20418 • Due: Nov 24, 2099', { exact: true })).toBeVisible();
    await expect(
      reminder.getByText('Approve hard proof with Dana before 2 PM', { exact: true }),
    ).toBeVisible();
    await expect(reminder.getByText('Proof is back')).toBeHidden();
    await expect(reminder.getByText(/^Fired at: \d{1,2}:\d{2}\s[AP]M \S+$/)).toBeVisible();
    await expect(reminder.getByText("Choose a future date and time. We'll remind you then.")).toBeVisible();
    await expect(reminder.getByText('set date', { exact: true })).toBeVisible();
  });

  await test.step('its width', async () => {
    await expect(reminder).toHaveCSS('width', '560px');
    await page.setViewportSize(PHONE);
    const width = async () => (await reminder.boundingBox())?.width;
    await expect.poll(width).toBeCloseTo(PHONE.width * 0.92, 1);
    await page.setViewportSize(DESKTOP);
  });

  await test.step('Snooze needs a future date and a time', async () => {
    const time = reminder.getByLabel('Snooze time');
    const button = reminder.getByRole('button', { name: 'Save Snooze' });
    await expect(time).toHaveValue('09:00');
    await expect(button).toBeDisabled();
    await date.fill('2027-01-05');
    await date.blur();
    await expect(reminder.getByText('Jan 5, 2027', { exact: true })).toBeVisible();
    await date.fill('2020-01-06');
    await expect(button).toBeEnabled();
    await time.fill('');
    await expect(button).toBeDisabled();
    await time.fill('09:00');
    await button.click();
    await expect(reminder.getByText('Choose a future date and time.', { exact: true })).toBeVisible();
  });

  await test.step("it moves the reminder and the project's alert date", async () => {
    const tomorrow = await dayFromNow(page, 1);
    await date.fill(tomorrow);
    const letGo = await hold(page, '**/snooze');
    await reminder.getByRole('button', { name: 'Save Snooze' }).click();
    await expect(reminder.getByRole('button', { name: 'Saving…' })).toBeDisabled();
    letGo();
    await expect(reminder).toBeHidden();
    const fireAt = await page.evaluate((day) => new Date(`${day}T09:00:00`).toISOString(), tomorrow);
    const upcoming = await read<Alert[]>(page, '/api/alerts/upcoming');
    expect(upcoming.map(({ id, fire_at_utc }) => [id, fire_at_utc])).toContainEqual([alert.id, fireAt]);
    expect(await read<Alert[]>(page, '/api/alerts/due')).toEqual([]);
    await expect
      .poll(() => readProject(page, project))
      .toMatchObject({ reminder_date: tomorrow, status: 'open' });
  });

  for (const [how, close] of [
    ['Escape', () => page.keyboard.press('Escape')],
    ['the backdrop', () => page.mouse.click(8, 8)],
    ['its close button', () => closeReminder(page)],
  ] as const)
    await test.step(`it closes by ${how}`, async () => {
      await remind(page, project, 0, `To close by ${how}`);
      await expect(reminder).toBeVisible();
      await settled(page);
      // Escape and the backdrop are ignored in the first second.
      if (how !== 'its close button') await page.clock.fastForward(1_000);
      await close();
      await expect(reminder).toBeHidden();
      await expectNoneUnhandled(page);
    });

  await test.step('and is not shown again', async () => {
    await page.reload();
    await pollAgain(page);
    await expect(reminder).toBeHidden();
  });

  await test.step('a project without a name shows Untitled Project, and a long word does not overflow', async () => {
    await page.setViewportSize(PHONE);
    const unnamed = await save(page, { client_name: 'Lakeview Arts', notes: 'Ask for the name' });
    await remind(page, unnamed, 0, 'Proof'.repeat(90));
    await expect(reminder.getByText('Lakeview Arts — Untitled Project', { exact: true })).toBeVisible();
    await expect(reminder.getByText(/^(Proof)+$/)).toBeVisible();
    const overflow = await reminder.evaluate((box) =>
      Math.max(...[...box.querySelectorAll('p')].map((line) => line.scrollWidth - line.clientWidth)),
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });
});

test('R2 R3 R6 an unanswered reminder is listed on the home screen, and opens its project, is marked done, or refused if it was moved', async ({
  page,
}) => {
  await signUp(page);
  const project = await save(page, harbor);
  const reminder = reminderOn(page);
  const done = reminder.getByRole('button', { name: 'Mark Done' });
  await page.goto('/');

  await test.step('the home screen lists a due reminder that was not answered, and opens it', async () => {
    await page.getByRole('link', { name: 'Terms' }).click();
    // A page that still loads leaves the home screen as it is, with its pop-up.
    const terms = page.getByRole('heading', { name: 'Terms of Service' });
    await expect(terms).toBeVisible();
    await page.goBack();
    await remind(page, project, 0);
    await expect(reminder).toBeVisible();
    // Until the server knows that it was shown, it may be shown again.
    await expect.poll(() => read<Alert[]>(page, '/api/alerts/due')).toEqual([]);
    // Goes to another page and back, without a reload.
    await page.goForward();
    await expect(terms).toBeVisible();
    await expect(reminder).toBeHidden();
    await page.goBack();
    await expect(listed(page)).toContainText('1 due');
    await listed(page)
      .getByRole('button', { name: /^Due: Approve hard proof/ })
      .click();
    await expect(reminder).toBeVisible();
  });

  await test.step('Open Project opens the project, or says that it failed', async () => {
    await page.route('**/api/projects/active', (route) =>
      route.request().method() === 'GET' ? route.fallback() : refuse(route),
    );
    const open = reminder.getByRole('button', { name: 'Open Project' });
    await open.click();
    await expect(page.getByText('Failed to open project')).toBeVisible();
    await page.unrouteAll();
    await open.click();
    await expect(page).toHaveURL(/\/\?tab=projects/);
    await expect(reminder).toBeHidden();
    await expect(name(page)).toHaveValue(harbor.project_name);
    const active = await read<{ last_project_id: number }>(page, '/api/projects/active');
    expect(active.last_project_id).toBe(project.id);
    await expectNoneUnhandled(page);
  });

  await test.step("Mark Done clears the project's reminder, once there is a network", async () => {
    const fields = {
      reminder_date: '2020-01-06',
      reminder_time: '12:30',
      reminder_message: MESSAGE,
      time_zone: 'UTC',
    };
    const menu = await save(page, { project_name: 'Menu', ...fields });
    expect(menu.reminder_date).toBe('2020-01-06');
    await expect(reminder).toContainText('Menu');
    await page.route('**/api/alerts/*/done', refuse);
    await done.click();
    await expect(page.getByText('Failed to mark reminder as done')).toBeVisible();
    await expect(reminder).toBeVisible();
    await page.unrouteAll();
    await page.route('**/api/alerts/*/done', (route) => route.abort());
    await done.click();
    await expect(reminder).toBeHidden();
    await page.unrouteAll();
    const answered = page.waitForResponse('**/api/alerts/*/done');
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    expect((await answered).ok()).toBe(true);
    expect(await readProject(page, menu)).toMatchObject({
      project_name: 'Menu',
      reminder_date: '',
      reminder_time: '',
      reminder_message: '',
    });
  });

  await test.step('Mark Done of a due-date alert keeps a reminder that is still ahead', async () => {
    const reminder_date = await dayFromNow(page, 3);
    const due_date = await dayFromNow(page, 2);
    const poster = await save(page, {
      project_name: 'Poster',
      due_date,
      reminder_date,
      reminder_time: '12:30',
      time_zone: 'UTC',
    });
    await page.getByRole('button', { name: 'Close Tab' }).click();
    await expect(listed(page)).toContainText('Due: Poster');
    await callApi(page, 'POST', '/api/alerts', {
      project_id: poster.uuid,
      alert_type: 'due-date',
      message: 'Due today',
      fire_at_utc: new Date(Date.now() - 2_000).toISOString(),
    });
    await expect(reminder.getByText('Due today', { exact: true })).toBeVisible();
    await expect(reminder.getByRole('heading', { name: 'Project Reminder' })).toBeVisible();
    await expect(reminder.getByLabel('Snooze date')).toBeVisible();
    await done.click();
    await expect(reminder).toBeHidden();
    expect(await readProject(page, poster)).toMatchObject({ reminder_date });
    await expectNoneUnhandled(page);
  });

  // This device is no longer told of changes.
  await page.route('**/api/alerts/unhandled', (route) => route.abort());
  for (const [act, days] of [
    ['Mark Done', 9],
    ['Save Snooze', 10],
  ] as const)
    await test.step(`${act} of a reminder that was moved elsewhere is refused, says so, and keeps the new date`, async () => {
      await remind(page, project, 0, act);
      await expect(reminder).toContainText(act);
      if (act === 'Save Snooze') await reminder.getByLabel('Snooze date').fill(await dayFromNow(page, 2));
      const moved = await dayFromNow(page, days);
      await callApi(page, 'PATCH', `/api/projects/${project.id}`, { reminder_date: moved });
      const upcoming = async () =>
        (await read<Alert[]>(page, '/api/alerts/upcoming'))
          .filter((alert) => alert.project_id === project.uuid)
          .map((alert) => alert.alert_type);
      // The project's due date has an alert of its own.
      await expect.poll(upcoming).toContain('reminder');
      await reminder.getByRole('button', { name: act }).click();
      await expect(
        page.getByText('This reminder was moved to another time. Nothing was changed here.'),
      ).toBeVisible();
      await expect(reminder).toBeHidden();
      expect((await readProject(page, project)).reminder_date).toBe(moved);
      await closeToasts(page);
    });
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
  await settled(page);
  await page.clock.runFor(7_900);
  await expect(toast).toContainText('Approve hard proof');
  await page.clock.runFor(200);
  await expect(toast).not.toContainText('Approve hard proof');
  expect(await read<Alert[]>(page, '/api/alerts/due')).toEqual([]);
});
