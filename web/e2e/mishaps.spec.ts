import { uniqueEmail } from '@printpartner/testing/e2e';
import { callApi, expect, saveProject, settled, signUp, test } from './fixtures.ts';
import { openTracking } from './projects-page.ts';

const tooLong = 'x'.repeat(201);

test('P2 a field error does not move the focus from another field', async ({ page }) => {
  await signUp(page);
  await page.goto('/?tab=projects');
  const name = page.getByLabel('Project Name/Type');
  await name.fill(tooLong);
  await page.getByRole('button', { name: 'Save Project' }).click();
  await expect(name).toBeFocused();
  await expect(page.getByText('Must be at most 200 characters').first()).toBeVisible();
  await page.getByLabel('Client/Company Name').pressSequentially('Harbor');
  await expect(page.getByLabel('Client/Company Name')).toHaveValue('Harbor');
  await expect(name).toHaveValue(tooLong);
});

test('P4 text typed during Refresh stays', async ({ page }) => {
  await signUp(page);
  await saveProject(page, { project_name: 'Menu', notes: 'as saved' });
  await page.goto('/?tab=projects');
  const notes = page.getByLabel('Notes');
  await expect(notes).toHaveValue('as saved');
  const { promise: mayCome, resolve: come } = Promise.withResolvers<void>();
  await page.route('**/api/projects/active', async (route) => {
    await mayCome;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Refresh' }).click();
  await notes.fill('typed meanwhile');
  come();
  await expect(page.getByText('Loaded latest project from server.')).toBeVisible();
  await expect(notes).toHaveValue('typed meanwhile');
});

test("P6 one user's tab never saves into another user's account", async ({ page, context }) => {
  await signUp(page);
  await openTracking(page);
  await page.getByLabel('Project Name/Type').fill('Secret of the first');
  // Another user signs in in another tab, without a sign-out before, which this tab's stream would report.
  const answer = await context.request.post('/api/auth/signup', {
    data: { email: uniqueEmail('second'), password: 'kiss-cut 14 pt' },
  });
  expect(answer.status()).toBe(200);
  await page.getByRole('button', { name: 'Save Project' }).click();
  await expect(page.getByText('This browser is now signed in to another account.')).toBeVisible();
  const projects = await callApi(page, 'GET', '/api/projects');
  expect(await projects.json()).toEqual([]);
});

test('P6 a tab switches when another user signs in in the same browser', async ({ page, context }) => {
  await signUp(page);
  await page.goto('/');
  await expect(page.getByText('Maya')).toBeVisible();
  const other = await context.newPage();
  await signUp(other, { firstName: 'Ingrid' });
  await other.goto('/');
  await expect(other.getByText('Ingrid')).toBeVisible();
  await page.bringToFront();
  await expect(page.getByText('Ingrid')).toBeVisible();
  await expect(page.getByText('Maya')).toHaveCount(0);
});

test('H4 code that does not load breaks only its own screen', async ({ page }) => {
  await signUp(page);
  await page.route(/(reminders-and-news|tracking-screen)[^/]*\.js/, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('reminders-and-news'),
  );
  await page.goto('/');
  await failed;
  await settled(page);
  await page.getByRole('button', { name: 'Project Tracking' }).click();
  await expect(page.getByText('This screen did not load')).toBeVisible();
  await page.getByRole('button', { name: 'Close Tab' }).click();
  await expect(page.getByRole('button', { name: 'Booklets', exact: true })).toBeVisible();
});

test('H4 a calculator whose code does not load leaves the other calculators and the panel open', async ({
  page,
}) => {
  await signUp(page);
  await page.route(/\/spine[^/]*\.js/, (route) => route.abort());
  await page.goto('/?calculators=spine');
  const calculators = page.getByRole('dialog');
  await expect(calculators.getByText('This screen did not load')).toBeVisible();
  await calculators.getByRole('link', { name: 'Sheets out', exact: true }).click();
  await expect(calculators.getByRole('region').first()).toBeVisible();
  await expect(calculators.getByText('This screen did not load')).toBeHidden();
});

test('R2 a message says that reminders did not load, and they start once they do', async ({ page }) => {
  await signUp(page);
  const { id } = await saveProject(page, { project_name: 'Menu' });
  const { uuid }: { uuid: string } = await (await callApi(page, 'GET', `/api/projects/${id}`)).json();
  await page.route(/reminders-and-news[^/]*\.js/, (route) => route.abort());
  await page.goto('/');
  const said = page.getByText('Reminders are not running');
  await expect(said).toBeVisible();
  const soon = new Date(Date.now() + 1_000).toISOString();
  await callApi(page, 'POST', '/api/alerts', {
    project_id: uuid,
    message: 'Approve proof',
    fire_at_utc: soon,
  });
  await page.unroute(/reminders-and-news[^/]*\.js/);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(said).toBeHidden();
  await expect(page.getByText('Approve proof').first()).toBeVisible();
});

test('H1 a long name does not widen the home screen on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signUp(page);
  await saveProject(page, {
    project_name: 'Donaudampfschifffahrtsgesellschaftsprogrammheft',
    due_date: '2099-01-01',
  });
  await page.goto('/');
  await expect(page.getByText(/^Donaudampf/)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('R2 a reminder waits while a dialog is open and is not acknowledged', async ({ page }) => {
  await signUp(page);
  const project = await saveProject(page, { project_name: 'Menu' });
  const { uuid } = (await (await callApi(page, 'GET', `/api/projects/${project.id}`)).json()) as {
    uuid: string;
  };
  await page.clock.install();
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const soon = new Date().toISOString();
  await callApi(page, 'POST', '/api/alerts', {
    project_id: uuid,
    message: 'Approve proof',
    fire_at_utc: soon,
  });
  const due = async (): Promise<unknown> => (await callApi(page, 'GET', '/api/alerts/due')).json();
  await expect.poll(due).toHaveLength(1);
  // The page has it after its next poll at the latest.
  const polled = page.waitForResponse('**/api/alerts/unhandled');
  await page.clock.runFor(30_000);
  await (await polled).finished();
  await settled(page);
  await page.clock.runFor(4_000);
  await settled(page);
  expect(await due()).toHaveLength(1);
  await expect(page.getByText('Project Reminder')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Project Reminder' })).toContainText('Approve proof');
});
