import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { callApi, expect, saveProject, signUp, test } from './fixtures.ts';
import {
  act,
  archivedFold,
  expectBlank,
  harbor,
  name,
  notes,
  openTracking,
  projectsOf,
  rail,
  expectToast,
} from './projects-page.ts';

async function fillUp(page: Page, count: number): Promise<void> {
  for (let n = 1; n <= count; n += 1) await saveProject(page, { project_name: `Job ${n}` });
}

/** Their notes are so long that a page of the list has room for 8 of them. @returns their ids, the oldest first */
async function archiveMany(page: Page, count: number): Promise<number[]> {
  const ids: number[] = [];
  for (let n = 1; n <= count; n += 1) {
    const { id } = await saveProject(page, { project_name: `Brochure ${n}`, notes: '印'.repeat(20_000) });
    await callApi(page, 'PATCH', `/api/projects/${id}`, { archived: true });
    ids.push(id);
  }
  return ids;
}

test.beforeEach(async ({ page }) => {
  await signUp(page);
});

test('P7 New project says that 20 are active and offers the list; a 21st is refused and saved once there is room', async ({
  page,
}) => {
  await fillUp(page, 20);
  await openTracking(page);
  await expect(rail(page).getByText('20 of 20')).toBeVisible();
  await expect(
    rail(page).getByText('20 active projects is the limit. Archive or delete one to make room.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'New project' }).click();
  const all = page.getByRole('dialog', { name: 'All projects' });
  await expect(all.getByRole('status')).toHaveText(
    '20 active projects is the limit. Archive or delete one to make room.',
  );
  await act(all, 'Archive', 'Job 1');
  await all.getByRole('button', { name: 'New project' }).click();
  await expectBlank(page);

  // Another device takes the free place, which this screen doesn't know.
  await saveProject(page, { project_name: 'Job of the phone' });
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url());
  });
  await name(page).fill('One too many');
  const limit = /You have 20 active projects\. Archive or delete one to make room\./;
  await expect(name(page)).toHaveAccessibleDescription(limit);
  await notes(page).fill('typed');
  await act(rail(page), 'Archive', 'Job 2');
  await expect(page.getByText(/^Saved /)).toBeVisible();
  expect(posts).toHaveLength(2);
  await expect(rail(page).getByText('20 of 20')).toBeVisible();
  expect(await projectsOf(page)).toContainEqual(
    expect.objectContaining({ project_name: 'One too many', notes: 'typed' }),
  );
  await archivedFold(rail(page)).click();
  await act(rail(page), 'Restore', 'Job 1');
  await expectToast(page, 'Project not restored');
  await expect(archivedFold(rail(page))).toHaveText('Archived (2)');
});

test('P7 an archived project that is not in the list yet is open by its name on a phone, and Show more lists older ones, to restore', async ({
  page,
}) => {
  const [oldest] = await archiveMany(page, 10);
  await saveProject(page, harbor);
  await callApi(page, 'PUT', '/api/projects/active', { last_project_id: oldest });
  await test.step('it is open by its name on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openTracking(page);
    await expect(name(page)).toHaveValue('Brochure 1');
    await expect(page.getByRole('button', { name: 'All projects: Brochure 1' })).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 720 });
  });
  await archivedFold(rail(page)).click();
  const old = rail(page).getByRole('list', { name: 'Archived projects' }).getByRole('listitem');
  const more = rail(page).getByRole('button', { name: 'Show more' });
  await test.step('the count includes projects that are not loaded', async () => {
    await expect(archivedFold(rail(page))).toHaveText('Archived (10)');
    await expect(old).toHaveCount(8);
    await expect(rail(page).getByText('8 of 10 shown')).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('a page that does not load can be tried again', async () => {
    await page.route('**/api/projects?*', (route) => route.abort());
    await more.click();
    await expect(rail(page).getByText('The next projects did not load.')).toBeVisible();
    await expect(old).toHaveCount(8);
    await page.unrouteAll();
    // A push of another tab's change loads the list again, which then offers the next page as before.
    await rail(page)
      .getByRole('button', { name: /^(Try again|Show more)$/ })
      .click();
    await expect(old).toHaveCount(10);
    await expect(more).toHaveCount(0);
    await expect(rail(page).getByRole('region', { name: 'Projects', exact: true })).toBeFocused();
  });
  await test.step('a project of the second page is restored', async () => {
    await act(rail(page), 'Restore', 'Brochure 2');
    await expectToast(page, 'Project restored');
    await expect(archivedFold(rail(page))).toHaveText('Archived (9)');
    await expect(rail(page).getByText('2 of 20')).toBeVisible();
  });
});
