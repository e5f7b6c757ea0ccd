import { callApi, expect, hold, saveProject, settled, signUp, stopClock, test } from './fixtures.ts';
import {
  becomeVisible,
  closeToasts,
  expectBlank,
  expectToast,
  harbor,
  name,
  notes,
  openListed,
  openTracking,
  pass,
  pointerOf,
  projectsOf,
} from './projects-page.ts';

test('P4 Refresh loads the latest project and keeps what is typed meanwhile; Clear Fields clears the form, with Undo, and loads nothing for 4 s', async ({
  page,
}) => {
  await signUp(page);
  await openTracking(page);
  const refresh = page.getByRole('button', { name: 'Refresh' });
  const clear = page.getByRole('button', { name: 'Clear Fields' });

  await test.step('Refresh says that there is no project', async () => {
    await refresh.click();
    await expectToast(page, 'No active project');
    await expectToast(page, 'No project to refresh.');
    await closeToasts(page);
  });

  const { id } = await saveProject(page, harbor);
  await test.step('Refresh loads the latest project', async () => {
    await refresh.click();
    await expectToast(page, 'Refreshed');
    await expectToast(page, 'Loaded latest project from server.');
    await callApi(page, 'PATCH', `/api/projects/${id}`, { notes: 'from the other desk' });
    await refresh.click();
    await expect(notes(page)).toHaveValue('from the other desk');
    await closeToasts(page);
  });

  await test.step('text typed during Refresh stays', async () => {
    const letCome = await hold(page, '**/api/projects/active');
    await refresh.click();
    await notes(page).fill('typed meanwhile');
    letCome();
    await expectToast(page, 'Loaded latest project from server.');
    await expect(notes(page)).toHaveValue('typed meanwhile');
    await page.unrouteAll();
  });

  await test.step('Refresh says that it failed', async () => {
    await page.route('**/api/projects/active', (route) => route.abort());
    await refresh.click();
    await expectToast(page, 'Refresh failed');
    await expectToast(page, 'Could not load latest project.');
    await page.unrouteAll();
    await closeToasts(page);
  });

  await test.step('Clear Fields clears the form, also after a reload, but keeps the project', async () => {
    await clear.click();
    await expectBlank(page);
    await expect.poll(() => pointerOf(page)).toBeNull();
    await page.reload();
    await expect(page.getByText('1 of 20')).toBeVisible();
    await expectBlank(page);
    expect(await projectsOf(page)).toMatchObject([{ ...harbor, notes: 'typed meanwhile' }]);
  });

  await openListed(page, 'Harbor');
  await expect(notes(page)).toHaveValue('typed meanwhile');
  // Otherwise autosave would save before Clear Fields.
  await stopClock(page);
  await test.step('what was typed just before is saved, and Undo brings all back', async () => {
    await notes(page).fill('new');
    await clear.click();
    await expectBlank(page);
    expect(await projectsOf(page)).toMatchObject([{ ...harbor, notes: 'new' }]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(name(page)).toHaveValue(harbor.project_name);
    await expect(notes(page)).toHaveValue('new');
    await expect.poll(() => pointerOf(page)).toBe(id);
  });

  await test.step('a half-typed date is cleared', async () => {
    const date = page.getByLabel('Due Date');
    await date.focus();
    await page.keyboard.type('1');
    const isHalf = () => date.evaluate((input: HTMLInputElement) => input.validity.badInput);
    expect(await isHalf()).toBe(true);
    await clear.click();
    await expectBlank(page);
    expect(await isHalf()).toBe(false);
    await expect.poll(() => pointerOf(page)).toBeNull();
  });

  await test.step('nothing is loaded for 4 s', async () => {
    await saveProject(page, harbor);
    await pass(page, 3_900);
    const answered = page.waitForResponse('**/api/projects/active');
    await becomeVisible(page);
    await (await answered).finished();
    // Asked again before this answer is handled, the page would wait for it.
    await settled(page);
    await expectBlank(page);
    await pass(page, 100);
    await becomeVisible(page);
    await expect(name(page)).toHaveValue(harbor.project_name);
  });
});
