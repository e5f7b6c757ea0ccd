import { dayFromNow, expect, saveProject, signUp, test } from './fixtures.ts';
import {
  act,
  archivedFold,
  becomeVisible,
  blockAutosaves,
  client,
  expectBlank,
  expectToast,
  harbor,
  name,
  notes,
  openListed,
  openTracking,
  pointerOf,
  projectsOf,
  rail,
  save,
} from './projects-page.ts';

let postcard: { id: number };
let current: { id: number };

test.beforeEach(async ({ page }) => {
  await signUp(page);
  postcard = await saveProject(page, { project_name: 'Postcard', due_date: await dayFromNow(page, 9) });
  current = await saveProject(page, { ...harbor, due_date: await dayFromNow(page, 3) });
});

test('P7 projects are listed in the rail, soonest first, each has an address, and closing leads home from any', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Project Tracking' }).click();
  await expect(name(page)).toHaveValue(harbor.project_name);
  const uuid = (await projectsOf(page)).find(({ id }) => id === current.id)?.['uuid'];
  const address = (project: unknown) => `/?tab=projects&project=${String(project)}`;

  await test.step('a click opens a project', async () => {
    await expect(rail(page).getByText('2 of 20')).toBeVisible();
    const rows = rail(page).getByRole('listitem');
    await expect(rows).toHaveText([/Harbor Season Program.*3 days/, /Postcard.*9 days/]);
    const selected = rows.first().getByRole('button', { name: /^Harbor/ });
    await expect(selected).toHaveAttribute('aria-current', 'true');
    await expect(page).toHaveURL(address(uuid));
    await openListed(page, 'Postcard');
    await expect(name(page)).toHaveValue('Postcard');
    await expect.poll(() => pointerOf(page)).toBe(postcard.id);
  });

  await test.step('Close leads home, and Forward to the first one', async () => {
    await page.getByRole('button', { name: 'Close Tab' }).click();
    await expect(page).toHaveURL('/');
    await page.goForward();
    await expect(name(page)).toHaveValue(harbor.project_name);
  });

  await test.step('Back returns to the previous one', async () => {
    await notes(page).fill('edited');
    await openListed(page, 'Postcard');
    await expect(page.getByRole('heading', { name: 'Postcard' })).toBeFocused();
    await expect(page).not.toHaveURL(address(uuid));
    await page.goBack();
    await expect(notes(page)).toHaveValue('edited');
    await expect(page).toHaveURL(address(uuid));
    await page.goForward();
    await expect(name(page)).toHaveValue('Postcard');
    await expect.poll(() => pointerOf(page)).toBe(postcard.id);
  });

  await test.step('a link opens one', async () => {
    await page.goto(address(uuid));
    await expect(name(page)).toHaveValue(harbor.project_name);
    await expect.poll(() => pointerOf(page)).toBe(current.id);
  });

  await test.step('an unknown address says so', async () => {
    await page.goto(address('0f4f0c6e-5b0a-4c55-9d3e-0d7c7a1f0a01'));
    await expectToast(page, 'Project not found');
    await expect(name(page)).toHaveValue(harbor.project_name);
  });

  await test.step('a new one stays blank until it is saved', async () => {
    await page.getByRole('button', { name: 'New project' }).click();
    await expectBlank(page);
    await becomeVisible(page);
    await expectBlank(page);
    await name(page).fill('Wine list');
    await save(page).click();
    await expect(page.getByText('3 of 20')).toBeVisible();
  });
});

