import { expectAccessibleInBothColors, widths } from './accessible.ts';
import { callApi, dayFromNow, expect, refuse, saveProject, signUp, test } from './fixtures.ts';
import {
  act,
  archivedFold,
  expectBlank,
  harbor,
  blockAutosaves,
  name,
  notes,
  openTracking,
  pointerOf,
  projectsOf,
  rail,
  expectToast,
} from './projects-page.ts';

test.beforeEach(async ({ page }) => {
  await signUp(page);
});

test.describe('archiving and deleting', () => {
  test.beforeEach(async ({ page }) => {
    const due_date = await dayFromNow(page, 9);
    await saveProject(page, { project_name: 'Postcard', due_date, reminder_date: due_date });
    await saveProject(page, harbor);
    await openTracking(page);
    await expect(name(page)).toHaveValue(harbor.project_name);
  });

  test('P7 Archive works at once and offers Undo; Restore brings the project back, in the list or in its form', async ({
    page,
  }) => {
    await act(rail(page), 'Archive', 'Postcard');
    await expectToast(page, 'Project archived');
    await expectToast(page, 'Reminders are paused until you restore it.');
    await expect(rail(page).getByText('1 of 20')).toBeVisible();
    await expect(name(page)).toHaveValue(harbor.project_name);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(rail(page).getByText('2 of 20')).toBeVisible();

    await act(rail(page), 'Archive', 'Postcard');
    await archivedFold(rail(page)).click();
    await act(rail(page), 'Restore', 'Postcard');
    await expectToast(page, 'Project restored');
    await expect(rail(page).getByText('2 of 20')).toBeVisible();
    await expect(archivedFold(rail(page))).toHaveCount(0);

    await act(rail(page), 'Archive', 'Postcard');
    await archivedFold(rail(page)).click();
    await rail(page)
      .getByRole('button', { name: /^Postcard/ })
      .click();
    const form = page.getByRole('form', { name: 'Project 1' });
    await expect(form.getByText('Archived', { exact: true })).toBeVisible();
    await expect(form.getByText('Reminders are paused until you restore it.')).toBeVisible();
    await form.getByRole('button', { name: 'Restore' }).click();
    await expect(form.getByText('Archived', { exact: true })).toHaveCount(0);
    await expect(name(page)).toHaveValue('Postcard');
    await expect(rail(page).getByText('2 of 20')).toBeVisible();
  });

  test('P7 archiving the open project clears the form; Undo opens it again', async ({ page }) => {
    const id = await pointerOf(page);
    await act(rail(page), 'Archive', harbor.project_name);
    await expectToast(page, 'Project archived');
    await expectBlank(page);
    expect(await pointerOf(page)).toBeNull();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(name(page)).toHaveValue(harbor.project_name);
    await expect.poll(() => pointerOf(page)).toBe(id);
    await act(rail(page), 'Archive', harbor.project_name);
    await expectToast(page, 'Project archived');
    await page.reload();
    await expectBlank(page);
  });

  test('P7 archiving a project with edits saves them, and asks first if that fails', async ({ page }) => {
    await blockAutosaves(page);
    const question = page.getByRole('dialog', { name: 'Save your changes first?' });
    await notes(page).fill('edited');
    await act(rail(page), 'Archive', harbor.project_name);
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(notes(page)).toHaveValue('edited');
    await page.unrouteAll();
    await rail(page)
      .getByRole('button', { name: `Archive ${harbor.project_name}` })
      .click();
    await expectBlank(page);
    await expect(question).toHaveCount(0);
    await expect(archivedFold(rail(page))).toHaveText('Archived (1)');
    expect(await projectsOf(page)).toEqual(
      expect.arrayContaining([expect.objectContaining({ ...harbor, notes: 'edited', archived: true })]),
    );
  });

  test('P7 Delete asks, lists what is deleted with the project, and deletes it permanently', async ({
    page,
  }) => {
    await notes(page).fill('edited');
    await act(rail(page), 'Delete', harbor.project_name);
    const question = page.getByRole('alertdialog', { name: 'Delete this project?' });
    await expect(question).toContainText(harbor.project_name);
    await expect(question).toContainText('unsaved edits');
    await expect(question).toContainText('reminders');
    await expect(question).toContainText('preflight results');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(rail(page).getByRole('button', { name: `Delete ${harbor.project_name}` })).toBeFocused();
    await expect(notes(page)).toHaveValue('edited');

    await rail(page)
      .getByRole('button', { name: `Delete ${harbor.project_name}` })
      .click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expectToast(page, 'Project deleted');
    await expectBlank(page);
    await expect(rail(page).getByText('1 of 20')).toBeVisible();
    await expect(rail(page).getByRole('region', { name: 'Projects', exact: true })).toBeFocused();
    expect(await projectsOf(page)).toMatchObject([{ project_name: 'Postcard' }]);
    expect(await pointerOf(page)).toBeNull();

    await act(rail(page), 'Delete', 'Postcard');
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(rail(page).getByRole('heading', { name: 'No projects yet' })).toBeVisible();
  });

  test('P7 a refused archive, restore or delete shows a message and keeps the project', async ({ page }) => {
    await page.route(/\/api\/projects\/[\da-f-]{36}(\?|$)/, refuse);
    await act(rail(page), 'Archive', harbor.project_name);
    await expectToast(page, 'Project not archived');
    await expect(name(page)).toHaveValue(harbor.project_name);
    await rail(page)
      .getByRole('button', { name: `Delete ${harbor.project_name}` })
      .click();
    const question = page.getByRole('alertdialog', { name: 'Delete this project?' });
    await question.getByRole('button', { name: 'Delete' }).click();
    await expectToast(page, 'Project not deleted');
    await expect(question).toBeVisible();
    await expect(page.getByText('2 of 20')).toBeVisible();
  });

  test('P7 archiving, restoring and deleting work on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: /^All projects: / }).click();
    const all = page.getByRole('dialog', { name: 'All projects' });
    await act(all, 'Archive', 'Postcard');
    await expect(all.getByText('1 of 20 active')).toBeVisible();
    await archivedFold(all).click();
    await act(all, 'Delete', 'Postcard');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(archivedFold(all)).toHaveCount(0);
    await all.getByRole('button', { name: /^Harbor/ }).click();
    await expect(name(page)).toHaveValue(harbor.project_name);
  });
});

