import { expectAccessible, phone, widths } from './accessible.ts';
import { callApi, dayFromNow, expect, refuse, saveProject, signUp, test } from './fixtures.ts';
import {
  act,
  archivedFold,
  blockAutosaves,
  closeToasts,
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
} from './projects-page.ts';

test.beforeEach(async ({ page }) => {
  await signUp(page);
});

test('P7 projects are archived, restored and deleted, with Undo or a question, and a refusal changes nothing', async ({
  page,
}) => {
  const due_date = await dayFromNow(page, 9);
  await saveProject(page, { project_name: 'Postcard', due_date, reminder_date: due_date });
  const { id } = await saveProject(page, { ...harbor, due_date });
  await openTracking(page);
  await expect(name(page)).toHaveValue(harbor.project_name);
  const restoreHarbor = async () => {
    await archivedFold(rail(page)).click();
    await act(rail(page), 'Restore', harbor.project_name);
    await expect(rail(page).getByText('2 of 20')).toBeVisible();
    await openListed(page, 'Harbor');
    await expect(name(page)).toHaveValue(harbor.project_name);
    await closeToasts(page);
  };

  await test.step('Archive works at once and offers Undo', async () => {
    await act(rail(page), 'Archive', 'Postcard');
    await expectToast(page, 'Project archived');
    await expectToast(page, 'Reminders are paused until you restore it.');
    await expect(rail(page).getByText('1 of 20')).toBeVisible();
    await expect(name(page)).toHaveValue(harbor.project_name);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(rail(page).getByText('2 of 20')).toBeVisible();
  });

  await test.step('Restore brings the project back, in the list', async () => {
    await act(rail(page), 'Archive', 'Postcard');
    await archivedFold(rail(page)).click();
    await closeToasts(page);
    await act(rail(page), 'Restore', 'Postcard');
    await expectToast(page, 'Project restored');
    await expect(rail(page).getByText('2 of 20')).toBeVisible();
    await expect(archivedFold(rail(page))).toHaveCount(0);
  });

  await test.step('or in its form', async () => {
    await act(rail(page), 'Archive', 'Postcard');
    await archivedFold(rail(page)).click();
    await openListed(page, 'Postcard');
    const form = page.getByRole('form', { name: 'Project 1' });
    await expect(form.getByText('Archived', { exact: true })).toBeVisible();
    await expect(form.getByText('Reminders are paused until you restore it.')).toBeVisible();
    await form.getByRole('button', { name: 'Restore' }).click();
    await expect(form.getByText('Archived', { exact: true })).toHaveCount(0);
    await expect(name(page)).toHaveValue('Postcard');
    await expect(rail(page).getByText('2 of 20')).toBeVisible();
  });

  await test.step('archiving the open project clears the form, and Undo opens it again', async () => {
    await openListed(page, 'Harbor');
    await expect(name(page)).toHaveValue(harbor.project_name);
    await closeToasts(page);
    await act(rail(page), 'Archive', harbor.project_name);
    await expectToast(page, 'Project archived');
    await expectBlank(page);
    await expect.poll(() => pointerOf(page)).toBeNull();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(name(page)).toHaveValue(harbor.project_name);
    await expect.poll(() => pointerOf(page)).toBe(id);
    await closeToasts(page);
    await act(rail(page), 'Archive', harbor.project_name);
    await expectToast(page, 'Project archived');
  });

  await test.step('loaded again, the home screen shows no archived project, and the form is blank', async () => {
    await page.goto('/');
    await expect(page.getByRole('region', { name: 'Next due' })).toContainText('Postcard');
    await expect(page.getByText(harbor.project_name)).toHaveCount(0);
    await page.getByRole('button', { name: 'Project Tracking' }).click();
    await expect(archivedFold(rail(page))).toHaveText('Archived (1)');
    await expectBlank(page);
    await restoreHarbor();
  });

  await test.step('archiving a project with edits saves them, and asks first if that fails', async () => {
    await blockAutosaves(page);
    const question = page.getByRole('dialog', { name: 'Save your changes first?' });
    await notes(page).fill('edited');
    await act(rail(page), 'Archive', harbor.project_name);
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(notes(page)).toHaveValue('edited');
    await page.unrouteAll();
    await act(rail(page), 'Archive', harbor.project_name);
    await expectBlank(page);
    await expect(question).toHaveCount(0);
    await expect(archivedFold(rail(page))).toHaveText('Archived (1)');
    expect(await projectsOf(page)).toEqual(
      expect.arrayContaining([expect.objectContaining({ ...harbor, notes: 'edited', archived: true })]),
    );
    await restoreHarbor();
  });

  const question = page.getByRole('alertdialog', { name: 'Delete this project?' });
  await test.step('a refused archive or delete shows a message and keeps the project', async () => {
    await page.route(/\/api\/projects\/[\da-f-]{36}(\?|$)/, refuse);
    await act(rail(page), 'Archive', harbor.project_name);
    await expectToast(page, 'Project not archived');
    await expect(name(page)).toHaveValue(harbor.project_name);
    await act(rail(page), 'Delete', harbor.project_name);
    await question.getByRole('button', { name: 'Delete' }).click();
    await expectToast(page, 'Project not deleted');
    await expect(question).toBeVisible();
    await expect(page.getByText('2 of 20')).toBeVisible();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await page.unrouteAll();
    await closeToasts(page);
  });

  await test.step('Delete asks and lists what is deleted with the project', async () => {
    await blockAutosaves(page);
    await notes(page).fill('edited again');
    await act(rail(page), 'Delete', harbor.project_name);
    for (const words of [harbor.project_name, 'unsaved edits', 'reminders', 'preflight results'])
      await expect(question).toContainText(words);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(rail(page).getByRole('button', { name: `Delete ${harbor.project_name}` })).toBeFocused();
    await expect(notes(page)).toHaveValue('edited again');
  });

  await test.step('and deletes it permanently', async () => {
    await act(rail(page), 'Delete', harbor.project_name);
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
});

test('P7 the expanded list and the delete dialog are accessible at every width and color scheme', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { id } = await saveProject(page, { project_name: 'Old brochure', due_date: '2025-01-15' });
  await callApi(page, 'PATCH', `/api/projects/${id}`, { archived: true });
  await saveProject(page, { ...harbor, due_date: await dayFromNow(page, 3) });
  await openTracking(page);
  await expect(name(page)).toHaveValue(harbor.project_name);
  const opener = page.getByRole('button', { name: /^All projects: / });
  for (const size of widths)
    await test.step(`at ${size.width}`, async () => {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme: size === phone ? 'dark' : 'light' });
      await expect(opener.or(rail(page).getByText('1 of 20'))).toBeVisible();
      const isNarrow = await opener.isVisible();
      const list = isNarrow ? page.getByRole('dialog', { name: 'All projects' }) : rail(page);
      const openFromList = async (project: RegExp) => {
        if (isNarrow && !(await list.isVisible())) await opener.click();
        await list.getByRole('button', { name: project }).click();
      };
      await openFromList(/^Archived \(/);
      await list.getByRole('button', { name: `Actions for ${harbor.project_name}` }).click();
      await expectAccessible(page);
      await list.getByRole('button', { name: `Delete ${harbor.project_name}` }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Cancel' }).click();
      await openFromList(/^Old brochure/);
      await expect(page.getByText('Archived', { exact: true })).toBeVisible();
      await expectAccessible(page);
      await openFromList(/^Harbor/);
      await expect(name(page)).toHaveValue(harbor.project_name);
    });
});
