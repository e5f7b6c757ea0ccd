import type { Page } from '@playwright/test';
import { callApi, expect, saveProject, signUp, test } from './fixtures.ts';
import { countWrites, cutServer, expectKept, findNetwork, loseNetwork, mendServer } from './offline-page.ts';
import {
  becomeVisible,
  client,
  closeToasts,
  expectToast,
  harbor,
  name,
  notes,
  openTracking,
  projectsOf,
  rail,
} from './projects-page.ts';

const PROJECT_WRITES = /^\/api\/projects(\/\d+)?$/;

/** Opens Project Tracking at Harbor, the newer of two projects. @returns it */
async function trackTwoProjects(page: Page) {
  await signUp(page);
  await saveProject(page, { project_name: 'Menu', due_date: '2027-03-01' });
  const project = await saveProject(page, { ...harbor, due_date: '2027-02-01' });
  await openTracking(page);
  await expect(name(page)).toHaveValue(harbor.project_name);
  return project;
}

test('S7 what is typed without a network is kept and arrives once, beside what changed elsewhere, and also if the page is reloaded while it is sent', async ({
  page,
  context,
}) => {
  const { id } = await trackTwoProjects(page);
  await expectKept(page, '/api/projects');

  await test.step('edits of several projects arrive once each', async () => {
    const writes = countWrites(context, PROJECT_WRITES);

    await loseNetwork(context);
    await notes(page).fill('foil on the cover');
    await expect(page.getByText('Saved on this device. Sends when the network is back.')).toBeVisible();
    await rail(page).getByRole('button', { name: /^Menu/ }).click();
    await expectToast(page, 'Sends when the network is back.');
    await expect(name(page)).toHaveValue('Menu');
    await expect(rail(page).getByRole('button', { name: /^Harbor.*Not sent yet/ })).toBeVisible();
    await notes(page).fill('two folds');
    await rail(page).getByRole('button', { name: 'New project' }).click();
    await name(page).fill('Poster');
    await rail(page)
      .getByRole('button', { name: /^Harbor/ })
      .click();
    await expect(notes(page)).toHaveValue('foil on the cover');
    await page.getByLabel('Status').fill('At the printer');
    await expect(rail(page).getByRole('button', { name: /^Poster.*Not sent yet/ })).toBeVisible();

    await findNetwork(context);
    await expect
      .poll(async () => (await projectsOf(page)).toSorted((a, b) => a.id - b.id))
      .toMatchObject([
        { project_name: 'Menu', notes: 'two folds' },
        { project_name: harbor.project_name, notes: 'foil on the cover', status: 'At the printer' },
        { project_name: 'Poster' },
      ]);
    await expect(rail(page).getByText('Not sent yet')).toHaveCount(0);
    expect(writes.done).toHaveLength(3);
    expect(new Set(writes.keys).size).toBe(3);
  });

  await test.step('a project that changed elsewhere keeps both texts, and the rest is sent', async () => {
    await closeToasts(page);
    await loseNetwork(context);
    await notes(page).fill('from the plant');
    await client(page).fill('Dockside');
    await rail(page).getByRole('button', { name: /^Menu/ }).click();
    await expect(name(page)).toHaveValue('Menu');
    await callApi(page, 'PATCH', `/api/projects/${id}`, { notes: 'from the desk', status: 'Approved' });

    await findNetwork(context);
    await expectToast(page, 'Changed elsewhere, too');
    const held = rail(page).getByRole('button', { name: /^Harbor.*Not sent: open it/ });
    await expect(held).toBeVisible();
    await expect
      .poll(() => projectsOf(page))
      .toContainEqual(
        expect.objectContaining({ id, notes: 'from the desk', status: 'Approved', client_name: 'Dockside' }),
      );
    await held.click();
    const choice = page.getByRole('group', { name: 'Notes: changed elsewhere, too' });
    await expect(choice).toContainText('from the desk');
    await expect(notes(page)).toHaveValue('from the plant');
    await choice.getByRole('button', { name: 'Keep both' }).click();
    await expect
      .poll(() => projectsOf(page))
      .toContainEqual(expect.objectContaining({ id, notes: 'from the desk\nfrom the plant' }));
    await expect(rail(page).getByText(/^Not sent/)).toHaveCount(0);
  });

  await test.step('text that is being sent during a reload, and when its project is opened, stays and arrives once', async () => {
    const writes = countWrites(context, PROJECT_WRITES);
    await loseNetwork(context);
    await notes(page).fill('foil on the back');
    await rail(page).getByRole('button', { name: /^Menu/ }).click();
    await expect(name(page)).toHaveValue('Menu');
    const sends: (() => void)[] = [];
    const path = `**/api/projects/${id}`;
    await page.route(path, async (route) => {
      if (route.request().method() !== 'PATCH') return route.fallback();
      await new Promise<void>((resolve) => sends.push(resolve));
      await route.abort().catch(() => undefined);
    });

    await findNetwork(context);
    await expect.poll(() => sends.length).toBe(1);
    await page.reload();
    await expect.poll(() => sends.length).toBeGreaterThan(1);
    await rail(page)
      .getByRole('button', { name: /^Harbor/ })
      .click();
    await expect(notes(page)).toHaveValue('foil on the back');
    for (const fail of sends) fail();
    await becomeVisible(page);
    await expect(notes(page)).toHaveValue('foil on the back');

    await page.unroute(path);
    await expect
      .poll(() => projectsOf(page))
      .toContainEqual(expect.objectContaining({ id, notes: 'foil on the back' }));
    await expect(rail(page).getByText('Not sent yet')).toHaveCount(0);
    expect(writes.done).toHaveLength(1);
  });
});

test('S7 O1 after a restart without the server, projects and unsent text are there, and two tabs send each edit once', async ({
  page,
  context,
}) => {
  await trackTwoProjects(page);
  await expectKept(page, '/api/projects');
  const writes = countWrites(context, PROJECT_WRITES);
  await cutServer(context);
  await notes(page).fill('foil on the cover');
  await rail(page).getByRole('button', { name: /^Menu/ }).click();
  await expect(name(page)).toHaveValue('Menu');
  await page.close({ runBeforeUnload: false });

  const again = await context.newPage();
  await again.goto('/');
  await expect(again.getByText('Maya')).toBeVisible();
  await expect(again.getByRole('button', { name: /Harbor Season Program.*Not sent yet/ })).toBeVisible();
  const other = await context.newPage();
  await openTracking(other);
  await rail(other).getByRole('button', { name: /^Menu/ }).click();
  await expect(name(other)).toHaveValue('Menu');
  await notes(other).fill('two folds');
  await expect(rail(other).getByText('Offline. This list may be out of date.')).toBeVisible();

  await mendServer(context);
  await expect
    .poll(async () => (await projectsOf(other)).toSorted((a, b) => a.id - b.id))
    .toMatchObject([
      { notes: 'two folds', revision: 2 },
      { notes: 'foil on the cover', revision: 2 },
    ]);
  // What a closed page sends last, nobody hears.
  expect(writes.done.length).toBeLessThanOrEqual(2);
});