test('P7 the home screen shows no archived projects', async ({ page }) => {
  const { id } = await saveProject(page, { ...harbor, due_date: await dayFromNow(page, 3) });
  await callApi(page, 'PATCH', `/api/projects/${id}`, { archived: true });
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Next due' })).toContainText(/Nothing due|No projects/);
  await expect(page.getByText(harbor.project_name)).toHaveCount(0);
});

test('P7 the expanded list and the delete dialog are accessible at every width and color scheme', async ({
  page,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { id } = await saveProject(page, { project_name: 'Old brochure', due_date: '2025-01-15' });
  await callApi(page, 'PATCH', `/api/projects/${id}`, { archived: true });
  const current = await saveProject(page, { ...harbor, due_date: await dayFromNow(page, 3) });
  for (const size of widths)
    await test.step(`at ${size.width}`, async () => {
      await page.setViewportSize(size);
      await callApi(page, 'PUT', '/api/projects/active', { last_project_id: current.id });
      await openTracking(page);
      await expect(name(page)).toHaveValue(harbor.project_name);
      const opener = page.getByRole('button', { name: /^All projects: / });
      await expect(opener.or(rail(page).getByText('1 of 20'))).toBeVisible();
      const isNarrow = await opener.isVisible();
      if (isNarrow) await opener.click();
      const list = isNarrow ? page.getByRole('dialog', { name: 'All projects' }) : rail(page);
      await archivedFold(list).click();
      await list.getByRole('button', { name: `Actions for ${harbor.project_name}` }).click();
      await expectAccessibleInBothColors(page);
      await list.getByRole('button', { name: `Delete ${harbor.project_name}` }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await expectAccessibleInBothColors(page);
      await page.getByRole('button', { name: 'Cancel' }).click();
      await list.getByRole('button', { name: /^Old brochure/ }).click();
      await expect(page.getByText('Archived', { exact: true })).toBeVisible();
      await expectAccessibleInBothColors(page);
    });
});
