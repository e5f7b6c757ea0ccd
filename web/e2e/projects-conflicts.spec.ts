import type { Page } from '@playwright/test';
import { callApi, expect, saveProject, settled, signUp, test } from './fixtures.ts';
import { expectBlank, harbor, name, notes, openTracking, projectsOf, save } from './projects-page.ts';

async function startNew(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New project' }).first().click();
  await expectBlank(page);
}

/** The notes of every project, by its name. */
const notesByName = async (page: Page) =>
  Object.fromEntries(
    (await projectsOf(page)).map(({ project_name: project, notes: text }) => [String(project), text]),
  );

test('P2 neither text is lost: saving over another change asks, a lost answer makes no second project, and so does a taken name', async ({
  page,
}) => {
  // Otherwise the page would know at once what another device, or its own lost save, changed.
  await page.route('**/api/alerts/stream', (route) => route.abort());
  await page.clock.install();
  await signUp(page);
  const { id } = await saveProject(page, { ...harbor, notes: 'old' });
  await openTracking(page);
  await expect(notes(page)).toHaveValue('old');

  await test.step('Save Project asks first, and a reload keeps the question', async () => {
    const choice = page.getByRole('group', { name: 'Notes: changed elsewhere, too' });
    // Otherwise a poll would bring the other text, or autosave send this one, before the click.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 100);
    await settled(page);
    await callApi(page, 'PATCH', `/api/projects/${id}`, { notes: 'from the phone' });
    await notes(page).fill('from the desk');
    await save(page).click();
    await expect(choice.getByRole('button', { name: 'Keep mine' })).toBeFocused();
    await save(page).click();
    expect(await notesByName(page)).toEqual({ [harbor.project_name]: 'from the phone' });
    await page.clock.resume();
    page.once('dialog', (question) => void question.accept());
    await page.reload();
    await expect(choice).toContainText('from the phone');
    await choice.getByRole('button', { name: 'Keep mine' }).click();
    await expect.poll(() => notesByName(page)).toEqual({ [harbor.project_name]: 'from the desk' });
    await expect(choice).toHaveCount(0);
  });

  await test.step('a new project is one when the answer to its first save is lost and more is typed', async () => {
    await startNew(page);
    let isLost = false;
    await page.route('**/api/projects', async (route) => {
      if (isLost || route.request().method() !== 'POST') return route.continue();
      isLost = true;
      await route.fetch();
      await route.abort();
    });
    await name(page).fill('Postcard');
    await notes(page).fill('one');
    await save(page).click();
    await expect(page.getByText('Not saved yet')).toBeVisible();
    await notes(page).fill('one, two');
    await save(page).click();
    await expect(page.getByText(/^Saved /)).toBeVisible();
    await expect
      .poll(() => notesByName(page))
      .toEqual({
        [harbor.project_name]: 'from the desk',
        Postcard: 'one, two',
      });
  });

  const question = page.getByRole('group', { name: 'You already have this project' });
  const startNamesake = async (text: string) => {
    await startNew(page);
    await name(page).fill(harbor.project_name);
    await notes(page).fill(text);
    await save(page).click();
  };
  await test.step('a new one under a taken name asks, and is kept beside the other', async () => {
    await startNamesake('second job');
    await expect(question.getByRole('button').first()).toBeFocused();
    expect(await notesByName(page)).toMatchObject({ [harbor.project_name]: 'from the desk' });
    await expect(notes(page)).toHaveValue('second job');
    await question.getByRole('button', { name: 'Save as “Harbor Season Program 2”' }).click();
    await expect(name(page)).toHaveValue('Harbor Season Program 2');
    await expect
      .poll(() => notesByName(page))
      .toEqual({
        [harbor.project_name]: 'from the desk',
        'Harbor Season Program 2': 'second job',
        Postcard: 'one, two',
      });
  });

  await test.step('or updates it', async () => {
    await startNamesake('for the first');
    await question.getByRole('button', { name: 'Update it with this text' }).click();
    await expect
      .poll(() => notesByName(page))
      .toEqual({
        [harbor.project_name]: 'for the first',
        'Harbor Season Program 2': 'second job',
        Postcard: 'one, two',
      });
  });

  await test.step('or opens it and is discarded', async () => {
    await startNamesake('gone');
    await question.getByRole('button', { name: 'Open it and discard this text' }).click();
    await expect(notes(page)).toHaveValue('for the first');
    expect(await projectsOf(page)).toHaveLength(3);
  });
});
