import { callApi, expect, saveProject, settled, signUp, test } from './fixtures.ts';
import {
  becomeVisible,
  expectBlank,
  harbor,
  name,
  notes,
  openTracking,
  pointerOf,
  projectsOf,
  expectToast,
} from './projects-page.ts';

test.beforeEach(async ({ page }) => {
  await signUp(page);
});

test.describe('refreshing and clearing', () => {
  test('P4 Refresh loads the latest project, or says that there is none', async ({ page }) => {
    await openTracking(page);
    const refresh = page.getByRole('button', { name: 'Refresh' });
    await refresh.click();
    await expectToast(page, 'No active project');
    await expectToast(page, 'No project to refresh.');

    const { id } = await saveProject(page, harbor);
    await refresh.click();
    await expectToast(page, 'Refreshed');
    await expectToast(page, 'Loaded latest project from server.');
    await callApi(page, 'PATCH', `/api/projects/${id}`, { notes: 'from the other desk' });
    await refresh.click();
    await expect(notes(page)).toHaveValue('from the other desk');

    await page.route('**/api/projects/active', (route) => route.abort());
    await refresh.click();
    await expectToast(page, 'Refresh failed');
    await expectToast(page, 'Could not load latest project.');
  });

  test('P4 Clear Fields clears the form across reloads but keeps the project', async ({ page }) => {
    await saveProject(page, harbor);
    await openTracking(page);
    await expect(name(page)).toHaveValue(harbor.project_name);
    await page.getByRole('button', { name: 'Clear Fields' }).click();
    await expectBlank(page);
    await expect.poll(() => pointerOf(page)).toBeNull();
    await page.reload();
    await expectBlank(page);
    expect(await projectsOf(page)).toHaveLength(1);
  });

  test('P4 Undo after Clear Fields restores everything, including unsaved text', async ({ page }) => {
    const { id } = await saveProject(page, harbor);
    await openTracking(page);
    await expect(name(page)).toHaveValue(harbor.project_name);
    await notes(page).fill('not saved yet');
    await page.getByRole('button', { name: 'Clear Fields' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(name(page)).toHaveValue(harbor.project_name);
    await expect(notes(page)).toHaveValue('not saved yet');
    await expect.poll(() => pointerOf(page)).toBe(id);
  });

  test('P4 nothing is loaded for 4 s after Clear Fields', async ({ page }) => {
    await openTracking(page);
    await page.clock.install();
    await name(page).fill('x');
    const cleared = page.waitForResponse(
      (answer) => answer.request().method() === 'DELETE' && answer.url().endsWith('/api/projects/active'),
    );
    await page.getByRole('button', { name: 'Clear Fields' }).click();
    await cleared;
    await saveProject(page, harbor);
    await page.clock.fastForward(2000);
    const answered = page.waitForResponse('**/api/projects/active');
    await becomeVisible(page);
    await (await answered).finished();
    // Asked again before this answer is handled, the page would wait for it.
    await settled(page);
    await expectBlank(page);
    await page.clock.fastForward(3000);
    await expect(async () => {
      await becomeVisible(page);
      await expect(name(page)).toHaveValue(harbor.project_name, { timeout: 2000 });
    }).toPass();
  });
});
