import { expect, saveProject, signUp, test } from './fixtures.ts';
import { countWrites, expectKept, findNetwork, loseNetwork } from './offline-page.ts';
import { expectToast, harbor, name, notes, openTracking, projectsOf, rail } from './projects-page.ts';

test('S7 edits of several projects without a network are kept and arrive once each', async ({
  page,
  context,
}) => {
  await signUp(page);
  await saveProject(page, { project_name: 'Menu', due_date: '2027-03-01' });
  await saveProject(page, { ...harbor, due_date: '2027-02-01' });
  await openTracking(page);
  await expect(name(page)).toHaveValue(harbor.project_name);
  await expectKept(page, '/api/projects');
  const writes = countWrites(context, /^\/api\/projects(\/\d+)?$/);

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
