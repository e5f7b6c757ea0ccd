import { uniqueEmail } from '@printpartner/testing/e2e';
import { callApi, expect, loseSession, saveProject, settled, signUp, stopClock, test } from './fixtures.ts';
import {
  client,
  becomeVisible,
  expectBlank,
  harbor,
  blockAutosaves,
  name,
  notes,
  openTracking,
  rail,
  expectToast,
  save,
} from './projects-page.ts';

test.beforeEach(async ({ page }) => {
  await signUp(page);
});

test.describe('loading', () => {
  test('P3 the form opens the project saved last on any device', async ({ page, browser }) => {
    const account = { email: uniqueEmail(), password: 'kiss-cut 14 pt' };
    await signUp(page, account);
    await saveProject(page, harbor);
    const other = await browser.newPage();
    await callApi(other, 'POST', '/api/auth/login', account);
    await openTracking(other);
    await expect(name(other)).toHaveValue(harbor.project_name);
    await other.close();
  });

  test('P3 a late answer does not overwrite typed text', async ({ page }) => {
    await saveProject(page, harbor);
    const { promise: mayCome, resolve: come } = Promise.withResolvers<void>();
    await page.route('**/api/projects/active', async (route) => {
      await mayCome;
      await route.continue();
    });
    await openTracking(page);
    const answered = page.waitForResponse('**/api/projects/active');
    await name(page).fill('Postcard');
    come();
    await (await answered).finished();
    await settled(page);
    await expect(page.getByText('Unsaved changes')).toBeVisible();
    await expect(name(page)).toHaveValue('Postcard');
    await expect(client(page)).toHaveValue('');
  });

  test('P3 a uuid pointer is cleared, and a pointer that is not an integer is ignored', async ({ page }) => {
    const project = await saveProject(page, harbor);
    let pointer: unknown = '0f4f0c6e-5b0a-4c55-9d3e-0d7c7a1f0a01';
    await page.route('**/api/projects/active', (route) =>
      route.request().method() === 'GET'
        ? route.fulfill({ json: { last_project_id: pointer, project } })
        : route.continue(),
    );
    const cleared = page.waitForRequest((request) => request.method() === 'DELETE');
    await openTracking(page);
    await cleared;
    await settled(page);
    await expectBlank(page);
    pointer = 7.5;
    await page.reload();
    await expect(name(page)).toBeVisible();
    await settled(page);
    await expectBlank(page);
  });

  test('P3 an empty form removes keys of older versions when the tab becomes visible, and loads the active project', async ({
    page,
  }) => {
    await openTracking(page);
    await expectBlank(page);
    await page.evaluate(() => localStorage.setItem('gdpp:project:7', 'x'));
    await becomeVisible(page);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('gdpp:project:7'))).toBeNull();
    await saveProject(page, harbor);
    await becomeVisible(page);
    await expect(name(page)).toHaveValue(harbor.project_name);
  });

  test('P3 an empty list right after a non-empty one is not shown but fetched again', async ({ page }) => {
    await saveProject(page, harbor);
    await openTracking(page);
    await expect(rail(page).getByText('1 of 20')).toBeVisible();
    await page.route('**/api/projects', (route) => route.fulfill({ json: [] }));
    await stopClock(page);
    const answered = page.waitForResponse('**/api/projects');
    await page.getByRole('button', { name: 'Refresh' }).click();
    await answered;
    await settled(page);
    await expect(rail(page).getByText('1 of 20')).toBeVisible();
    // The event stream may cause more fetches than Refresh, each of which starts the delay again.
    await page.unroute('**/api/projects');
    let isFetched = false;
    page.on('response', (response) => (isFetched ||= response.url().endsWith('/api/projects')));
    await expect(async () => {
      await page.clock.runFor(5_000);
      expect(isFetched).toBe(true);
    }).toPass();
    await settled(page);
    await expect(rail(page).getByText('1 of 20')).toBeVisible();
  });

  test('P2 an open project is updated when the tab becomes visible, except for typed text', async ({
    page,
  }) => {
    const { id } = await saveProject(page, harbor);
    await openTracking(page);
    await expect(name(page)).toHaveValue(harbor.project_name);
    await blockAutosaves(page);
    await notes(page).fill('mine');
    await callApi(page, 'PATCH', `/api/projects/${id}`, { notes: 'theirs', client_name: 'Dockside' });
    await becomeVisible(page);
    await expect(client(page)).toHaveValue('Dockside');
    await expect(notes(page)).toHaveValue('mine');
    await expect(page.getByRole('group', { name: 'Notes: changed elsewhere, too' })).toContainText('theirs');
    await page.getByRole('button', { name: 'Use theirs' }).click();
    await expect(notes(page)).toHaveValue('theirs');
  });

  test('P3 without a pointer, the project last saved in this session is loaded', async ({ page }) => {
    await openTracking(page);
    await name(page).fill('Postcard');
    await save(page).click();
    await expectToast(page, 'Project saved');
    await callApi(page, 'DELETE', '/api/projects/active');
    await page.reload();
    await expect(name(page)).toHaveValue('Postcard');
  });
});

test.describe('users sharing a browser', () => {
  test('P6 the next user of the browser sees nothing of the previous one', async ({ page }) => {
    await saveProject(page, harbor);
    await openTracking(page);
    await expect(name(page)).toHaveValue(harbor.project_name);
    await signUp(page);
    await openTracking(page);
    await expect(rail(page).getByRole('heading', { name: 'No projects yet' })).toBeVisible();
    await expectBlank(page);
  });

  test('P6 a session that ends while typing leads to sign-in and saves nothing', async ({ page }) => {
    await openTracking(page);
    await name(page).fill('Postcard');
    await loseSession(page, async () => {
      await save(page).click();
      await expect(page).toHaveURL('/login');
    });
  });
});
