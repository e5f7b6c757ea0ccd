import type { Page } from '@playwright/test';
import { callApi, dayFromNow, expect, saveProject, settled, signUp, stopClock, test } from './fixtures.ts';
import {
  blockAutosaves,
  closeToasts,
  expectBlank,
  expectToast,
  harbor,
  name,
  notes,
  openListed,
  openTracking,
  pass,
  projectsOf,
  rail,
  save,
  type SavedProject,
} from './projects-page.ts';
import { notifications } from './settings-page.ts';

/** The time after the last change at which autosave saves, ms. */
const DELAY = 2_000;

const saved = (page: Page) => page.getByText(/^Saved /);
const dueDate = (page: Page) => page.getByLabel('Due Date');

/** Makes its date a half-typed one. */
async function halfType(page: Page): Promise<void> {
  await dueDate(page).focus();
  await page.keyboard.press('Backspace');
}

/** The project as the server has it. */
async function read(page: Page, id: number): Promise<SavedProject> {
  const answer = await callApi(page, 'GET', `/api/projects/${id}`);
  const project: SavedProject = await answer.json();
  return project;
}

test('P2 P6 R5 autosave saves all but half-typed dates and taken names, tries again, and waits while a dialog is open', async ({
  page,
}) => {
  await signUp(page);
  await saveProject(page, { project_name: 'Taken' });
  await saveProject(page, { project_name: 'Postcard' });
  const due = await dayFromNow(page, 9);
  const { id } = await saveProject(page, { ...harbor, due_date: due });
  await openTracking(page);
  await expect(name(page)).toHaveValue(harbor.project_name);

  await test.step('after a reload, a half-typed date is the one that was set', async () => {
    await halfType(page);
    page.once('dialog', (question) => void question.accept());
    await page.reload();
    await expect(dueDate(page)).toHaveValue(due);
    const hint = /^You were changing this date\. .* is still set\.$/;
    await expect(dueDate(page)).toHaveAccessibleDescription(hint);
  });

  await stopClock(page);
  // The autosave that loading the project has armed still runs in real time.
  const stoppedAt = Date.now();
  await expect.poll(() => Date.now() - stoppedAt).toBeGreaterThan(DELAY);
  await test.step('a half-typed date is left out and the rest saved', async () => {
    await pass(page, 4_000);
    expect(await read(page, id)).toMatchObject({ due_date: due });
    await halfType(page);
    await expect(page.getByText('You were changing this date.')).toHaveCount(0);
    await notes(page).fill('meanwhile');
    await page.clock.runFor(DELAY);
    await expect.poll(() => read(page, id)).toMatchObject({ due_date: due, notes: 'meanwhile' });
    await pass(page, 10_000);
    expect(await read(page, id)).toMatchObject({ due_date: due, notes: 'meanwhile' });
    await expect(dueDate(page)).toHaveAccessibleDescription(/Finish this date/);
    await dueDate(page).fill('2027-01-15');
    await page.clock.runFor(DELAY);
    await expect(saved(page)).toBeVisible();
    expect(await read(page, id)).toMatchObject({ due_date: '2027-01-15', notes: 'meanwhile' });
  });

  await test.step('it saves 2 s after the last change', async () => {
    await notes(page).fill('by itself');
    await name(page).fill('Harbor Program');
    await pass(page, DELAY - 100);
    await expect(page.getByText('Unsaved changes')).toBeVisible();
    expect(await read(page, id)).toMatchObject({ ...harbor, notes: 'meanwhile' });
    await page.clock.runFor(100);
    await expect(saved(page)).toBeVisible();
    expect(await read(page, id)).toMatchObject({ project_name: 'Harbor Program', notes: 'by itself' });
    await expect(rail(page).getByRole('button', { name: /^Harbor Program/ })).toBeVisible();
  });

  await test.step('and tries again after an error of the server, all without a toast', async () => {
    await page.route(/\/api\/projects\/\d+$/, (route) => route.fulfill({ status: 503, body: '' }), {
      times: 1,
    });
    await notes(page).fill('after an error');
    await page.clock.runFor(DELAY);
    await expect(page.getByText('Not saved yet')).toBeVisible();
    await page.clock.runFor(DELAY);
    await expect(saved(page)).toBeVisible();
    expect(await read(page, id)).toMatchObject({ notes: 'after an error' });
    await expect(notifications(page)).toHaveText('');
  });

  await test.step('a taken name is shown at its field without moving the focus', async () => {
    const patches: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PATCH') patches.push(request.url());
    });
    await name(page).fill('Taken');
    await notes(page).fill('typed');
    await page.clock.runFor(DELAY);
    await expect(name(page)).toHaveAccessibleDescription(/You already have a project with this name\./);
    await expect(notes(page)).toBeFocused();
    await expect(page.getByText('Not saved yet')).toBeVisible();
    await page.clock.runFor(DELAY);
    await expect.poll(() => read(page, id)).toMatchObject({ project_name: 'Harbor Program', notes: 'typed' });
    await pass(page, 60_000);
    expect(patches).toHaveLength(2);
    await notes(page).fill('typed more');
    await name(page).fill(harbor.project_name);
    await page.clock.runFor(DELAY);
    await expect(saved(page)).toBeVisible();
    expect(await read(page, id)).toMatchObject({ ...harbor, notes: 'typed more' });
  });

  const question = page.getByRole('dialog', { name: 'Save your changes first?' });
  await test.step('asked to save, it asks to finish a half-typed date: by button, Ctrl+S and before leaving', async () => {
    await halfType(page);
    await save(page).click();
    await expect(dueDate(page)).toHaveAccessibleDescription(/Finish this date/);
    await expect(dueDate(page)).toBeFocused();
    await notes(page).focus();
    await page.keyboard.press('Control+s');
    await expect(dueDate(page)).toBeFocused();
    await openListed(page, 'Postcard');
    await question.getByRole('button', { name: 'Save Project' }).click();
    await expect(question).toHaveCount(0);
    await expect(dueDate(page)).toBeFocused();
    await expect(name(page)).toHaveValue(harbor.project_name);
    expect(await read(page, id)).toMatchObject({ ...harbor, due_date: '2027-01-15' });
    await dueDate(page).fill(due);
    await page.clock.runFor(DELAY);
    await expect.poll(() => read(page, id)).toMatchObject({ due_date: due });
  });

  await test.step('it pauses while the dialog about unsaved edits is open', async () => {
    await blockAutosaves(page);
    await notes(page).fill('never kept');
    await openListed(page, 'Postcard');
    await expect(question).toBeVisible();
    await page.unrouteAll();
    await pass(page, 60_000);
    await question.getByRole('button', { name: 'Discard' }).click();
    await expect(name(page)).toHaveValue('Postcard');
    await pass(page, 60_000);
    expect(await read(page, id)).toMatchObject({ notes: 'typed more' });
    for (const project of await projectsOf(page)) expect(project['notes']).not.toBe('never kept');
  });

  await test.step('a test alert is scheduled for the open project, and toasts show a failure and its time', async () => {
    await closeToasts(page);
    const send = page.getByRole('button', { name: 'Send a test alert' });
    await page.route('**/api/alerts/test', (route) => route.abort());
    await send.click();
    await expectToast(page, 'Test Failed');
    await expectToast(page, 'Failed to schedule test alert');
    await page.unrouteAll();
    await closeToasts(page);
    const asked = page.waitForRequest('**/api/alerts/test');
    await send.click();
    const uuid = (await projectsOf(page)).find((project) => project['project_name'] === 'Postcard')?.['uuid'];
    expect((await asked).postDataJSON()).toEqual({ project_id: uuid });
    await expectToast(page, 'Test Alert Scheduled');
    await expect(notifications(page)).toContainText(/It fires at \d{1,2}:\d\d\s[AP]M, in about 1 min\./);
  });

  await test.step('a project deleted elsewhere is not created again', async () => {
    await openListed(page, 'Harbor');
    await expect(name(page)).toHaveValue(harbor.project_name);
    await closeToasts(page);
    await callApi(page, 'DELETE', `/api/projects/${id}`);
    await notes(page).fill('edited');
    await pass(page, DELAY);
    await expect(
      page.getByText('Deleted elsewhere. Save Project saves it as a new one.').first(),
    ).toBeVisible();
    await expectToast(page, 'Project deleted elsewhere');
    expect(await projectsOf(page)).toHaveLength(2);
  });
});

