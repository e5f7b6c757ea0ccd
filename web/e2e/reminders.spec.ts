import type { BrowserContext, Page } from '@playwright/test';
import type { Alert, Project } from '@printpartner/contracts/types';
import { callApi, dayFromNow, expect, expectAccessible, looks, signUp, test } from './fixtures.ts';

const harbor = {
  project_name: 'Harbor Season Program',
  client_name: 'Lakeview Arts',
  estimate_number: 'TW-20418',
  due_date: '2026-11-24',
};
const message = 'Proof is back\nApprove hard proof with Dana before 2 PM';

const reminderOn = (page: Page) => page.getByRole('dialog', { name: 'Project Reminder' });

async function read<Answer>(page: Page, path: string): Promise<Answer> {
  const answer = await callApi(page, 'GET', path);
  const body: Answer = await answer.json();
  return body;
}

async function save(page: Page, fields: Record<string, string> = harbor): Promise<Project> {
  const answer = await callApi(page, 'POST', '/api/projects', fields);
  const project: Project = await answer.json();
  return project;
}

/** Sets an alert on a project, some seconds from now. Server times are whole seconds. */
async function remind(page: Page, project: Project, seconds: number, text = message): Promise<Alert> {
  const fireAt = new Date(Math.ceil(Date.now() / 1000 + seconds) * 1000).toISOString();
  const fields = { project_id: project.uuid, message: text, fire_at_utc: fireAt };
  const answer = await callApi(page, 'POST', '/api/alerts', fields);
  const alert: Alert = await answer.json();
  return alert;
}

/** What the pages of a browser acknowledge, one id a call. */
function acknowledgedBy(context: BrowserContext): string[] {
  const ids: string[] = [];
  context.on('request', (request) => {
    const id = /\/api\/alerts\/([^/]+)\/ack$/.exec(request.url())?.[1];
    if (id) ids.push(id);
  });
  return ids;
}

/** Counts the streams that the pages of a browser have opened so far. */
function streamsOf(context: BrowserContext): { opened: number } {
  const streams = { opened: 0 };
  context.on('response', (response) => {
    if (response.url().endsWith('/api/alerts/stream')) streams.opened += 1;
  });
  return streams;
}

/** Signed in, at home, with a reminder on screen. */
async function withReminder(page: Page): Promise<{ project: Project; alert: Alert }> {
  await signUp(page);
  const project = await save(page);
  await page.goto('/');
  const alert = await remind(page, project, 0);
  await expect(reminderOn(page)).toBeVisible();
  return { project, alert };
}

/** Lets a test say when the tab is in view, and hear what the system would show. */
async function controlVisibility(page: Page, isVisible: boolean) {
  await page.addInitScript((visible) => {
    const notifications: string[] = [];
    let state = visible ? 'visible' : 'hidden';
    Object.defineProperty(document, 'visibilityState', { get: () => state });
    class FakeNotification extends EventTarget {
      static readonly permission = 'granted';
      constructor(title: string, options: NotificationOptions) {
        super();
        notifications.push(`${title}: ${options.body ?? ''}`);
      }
      close() {}
    }
    Object.assign(window, {
      Notification: FakeNotification,
      readNotifications: () => notifications,
      setVisible: (next: boolean) => {
        state = next ? 'visible' : 'hidden';
        document.dispatchEvent(new Event('visibilitychange'));
      },
    });
  }, isVisible);
  return {
    setVisible: (next: boolean) => page.evaluate(`setVisible(${next})`),
    notifications: () => page.evaluate<string[]>('readNotifications()'),
  };
}

