import {
  callApi,
  expect,
  hold,
  loseSession,
  saveProject,
  settled,
  signUp,
  stopClock,
  test,
} from './fixtures.ts';
import {
  becomeVisible,
  blockAutosaves,
  client,
  expectBlank,
  expectToast,
  harbor,
  name,
  notes,
  openTracking,
  pass,
  rail,
  save,
} from './projects-page.ts';

test('P2 P3 a blank form loads the active project when the tab becomes visible, under no outdated pointer, and an open one is updated', async ({
  page,
}) => {
  await signUp(page);
  const project = await saveProject(page, harbor);

  await test.step('a uuid pointer is cleared', async () => {
    await page.route('**/api/projects/active', (route) =>
      route.request().method() === 'GET'
        ? route.fulfill({ json: { last_project_id: '0f4f0c6e-5b0a-4c55-9d3e-0d7c7a1f0a01', project } })
        : route.continue(),
    );
    const cleared = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
    await openTracking(page);
    await cleared;
    await settled(page);
    await expectBlank(page);
    await page.unrouteAll();
  });

  await test.step('a pointer that is not an integer is ignored', async () => {
    await page.route('**/api/projects/active', (route) =>
      route.fulfill({ json: { last_project_id: 7.5, project } }),
    );
    const answered = page.waitForResponse('**/api/projects/active');
    await becomeVisible(page);
    await (await answered).finished();
    await settled(page);
    await expectBlank(page);
    await page.unrouteAll();
  });

  await test.step('without a project, keys of older versions are removed', async () => {
    await page.evaluate(() => localStorage.setItem('gdpp:project:7', 'x'));
    await becomeVisible(page);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('gdpp:project:7'))).toBeNull();
    await expectBlank(page);
  });

  await test.step('the active project is loaded', async () => {
    await saveProject(page, harbor);
    await becomeVisible(page);
    await expect(name(page)).toHaveValue(harbor.project_name);
  });

  await test.step('and updated, except for typed text', async () => {
    await blockAutosaves(page);
    await notes(page).fill('mine');
    await callApi(page, 'PATCH', `/api/projects/${project.id}`, { notes: 'theirs', client_name: 'Dockside' });
    await becomeVisible(page);
    await expect(client(page)).toHaveValue('Dockside');
    await expect(notes(page)).toHaveValue('mine');
    await expect(page.getByRole('group', { name: 'Notes: changed elsewhere, too' })).toContainText('theirs');
    await page.getByRole('button', { name: 'Use theirs' }).click();
    await expect(notes(page)).toHaveValue('theirs');
    await page.unrouteAll();
  });

  await test.step('an empty list right after a non-empty one is not shown but fetched again', async () => {
    const listed = async () => {
      const answered = page.waitForResponse('**/api/projects');
      await page.getByRole('button', { name: 'Refresh' }).click();
      await (await answered).finished();
      await pass(page, 100);
    };
    // The guard counts from the last answer with projects, however long ago the load was.
    await stopClock(page);
    await listed();
    await expect(rail(page).getByText('1 of 20')).toBeVisible();
    await page.route('**/api/projects', (route) => route.fulfill({ json: [] }));
    await listed();
    await expect(rail(page).getByText('1 of 20')).toBeVisible();
    // The event stream may cause more fetches than Refresh, each of which starts the delay again.
    await page.unrouteAll();
    let isFetched = false;
    page.on('response', (response) => (isFetched ||= response.url().endsWith('/api/projects')));
    await expect(async () => {
      await page.clock.runFor(5_000);
      expect(isFetched).toBe(true);
    }).toPass();
    await settled(page);
    await expect(rail(page).getByText('1 of 20')).toBeVisible();
  });
});

test('P3 P6 what is typed stays while a project loads, in this session, and with this user', async ({
  page,
}) => {
  await signUp(page);

  await test.step('a late answer does not overwrite typed text', async () => {
    await saveProject(page, harbor);
    const letCome = await hold(page, '**/api/projects/active');
    await openTracking(page);
    // Otherwise autosave would save the text.
    await stopClock(page);
    const answered = page.waitForResponse('**/api/projects/active');
    await name(page).fill('Postcard');
    letCome();
    await (await answered).finished();
    await pass(page, 1_000);
    await expect(page.getByText('Unsaved changes')).toBeVisible();
    await expect(name(page)).toHaveValue('Postcard');
    await expect(client(page)).toHaveValue('');
    await page.unrouteAll();
    await page.clock.resume();
  });

  await test.step('without a pointer, the project last saved in this session is loaded', async () => {
    await save(page).click();
    await expectToast(page, 'Project saved');
    await callApi(page, 'DELETE', '/api/projects/active');
    await page.reload();
    await expect(name(page)).toHaveValue('Postcard');
  });

  await test.step('text of one user is never saved into the account of another', async () => {
    await page.getByRole('button', { name: 'New project' }).click();
    await expectBlank(page);
    await name(page).fill('Secret of the first');
    // As in another tab, without a sign-out before, which this tab's stream would report.
    await signUp(page);
    await save(page).click();
    await expect(page.getByText('This browser is now signed in to another account.')).toBeVisible();
    const projects = await callApi(page, 'GET', '/api/projects');
    expect(await projects.json()).toEqual([]);
  });

  await test.step('the next user of the browser sees nothing of it', async () => {
    page.once('dialog', (question) => void question.accept());
    await openTracking(page);
    await expect(rail(page).getByRole('heading', { name: 'No projects yet' })).toBeVisible();
    await expectBlank(page);
  });

  await test.step('a session that ends while typing leads to sign-in', async () => {
    await name(page).fill('Postcard');
    await loseSession(page, async () => {
      await save(page).click();
      await expect(page).toHaveURL('/login');
    });
  });
});
