import type { Page } from '@playwright/test';
import { callApi, dayFromNow, expect, saveProject, settled, signUp, stopClock, test } from './fixtures.ts';
import {
  expectBlank,
  blockAutosaves,
  harbor,
  name,
  notes,
  openTracking,
  projectsOf,
  rail,
  expectToast,
} from './projects-page.ts';

const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' });

async function openHarbor(page: Page, fields: Record<string, string> = {}): Promise<{ id: number }> {
  const project = await saveProject(page, { ...harbor, ...fields });
  await openTracking(page);
  await expect(name(page)).toHaveValue(harbor.project_name);
  return project;
}

/** Advances the clock and waits for the calls that this caused. */
async function pass(page: Page, ms: number): Promise<void> {
  await page.clock.runFor(ms);
  await settled(page);
}

test.beforeEach(async ({ page }) => {
  await signUp(page);
});

test('P6 autosave saves an existing project 2 s after the last change, without a toast, and retries after a server error', async ({
  page,
}) => {
  await openHarbor(page);
  await stopClock(page);
  await notes(page).fill('by itself');
  await name(page).fill('Harbor Program');
  await pass(page, 1_900);
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  expect(await projectsOf(page)).toMatchObject([harbor]);
  await page.clock.runFor(100);
  await expect(page.getByText(/^Saved /)).toBeVisible();
  expect(await projectsOf(page)).toMatchObject([{ project_name: 'Harbor Program', notes: 'by itself' }]);
  await expect(rail(page).getByRole('button', { name: /^Harbor Program/ })).toBeVisible();

  await page.route(/\/api\/projects\/\d+$/, (route) => route.fulfill({ status: 503, body: '' }), {
    times: 1,
  });
  await notes(page).fill('after an error');
  await page.clock.runFor(2_000);
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await page.clock.runFor(2_000);
  await expect(page.getByText(/^Saved /)).toBeVisible();
  expect(await projectsOf(page)).toMatchObject([{ notes: 'after an error' }]);
  await expect(toasts(page)).toHaveText('');
});

test('P6 a new project stays on the device until it has a name, then autosave creates it once', async ({
  page,
}) => {
  await openTracking(page);
  await notes(page).fill('5,000 flyers');
  page.once('dialog', (question) => void question.accept());
  await page.reload();
  await expect(notes(page)).toHaveValue('5,000 flyers');
  await stopClock(page);
  await pass(page, 60_000);
  await expect(page.getByText('On this device only. Add a project name to save it.')).toBeVisible();
  expect(await projectsOf(page)).toEqual([]);
  await name(page).fill('Flyer');
  await page.clock.runFor(2_000);
  await expect(page.getByText(/^Saved /)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Flyer' })).toBeVisible();
  await notes(page).fill('10,000 flyers');
  await page.clock.runFor(2_000);
  await expect
    .poll(() => projectsOf(page))
    .toMatchObject([{ project_name: 'Flyer', notes: '10,000 flyers' }]);
  await expect(toasts(page)).not.toContainText('Project saved');
});

test('P4 Clear Fields saves what was typed into a project just before, and clears a half-typed date', async ({
  page,
}) => {
  await openHarbor(page, { notes: 'old' });
  await stopClock(page);
  await notes(page).fill('new');
  await page.getByRole('button', { name: 'Clear Fields' }).click();
  await expectBlank(page);
  expect(await projectsOf(page)).toMatchObject([{ notes: 'new' }]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(notes(page)).toHaveValue('new');

  const date = page.getByLabel('Due Date');
  await date.focus();
  await page.keyboard.type('1');
  const isHalf = () => date.evaluate((input: HTMLInputElement) => input.validity.badInput);
  expect(await isHalf()).toBe(true);
  await page.getByRole('button', { name: 'Clear Fields' }).click();
  await expectBlank(page);
  expect(await isHalf()).toBe(false);
});

test('P6 autosave leaves out a half-typed date and saves the rest, also after a reload', async ({ page }) => {
  const due = await dayFromNow(page, 9);
  await openHarbor(page, { due_date: due });
  await page.getByLabel('Due Date').focus();
  await page.keyboard.press('Backspace');
  page.once('dialog', (question) => void question.accept());
  await page.reload();
  await expect(page.getByLabel('Due Date')).toHaveValue(due);
  await expect(page.getByLabel('Due Date')).toHaveAccessibleDescription(
    /^You were changing this date\. .* is still set\.$/,
  );
  await stopClock(page);
  await pass(page, 4_000);
  expect(await projectsOf(page)).toMatchObject([{ due_date: due }]);
  await page.getByLabel('Due Date').focus();
  await page.keyboard.press('Backspace');
  await expect(page.getByText('You were changing this date.')).toHaveCount(0);
  await notes(page).fill('meanwhile');
  await page.clock.runFor(2_000);
  await expect.poll(() => projectsOf(page)).toMatchObject([{ due_date: due, notes: 'meanwhile' }]);
  await pass(page, 10_000);
  expect(await projectsOf(page)).toMatchObject([{ due_date: due, notes: 'meanwhile' }]);
  await expect(page.getByLabel('Due Date')).toHaveAccessibleDescription(/Finish this date/);
  await page.getByLabel('Due Date').fill('2027-01-15');
  await page.clock.runFor(2_000);
  await expect(page.getByText(/^Saved /)).toBeVisible();
  expect(await projectsOf(page)).toMatchObject([{ due_date: '2027-01-15', notes: 'meanwhile' }]);
});

test('P2 saving with a half-typed date asks to finish it: by button, Ctrl+S and before leaving', async ({
  page,
}) => {
  await saveProject(page, { project_name: 'Postcard' });
  const due = await dayFromNow(page, 9);
  await openHarbor(page, { due_date: due });
  const date = page.getByLabel('Due Date');
  await date.focus();
  await page.keyboard.press('Backspace');
  await page.getByRole('button', { name: 'Save Project' }).click();
  await expect(date).toHaveAccessibleDescription(/Finish this date/);
  await expect(date).toBeFocused();
  await notes(page).focus();
  await page.keyboard.press('Control+s');
  await expect(date).toBeFocused();
  await rail(page)
    .getByRole('button', { name: /^Postcard/ })
    .click();
  const question = page.getByRole('dialog', { name: 'Save your changes first?' });
  await question.getByRole('button', { name: 'Save Project' }).click();
  await expect(question).toHaveCount(0);
  await expect(date).toBeFocused();
  await expect(name(page)).toHaveValue(harbor.project_name);
  expect(await projectsOf(page)).toEqual(
    expect.arrayContaining([expect.objectContaining({ ...harbor, due_date: due })]),
  );
});

test('P6 autosave shows a taken name at its field without moving the focus', async ({ page }) => {
  await saveProject(page, { project_name: 'Taken' });
  await openHarbor(page);
  const patches: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') patches.push(request.url());
  });
  await stopClock(page);
  await name(page).fill('Taken');
  await notes(page).fill('typed');
  await page.clock.runFor(2_000);
  await expect(name(page)).toHaveAccessibleDescription(/You already have a project with this name\./);
  await expect(notes(page)).toBeFocused();
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await page.clock.runFor(2_000);
  await expect
    .poll(() => projectsOf(page))
    .toContainEqual(expect.objectContaining({ ...harbor, notes: 'typed' }));
  await pass(page, 60_000);
  expect(patches).toHaveLength(2);
  await notes(page).fill('typed more');
  await name(page).fill('Free');
  await page.clock.runFor(2_000);
  await expect(page.getByText(/^Saved /)).toBeVisible();
  expect(await projectsOf(page)).toEqual(
    expect.arrayContaining([expect.objectContaining({ project_name: 'Free', notes: 'typed more' })]),
  );
});