test.describe('a reminder comes', () => {
  test('R2 a reminder appears on time by push and is acknowledged once, also with two tabs open', async ({
    page,
    context,
  }) => {
    const acknowledged = acknowledgedBy(context);
    await context.route('**/api/alerts/due', (route) => route.abort());
    await signUp(page);
    const project = await save(page);
    const streams = streamsOf(context);
    await page.goto('/');
    await expect.poll(() => streams.opened).toBe(1);
    const other = await context.newPage();
    await other.goto('/');
    await expect.poll(() => streams.opened).toBe(2);

    const alert = await remind(page, project, 3);
    const shown = async () => (await reminderOn(page).count()) + (await reminderOn(other).count());
    await expect.poll(shown, { timeout: 10_000, intervals: [50] }).toBe(1);
    const late = Date.now() - Date.parse(alert.fire_at_utc);
    expect(late).toBeGreaterThanOrEqual(0);
    expect(late).toBeLessThan(2000);

    await expect.poll(() => acknowledged).toEqual([alert.id]);
    await page.waitForTimeout(3000);
    expect(await shown()).toBe(1);
    expect(acknowledged).toEqual([alert.id]);
    expect(await read<Alert[]>(page, '/api/alerts/due')).toEqual([]);
  });

  test('R2 the tab that is used leads, and the other takes over when it closes', async ({
    page,
    context,
  }) => {
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

  test('R2 a poll finds what the push missed', async ({ page, context }) => {
    const acknowledged = acknowledgedBy(context);
    await page.clock.install();
    await page.route('**/api/alerts/stream', (route) => route.fulfill({ status: 503 }));
    await signUp(page);
    const project = await save(page);
    const first = await remind(page, project, -2, 'Found by the first poll');
    await page.goto('/');
    await expect(reminderOn(page)).toContainText('Found by the first poll');
    await page.keyboard.press('Escape');
    await expect.poll(() => acknowledged).toEqual([first.id]);

    const second = await remind(page, project, -2, 'Found 30 s later');
    await page.clock.fastForward(25_000);
    await page.waitForTimeout(500);
    await expect(reminderOn(page)).toBeHidden();
    await page.clock.fastForward(5000);
    await expect(reminderOn(page)).toContainText('Found 30 s later');
    await expect.poll(() => acknowledged).toEqual([first.id, second.id]);
  });

  test('R2 is not acknowledged when it cannot be shown', async ({ page, context }) => {
    const acknowledged = acknowledgedBy(context);
    const tab = await controlVisibility(page, false);
    await signUp(page);
    const project = await save(page);
    await page.goto('/');
    const alert = await remind(page, project, 0);
    await expect
      .poll(() => tab.notifications())
      .toEqual([
        'Project Reminder: Lakeview Arts • Harbor Season Program • open • Est. TW-20418 • Approve hard proof with Dana before 2 PM',
      ]);
    await page.waitForTimeout(1500);
    await expect(reminderOn(page)).toBeHidden();
    expect(acknowledged).toEqual([]);
    expect(await read<Alert[]>(page, '/api/alerts/due')).toHaveLength(1);

    await tab.setVisible(true);
    await expect(reminderOn(page)).toBeVisible();
    await expect.poll(() => acknowledged).toEqual([alert.id]);
    expect(await tab.notifications()).toHaveLength(1);
  });

  test('R2 an acknowledgement that fails is tried again, and the reminder is not', async ({
    page,
    context,
  }) => {
    const acknowledged = acknowledgedBy(context);
    await page.route('**/api/alerts/*/ack', (route) => route.abort());
    await withReminder(page);
    await page.keyboard.press('Escape');
    await expect(reminderOn(page)).toBeHidden();
    await expect.poll(() => acknowledged.length).toBeGreaterThan(1);
    await page.unroute('**/api/alerts/*/ack');
    await expect.poll(() => read<Alert[]>(page, '/api/alerts/due'), { timeout: 15_000 }).toEqual([]);
    await expect(reminderOn(page)).toBeHidden();
  });

  test('R2 several wait for each other', async ({ page }) => {
    await signUp(page);
    const projects = [await save(page), await save(page, { project_name: 'Wine list, spring' })];
    for (const [at, project] of projects.entries()) await remind(page, project, -5 + at, `Call ${at + 1}`);
    await page.goto('/');
    await expect(reminderOn(page)).toContainText('Call 1');
    await expect(reminderOn(page)).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(reminderOn(page)).toContainText('Call 2');
    await page.keyboard.press('Escape');
    await expect(reminderOn(page)).toBeHidden();
  });

  test('R1 a reminder saved with a project in the form comes', async ({ page }) => {
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
      reminder_message: message,
      time_zone: now.timeZone,
    });
    await expect(reminderOn(page)).toContainText('Lakeview Arts — Harbor Season Program');
    await expect(reminderOn(page)).toContainText('Approve hard proof with Dana before 2 PM');
  });
});

