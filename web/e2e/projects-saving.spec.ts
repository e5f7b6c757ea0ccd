import type { Page } from '@playwright/test';
import { callApi, dayFromNow, expect, settled, signUp, stopClock, test } from './fixtures.ts';
import {
  closeToasts,
  expectBlank,
  expectToast,
  name,
  notes,
  openTracking,
  projectsOf,
  save,
} from './projects-page.ts';

/** Holds the creation of projects until the answer is called. */
async function holdSaves(page: Page) {
  const held = Promise.withResolvers<void>();
  const posts: string[] = [];
  await page.route('**/api/projects', async (route) => {
    if (route.request().method() === 'POST') {
      posts.push(route.request().url());
      await held.promise;
    }
    await route.continue();
  });
  return { posts, letSave: held.resolve };
}

const projectNamed = async (page: Page, project: string) =>
  (await projectsOf(page)).find((saved) => saved['project_name'] === project);

async function startNew(page: Page): Promise<void> {
  await closeToasts(page);
  await page.getByRole('button', { name: 'New project' }).click();
  await expectBlank(page);
}

test('P2 a project is saved once, with every field and what was typed meanwhile, under a free name, and again if it was deleted', async ({
  page,
}) => {
  await signUp(page);
  await openTracking(page);
  // Autosave would save before the next check, also one that was armed before the clock stopped.
  await stopClock(page);

  await test.step('two clicks and Ctrl+S send one request', async () => {
    const { posts, letSave } = await holdSaves(page);
    await name(page).fill('Taken');
    await save(page).dblclick();
    await page.keyboard.press('Control+s');
    await settled(page);
    letSave();
    await expectToast(page, 'Project saved');
    await settled(page);
    expect(posts).toHaveLength(1);
    await page.unrouteAll();
  });

  await test.step('text typed during a save stays and can be saved with Ctrl+S', async () => {
    await startNew(page);
    const { letSave } = await holdSaves(page);
    await name(page).fill('  Postcard  ');
    await notes(page).fill('one');
    await save(page).click();
    await notes(page).fill('one, two');
    letSave();
    await expect(name(page)).toHaveValue('Postcard');
    await expect(notes(page)).toHaveValue('one, two');
    await expect(page.getByText('Unsaved changes')).toBeVisible();
    await page.keyboard.press('Control+s');
    await expect(page.getByText(/^Saved /)).toBeVisible();
    expect(await projectNamed(page, 'Postcard')).toMatchObject({ notes: 'one, two' });
    await page.unrouteAll();
  });

  const values = {
    'Client/Company Name': 'Lakeview Arts',
    'Project Name/Type': 'Harbor Season Program',
    Status: 'At the printer.\nHard proof due Monday.',
    'Print Vendor Name': 'Tidewater Press',
    'Estimate Number/Quote Amount': 'TW-20418 / $1,515',
    'Due Date': await dayFromNow(page, 9),
    Notes: '1,000 copies, 8.5 × 11 in',
    'Alert Date': await dayFromNow(page, 2),
    'Alert Time': '12:30',
    'Alert Message': 'Approve hard proof with Dana',
  };
  await test.step('every field is saved, with a toast', async () => {
    await startNew(page);
    for (const [label, value] of Object.entries(values))
      await page.getByLabel(label, { exact: true }).fill(value);
    await expect(page.getByText('Unsaved changes')).toBeVisible();
    await save(page).click();
    await expectToast(page, 'Project saved');
    await expectToast(page, 'Project saved to server.');
    await expect(page.getByText(/^Saved /)).toBeVisible();
  });

  await test.step('and survives a reload', async () => {
    await page.clock.resume();
    await page.reload();
    for (const [label, value] of Object.entries(values)) {
      await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
    }
    const zone = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
    expect(await projectNamed(page, 'Harbor Season Program')).toMatchObject({
      reminder_time: '12:30',
      time_zone: zone,
    });
  });

  await test.step('saved again, the same project is updated and emptied fields are cleared', async () => {
    await notes(page).fill('');
    await page.getByLabel('Due Date').fill('');
    await name(page).fill('Harbor Program');
    await save(page).click();
    await expectToast(page, 'Project saved');
    expect(await projectsOf(page)).toHaveLength(3);
    expect(await projectNamed(page, 'Harbor Program')).toMatchObject({
      client_name: 'Lakeview Arts',
      notes: '',
      due_date: '',
    });
  });

  await test.step('a taken name shows an error at its field and keeps the typed text', async () => {
    await closeToasts(page);
    await name(page).fill('Taken');
    await notes(page).fill('typed');
    await save(page).click();
    await expectToast(page, 'Project not saved');
    await expect(name(page)).toHaveAccessibleDescription(/You already have a project with this name\./);
    await expect(name(page)).toBeFocused();
    await expect(notes(page)).toHaveValue('typed');
    await name(page).fill('Free');
    await expect(name(page)).not.toHaveAccessibleDescription(/You already have a project/);
    await closeToasts(page);
    await save(page).click();
    await expectToast(page, 'Project saved');
    expect(await projectNamed(page, 'Free')).toMatchObject({ notes: 'typed' });
  });

  await test.step('deleted elsewhere, it is saved as a new one with every field', async () => {
    const before = await projectNamed(page, 'Free');
    await callApi(page, 'DELETE', `/api/projects/${before?.id}`);
    await closeToasts(page);
    await page.getByLabel('Status').fill('On press');
    await save(page).click();
    await expectToast(page, 'Project saved');
    const again = { client_name: 'Lakeview Arts', notes: 'typed', status: 'On press' };
    expect(await projectNamed(page, 'Free')).toMatchObject(again);
    expect(await projectsOf(page)).toHaveLength(3);
  });
});