test('P4 P6 offline, Clear Fields keeps its Undo, and autosave shows no toast and saves when back online', async ({
  page,
  context,
}) => {
  await openHarbor(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Clear Fields' }).click();
  await expectBlank(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(name(page)).toHaveValue(harbor.project_name);
  await expect(toasts(page)).toHaveText('');
  await stopClock(page);
  await notes(page).fill('on the train');
  await page.clock.runFor(2_000);
  await expect(page.getByText('Saved on this device. Sends when the network is back.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/^Saved /)).toBeVisible();
  expect(await projectsOf(page)).toMatchObject([{ notes: 'on the train' }]);
});

test('P6 autosave pauses while the dialog about unsaved edits is open', async ({ page }) => {
  await saveProject(page, { project_name: 'Postcard' });
  await openHarbor(page);
  await blockAutosaves(page);
  await stopClock(page);
  await notes(page).fill('edited');
  await rail(page)
    .getByRole('button', { name: /^Postcard/ })
    .click();
  const question = page.getByRole('dialog', { name: 'Save your changes first?' });
  await expect(question).toBeVisible();
  await page.unrouteAll();
  await pass(page, 60_000);
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(name(page)).toHaveValue('Postcard');
  await pass(page, 60_000);
  expect((await projectsOf(page)).map((project) => project['notes'])).toEqual(['', '']);
});

test('P6 autosave does not recreate a project deleted elsewhere', async ({ page }) => {
  const { id } = await openHarbor(page);
  await callApi(page, 'DELETE', `/api/projects/${id}`);
  await stopClock(page);
  await notes(page).fill('edited');
  await page.clock.runFor(2_000);
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await expectToast(page, 'Project deleted elsewhere');
  expect(await projectsOf(page)).toEqual([]);
});

test('R5 a test alert is scheduled for the open project, and toasts show a failure and its time', async ({
  page,
}) => {
  await openHarbor(page);
  const send = page.getByRole('button', { name: 'Send a test alert' });
  await page.route('**/api/alerts/test', (route) => route.abort());
  await send.click();
  await expectToast(page, 'Test Failed');
  await expectToast(page, 'Failed to schedule test alert');
  await page.unroute('**/api/alerts/test');
  const asked = page.waitForRequest('**/api/alerts/test');
  await send.click();
  const [project] = await projectsOf(page);
  const request = await asked;
  expect(request.postDataJSON()).toEqual({ project_id: project?.['uuid'] });
  await expectToast(page, 'Test Alert Scheduled');
  await expect(toasts(page)).toContainText(/It fires at \d{1,2}:\d\d\s[AP]M, in about 1 min\./);
});