test.describe('the pop-up', () => {
  test('R3 says whose project, when it is due, the last line, and when it fired', async ({ page }) => {
    await withReminder(page);
    const reminder = reminderOn(page);
    await expect(reminder.getByRole('heading', { name: 'Project Reminder' })).toBeVisible();
    await expect(reminder.getByText('Lakeview Arts — Harbor Season Program', { exact: true })).toBeVisible();
    await expect(reminder.getByText('Est. # TW-20418 • Due: Nov 24, 2026', { exact: true })).toBeVisible();
    await expect(
      reminder.getByText('Approve hard proof with Dana before 2 PM', { exact: true }),
    ).toBeVisible();
    await expect(reminder.getByText('Proof is back')).toBeHidden();
    await expect(reminder.getByText(/^Fired at: \d{1,2}:\d{2}\s[AP]M \S+$/)).toBeVisible();
    await expect(reminder.getByText("Choose a future date and time. We'll remind you then.")).toBeVisible();
    await expect(reminder).toHaveCSS('width', '560px');
    await page.setViewportSize({ width: 390, height: 844 });
    const box = await reminder.boundingBox();
    expect(box?.width).toBeCloseTo(390 * 0.92, 1);
  });

  test('R3 leaves out what is missing', async ({ page }) => {
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

  for (const [how, close] of [
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ['the backdrop', (page: Page) => page.mouse.click(8, 8)],
    ['its close button', (page: Page) => reminderOn(page).getByRole('button', { name: 'Close' }).click()],
  ] as const) {
    test(`R3 closes by ${how}, and does not come again`, async ({ page }) => {
      await withReminder(page);
      await close(page);
      await expect(reminderOn(page)).toBeHidden();
      await page.reload();
      await page.waitForTimeout(2500);
      await expect(reminderOn(page)).toBeHidden();
    });
  }

  test('R3 a key pressed as it comes up presses none of its buttons', async ({ page }) => {
    await withReminder(page);
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect(reminderOn(page)).toBeVisible();
  });

  test('R3 Open Project opens it', async ({ page }) => {
    const { project } = await withReminder(page);
    await page.route('**/api/projects/active', (route) =>
      route.request().method() === 'GET' ? route.fallback() : route.abort(),
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

  test('R3 Mark Done clears the reminder of the project', async ({ page }) => {
    await signUp(page);
    const project = await save(page, {
      ...harbor,
      reminder_date: '2020-01-06',
      reminder_time: '12:30',
      reminder_message: message,
      time_zone: 'UTC',
    });
    expect(project.reminder_date).toBe('2020-01-06');
    await page.goto('/');
    await expect(reminderOn(page)).toBeVisible();
    const done = reminderOn(page).getByRole('button', { name: 'Mark Done' });
    await page.route(`**/api/projects/${project.id}`, (route) => route.abort());
    await done.click();
    await expect(page.getByText('Failed to mark reminder as done')).toBeVisible();
    await expect(reminderOn(page)).toBeVisible();
    await page.unroute(`**/api/projects/${project.id}`);
    await done.click();
    await expect(reminderOn(page)).toBeHidden();
    expect(await read<Project>(page, `/api/projects/${project.id}`)).toMatchObject({
      project_name: harbor.project_name,
      reminder_date: '',
      reminder_time: '',
      reminder_message: '',
    });
  });

  test('R3 Snooze moves it, and the project follows', async ({ page }) => {
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

  test('R3 without its project it says so, and can still be snoozed', async ({ page }) => {
    await page.route('**/api/alerts/stream', (route) => route.abort());
    await page.route('**/api/alerts/due', async (route) => {
      const response = await route.fetch();
      const due: Alert[] = await response.json();
      await route.fulfill({ response, json: due.map((alert) => ({ ...alert, project: null })) });
    });
    await withReminder(page);
    const reminder = reminderOn(page);
    await expect(reminder).toContainText('Approve hard proof with Dana before 2 PM');
    for (const name of ['Open Project', 'Mark Done']) {
      const button = reminder.getByRole('button', { name });
      await expect(button).toBeDisabled();
      await expect(button).toHaveAccessibleDescription(/did not load/);
    }
    await reminder.getByLabel('Snooze date').fill(await dayFromNow(page, 2));
    await reminder.getByRole('button', { name: 'Save Snooze' }).click();
    await expect(reminder).toBeHidden();
    await expect.poll(() => read<Alert[]>(page, '/api/alerts/upcoming')).toHaveLength(1);
  });

  test('R3 when it does not load, a toast carries the message for 8 s', async ({ page }) => {
    await page.route('**/*reminder-popup*', (route) => route.abort());
    await signUp(page);
    const project = await save(page);
    await page.goto('/');
    await remind(page, project, 0);
    const toast = page.getByRole('region', { name: 'Notifications (F8)' });
    await expect(toast.getByText('Reminder', { exact: true })).toBeVisible();
    await expect(toast).toContainText('Approve hard proof with Dana before 2 PM');
    await page.waitForTimeout(6500);
    await expect(toast).toContainText('Approve hard proof');
    await expect(toast).not.toContainText('Approve hard proof', { timeout: 3000 });
    expect(await read<Alert[]>(page, '/api/alerts/due')).toEqual([]);
  });
});

for (const { name, ...look } of looks) {
  test.describe(`a reminder at ${name}`, () => {
    test.use(look);

    test(`O3 axe finds nothing on it at ${name}`, async ({ page }) => {
      await withReminder(page);
      await expectAccessible(page);
    });
  });
}