test('H1 P7 the keyboard skips the list, and opening another project, in it or in Next due, asks about unsaved edits, also after a reload', async ({
  page,
}) => {
  await openTracking(page);
  await expect(name(page)).toHaveValue(harbor.project_name);
  await test.step('the keyboard skips the list', async () => {
    for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Skip to the project' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(client(page)).toBeFocused();
  });

  await blockAutosaves(page);
  const question = page.getByRole('dialog', { name: 'Save your changes first?' });
  const openNextDue = async (project: RegExp) =>
    page.getByRole('region', { name: 'Next due' }).getByRole('button', { name: project }).click();

  await test.step('in the list', async () => {
    await notes(page).fill('edited');
    await openListed(page, 'Postcard');
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(notes(page)).toHaveValue('edited');
    await openListed(page, 'Postcard');
    await question.getByRole('button', { name: 'Save Project' }).click();
    await expect(name(page)).toHaveValue('Postcard');
    expect(await projectsOf(page)).toEqual(
      expect.arrayContaining([expect.objectContaining({ ...harbor, notes: 'edited' })]),
    );
    await notes(page).fill('never kept');
    await page.getByRole('button', { name: 'New project' }).click();
    await question.getByRole('button', { name: 'Discard' }).click();
    await expectBlank(page);
  });

  await test.step('in Next due', async () => {
    await openListed(page, 'Harbor');
    await expect.poll(() => pointerOf(page)).toBe(current.id);
    const puts: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PUT') puts.push(request.url());
    });
    await notes(page).fill('edited again');
    await page.getByRole('button', { name: 'Close Tab' }).click();
    await openNextDue(/Postcard/);
    await question.getByRole('button', { name: 'Discard' }).click();
    await expect(name(page)).toHaveValue('Postcard');
    await expect.poll(() => pointerOf(page)).toBe(postcard.id);
    expect(puts).toHaveLength(1);
  });

  await test.step('after a reload', async () => {
    await notes(page).fill('edited');
    page.once('dialog', (dialog) => void dialog.accept());
    // Fakes a crash: what a page sends when it is left doesn't arrive.
    await page.evaluate(() => {
      window.fetch = () => Promise.reject(new TypeError('The page is gone'));
    });
    await page.goto('/');
    await openNextDue(/Harbor/);
    await expect(question).toBeVisible();
    await expect(page.getByLabel('Notes')).toHaveValue('edited');
    await question.getByRole('button', { name: 'Discard' }).click();
    await expect(name(page)).toHaveValue(harbor.project_name);
  });

  await test.step('closed, it leads to what another device saved', async () => {
    await saveProject(page, { project_name: 'Poster', due_date: '2099-01-01' });
    const refetched = page.waitForRequest('**/api/alerts/upcoming');
    await page.getByRole('button', { name: 'Close Tab' }).click();
    await refetched;
    await expect(page.getByRole('region', { name: 'Next due' })).toContainText('Poster');
  });
});

test('P7 H1 on a phone, projects are listed in a dialog that archives and deletes and closes after a choice, and a long name fits', async ({
  page,
}) => {
  await saveProject(page, { project_name: 'Flyer' });
  await saveProject(page, { id: String(current.id), ...harbor });
  await page.setViewportSize({ width: 390, height: 844 });
  await openTracking(page);
  const opener = page.getByRole('button', { name: 'All projects: Harbor Season Program' });
  const all = page.getByRole('dialog', { name: 'All projects' });

  await test.step('Escape returns to its button', async () => {
    await opener.click();
    await expect(all.getByText('3 of 20 active')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(all).toBeHidden();
    await expect(opener).toBeFocused();
  });

  await test.step('a project is archived and deleted', async () => {
    await opener.click();
    await act(all, 'Archive', 'Flyer');
    await expect(all.getByText('2 of 20 active')).toBeVisible();
    await archivedFold(all).click();
    await act(all, 'Delete', 'Flyer');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(archivedFold(all)).toHaveCount(0);
    await all.getByRole('button', { name: /^Harbor/ }).click();
    await expect(name(page)).toHaveValue(harbor.project_name);
  });

  await test.step('a choice closes it', async () => {
    await opener.click();
    await all.getByRole('button', { name: /^Postcard/ }).click();
    await expect(all).toBeHidden();
    await expect(name(page)).toHaveValue('Postcard');
    await page.getByRole('button', { name: 'New project' }).click();
    await expectBlank(page);
  });

  await test.step('a long name does not widen the home screen', async () => {
    const project_name = 'Donaudampfschifffahrtsgesellschaftsprogrammheft';
    await saveProject(page, { project_name, due_date: await dayFromNow(page, 1) });
    await page.getByRole('button', { name: 'Close Tab' }).click();
    await expect(page.getByRole('region', { name: 'Next due' }).getByText(/^Donaudampf/)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