test('P2 P4 P6 a new project stays on the device until it has a name, and changes without a network until it is back', async ({
  page,
  context,
}) => {
  await signUp(page);
  await openTracking(page);

  await test.step('without a name, it is only on the device, also after a reload', async () => {
    await notes(page).fill('5,000 flyers');
    page.once('dialog', (question) => void question.accept());
    await page.reload();
    await expect(notes(page)).toHaveValue('5,000 flyers');
    await stopClock(page);
    await pass(page, 60_000);
    await expect(page.getByText('On this device only, until it has a name or you save it.')).toBeVisible();
    expect(await projectsOf(page)).toEqual([]);
  });

  await test.step('with a name, autosave creates it once', async () => {
    await name(page).fill('Flyer');
    await page.clock.runFor(DELAY);
    await expect(saved(page)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Flyer' })).toBeVisible();
    await notes(page).fill('10,000 flyers');
    await page.clock.runFor(DELAY);
    await expect
      .poll(() => projectsOf(page))
      .toMatchObject([{ project_name: 'Flyer', notes: '10,000 flyers' }]);
    await expect(notifications(page)).toHaveText('');
    await settled(page);
  });

  await test.step('offline, Clear Fields keeps its Undo', async () => {
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Clear Fields' }).click();
    await expectBlank(page);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(name(page)).toHaveValue('Flyer');
    await expect(notifications(page)).toHaveText('');
  });

  await test.step('autosave keeps changes on the device until the network is back', async () => {
    await notes(page).fill('on the train');
    await page.clock.runFor(DELAY);
    await expect(page.getByText('Saved on this device. Sends when the network is back.')).toBeVisible();
    await expect(notifications(page)).toHaveText('');
    await context.setOffline(false);
    await expect(saved(page)).toBeVisible();
    expect(await projectsOf(page)).toMatchObject([{ notes: 'on the train' }]);
  });

  await test.step('Save Project says the same of a new project, and keeps it', async () => {
    await page.clock.resume();
    await page.getByRole('button', { name: 'New project' }).click();
    await expectBlank(page);
    await name(page).fill('Menu');
    await context.setOffline(true);
    await save(page).click();
    await expectToast(page, 'Saved on this device');
    await expect(name(page)).toHaveValue('Menu');
    await context.setOffline(false);
    await save(page).click();
    await expectToast(page, 'Project saved');
    expect(await projectsOf(page)).toMatchObject([{ project_name: 'Menu' }, { project_name: 'Flyer' }]);
  });
});
