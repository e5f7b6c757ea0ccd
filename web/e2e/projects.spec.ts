import type { Page } from '@playwright/test';
import {
  callApi,
  dayFromNow,
  expect,
  expectAccessible,
  looks,
  saveProject,
  signUp,
  test,
  uniqueEmail,
} from './fixtures.ts';

interface SavedProject extends Record<string, unknown> {
  id: number;
}

const harbor = { project_name: 'Harbor Season Program', client_name: 'Lakeview Arts' };
const name = (page: Page) => page.getByLabel('Project Name/Type');
const client = (page: Page) => page.getByLabel('Client/Company Name');
const notes = (page: Page) => page.getByLabel('Notes');
const save = (page: Page) => page.getByRole('button', { name: 'Save Project' });
const said = (page: Page, text: string) =>
  expect(
    page.getByRole('region', { name: 'Notifications (F8)' }).getByText(text, { exact: true }),
  ).toBeVisible();

async function openTracking(page: Page): Promise<void> {
  await page.goto('/?tab=projects');
  await expect(page.getByRole('heading', { level: 1, name: 'Project Tracking' })).toBeVisible();
}

/** The tab tells that it is in view again. */
function comeBack(page: Page): Promise<boolean> {
  return page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

async function projectsOf(page: Page): Promise<SavedProject[]> {
  const answer = await callApi(page, 'GET', '/api/projects');
  const projects: SavedProject[] = await answer.json();
  return projects;
}

async function pointerOf(page: Page): Promise<number | null> {
  const answer = await callApi(page, 'GET', '/api/projects/active');
  const pointer: { last_project_id: number | null } = await answer.json();
  return pointer.last_project_id;
}

async function expectBlank(page: Page): Promise<void> {
  for (const field of [client, name, notes]) await expect(field(page)).toHaveValue('');
}

test.beforeEach(async ({ page }) => {
  await signUp(page);
});

test.describe('the form', () => {
  test('P1 has every field, placeholder and hint', async ({ page }) => {
    await openTracking(page);
    await expect(
      page.getByText('Manage up to 20 active print projects - All data saves automatically'),
    ).toBeVisible();
    await expect(page.getByText('Cross-Device Sync Active')).toBeVisible();
    await expect(
      page.getByText(
        'Saving and alerts work best in Chrome, Edge, Safari and Firefox. Strict privacy browsers may not support saving or notifications.',
      ),
    ).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Project 1' })).toBeVisible();
    await expect(client(page)).toHaveAttribute('placeholder', 'Enter client or company name');
    await expect(name(page)).toHaveAccessibleDescription('Required');
    const status = page.getByLabel('Status');
    await expect(status).toHaveAttribute(
      'placeholder',
      'At the printer, in production, at the mailhouse etc.',
    );
    await expect(status).toHaveAttribute('rows', '3');
    await expect(page.getByLabel('Print Vendor Name')).toBeVisible();
    await expect(page.getByLabel('Estimate Number/Quote Amount')).toBeVisible();
    await expect(page.getByLabel('Due Date')).toHaveAttribute('type', 'date');
    await expect(notes(page)).toHaveAttribute('placeholder', 'Enter notes');
    await expect(notes(page)).toHaveAttribute('rows', '4');
    await expect(page.getByLabel('Alert Date')).toHaveAttribute('type', 'date');
    await expect(page.getByLabel('Alert Time')).toHaveAttribute('type', 'time');
    await expect(page.getByLabel('Alert Message')).toHaveAttribute(
      'placeholder',
      'Enter reminder message...',
    );
    await expect(page.getByText('set date')).toHaveCount(2);
    await expect(page.getByText('12:30 PM')).toBeVisible();
    for (const action of ['Save Project', 'Refresh', 'Clear Fields']) {
      await expect(page.getByRole('button', { name: action })).toBeVisible();
    }
  });

  test('P1 a date reads as "Mon D, YYYY" once it is left, half a date stays in sight', async ({ page }) => {
    await openTracking(page);
    const due = page.getByLabel('Due Date');
    await due.fill('2027-01-15');
    await name(page).focus();
    await expect(page.getByText('Jan 15, 2027', { exact: true })).toBeVisible();
    await due.fill('');
    await due.focus();
    await page.keyboard.type('0124');
    await name(page).focus();
    await expect(page.getByText('set date')).toHaveCount(1);
  });

  for (const { name: look, viewport, colorScheme } of looks) {
    test(`P1 is accessible and fits at ${look}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await saveProject(page, { ...harbor, due_date: await dayFromNow(page, 3), reminder_time: '12:30' });
      await saveProject(page, {
        project_name: 'A name long enough to need more than the one line that a rail has',
      });
      await openTracking(page);
      await expect(page.getByText(/^Saved /)).toBeVisible();
      await expectAccessible(page);
    });
  }
});

test.describe('saving', () => {
  test('P2 saves every field, says so, and finds all of it again after a reload', async ({ page }) => {
    await openTracking(page);
    const values = {
      'Client/Company Name': 'Lakeview Arts',
      'Project Name/Type': 'Harbor Season Program',
      Status: 'At the printer.\nHard proof due Monday.',
      'Print Vendor Name': 'Tidewater Press',
      'Estimate Number/Quote Amount': 'TW-20418 / $1,515',
      'Due Date': await dayFromNow(page, 9),
      Notes: '1,000 copies, 8.5 × 11 in',
      'Alert Date': await dayFromNow(page, 2),
      'Alert Time': '12:30',
      'Alert Message': 'Approve hard proof with Dana',
    };
    for (const [label, value] of Object.entries(values))
      await page.getByLabel(label, { exact: true }).fill(value);
    await expect(page.getByText('Unsaved changes')).toBeVisible();
    await save(page).click();
    await said(page, 'Project saved');
    await said(page, 'Project saved to server.');
    await expect(page.getByText(/^Saved /)).toBeVisible();

    await page.reload();
    for (const [label, value] of Object.entries(values)) {
      await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
    }
    const [project] = await projectsOf(page);
    const zone = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
    expect(project).toMatchObject({ reminder_time: '12:30', time_zone: zone });
  });

  test('P2 the same project is saved again, an emptied field is empty afterwards', async ({ page }) => {
    await saveProject(page, { ...harbor, notes: 'old', due_date: await dayFromNow(page, 9) });
    await openTracking(page);
    await expect(notes(page)).toHaveValue('old');
    await notes(page).fill('');
    await page.getByLabel('Due Date').fill('');
    await name(page).fill('Harbor Program');
    await save(page).click();
    await said(page, 'Project saved');
    const all = await projectsOf(page);
    expect(all).toHaveLength(1);
    expect(all[0]).toMatchObject({
      project_name: 'Harbor Program',
      client_name: 'Lakeview Arts',
      notes: '',
      due_date: '',
    });
  });

  test('P2 two clicks and Ctrl+S make one request', async ({ page }) => {
    await openTracking(page);
    const posts: string[] = [];
    await page.route('**/api/projects', async (route) => {
      if (route.request().method() === 'POST') {
        posts.push(route.request().url());
        await new Promise((resolve) => setTimeout(resolve, 400));
      }
      await route.continue();
    });
    await name(page).fill('Postcard');
    await save(page).dblclick();
    await page.keyboard.press('Control+s');
    await said(page, 'Project saved');
    expect(posts).toHaveLength(1);
  });

  test('P2 what is typed while it saves stays, and is saved by Ctrl+S', async ({ page }) => {
    await openTracking(page);
    await page.route('**/api/projects', async (route) => {
      if (route.request().method() === 'POST') await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    });
    await name(page).fill('  Postcard  ');
    await notes(page).fill('one');
    await save(page).click();
    await notes(page).fill('one, two');
    await expect(name(page)).toHaveValue('Postcard');
    await expect(notes(page)).toHaveValue('one, two');
    await expect(page.getByText('Unsaved changes')).toBeVisible();
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Unsaved changes')).toBeHidden();
    expect(await projectsOf(page)).toMatchObject([{ project_name: 'Postcard', notes: 'one, two' }]);
  });

  test('P2 a name that is taken is said at the field, and nothing typed is lost', async ({ page }) => {
    await saveProject(page, { project_name: 'Taken' });
    await saveProject(page, harbor);
    await openTracking(page);
    await expect(name(page)).toHaveValue(harbor.project_name);
    await name(page).fill('Taken');
    await notes(page).fill('typed');
    await save(page).click();
    await said(page, 'Project not saved');
    await expect(name(page)).toHaveAccessibleDescription(/Another of your projects has this name\./);
    await expect(name(page)).toBeFocused();
    await expect(notes(page)).toHaveValue('typed');
    await name(page).fill('Free');
    await expect(page.getByText('Another of your projects has this name.')).toHaveCount(1);
    await save(page).click();
    await said(page, 'Project saved');
  });

  test('P2 without a network the text stays and the toast says so', async ({ page, context }) => {
    await openTracking(page);
    await name(page).fill('Postcard');
    await context.setOffline(true);
    await save(page).click();
    await said(page, 'Project not saved');
    await expect(name(page)).toHaveValue('Postcard');
    await context.setOffline(false);
    await save(page).click();
    await said(page, 'Project saved');
  });

  test('P2 a project deleted elsewhere is saved anew, with every field', async ({ page }) => {
    const { id } = await saveProject(page, { ...harbor, notes: 'kept' });
    await openTracking(page);
    await expect(notes(page)).toHaveValue('kept');
    await callApi(page, 'DELETE', `/api/projects/${id}`);
    await page.getByLabel('Status').fill('On press');
    await save(page).click();
    await said(page, 'Project saved');
    expect(await projectsOf(page)).toMatchObject([{ ...harbor, notes: 'kept', status: 'On press' }]);
  });

  test('P2 leaving the page with unsaved edits asks first', async ({ page }) => {
    await openTracking(page);
    await name(page).fill('Postcard');
    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await expect(name(page)).toHaveValue('Postcard');
  });
});

test.describe('loading', () => {
  test('P3 opens what was saved last, on any device', async ({ page, browser }) => {
    const account = { email: uniqueEmail(), password: 'kiss-cut 14 pt' };
    await signUp(page, account);
    await saveProject(page, harbor);
    const other = await browser.newPage();
    await callApi(other, 'POST', '/api/auth/login', account);
    await openTracking(other);
    await expect(name(other)).toHaveValue(harbor.project_name);
    await other.close();
  });

  test('P3 what was typed before the answer came is not overwritten', async ({ page }) => {
    await saveProject(page, harbor);
    await page.route('**/api/projects/active', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      await route.continue();
    });
    await openTracking(page);
    const answered = page.waitForResponse('**/api/projects/active');
    await name(page).fill('Postcard');
    await answered;
    await expect(page.getByText('Unsaved changes')).toBeVisible();
    await expect(name(page)).toHaveValue('Postcard');
    await expect(client(page)).toHaveValue('');
  });

  test('P3 a project named "SLOT:" is not loaded', async ({ page }) => {
    const project = await saveProject(page, harbor);
    await page.route('**/api/projects/active', (route) =>
      route.fulfill({
        json: { last_project_id: project.id, project: { ...project, project_name: 'SLOT:2' } },
      }),
    );
    const answered = page.waitForResponse('**/api/projects/active');
    await openTracking(page);
    await answered;
    await expectBlank(page);
  });

  test('P3 an empty form looks again when the tab comes into view', async ({ page }) => {
    await openTracking(page);
    await expectBlank(page);
    await saveProject(page, harbor);
    await comeBack(page);
    await expect(name(page)).toHaveValue(harbor.project_name);
  });

  test("P3 without a pointer the session's own copy is found", async ({ page }) => {
    await openTracking(page);
    await name(page).fill('Postcard');
    await save(page).click();
    await said(page, 'Project saved');
    await callApi(page, 'DELETE', '/api/projects/active');
    await page.reload();
    await expect(name(page)).toHaveValue('Postcard');
  });
});

test.describe('refreshing and clearing', () => {
  test('P4 Refresh loads the latest, or says that there is none', async ({ page }) => {
    await openTracking(page);
    const refresh = page.getByRole('button', { name: 'Refresh' });
    await refresh.click();
    await said(page, 'No active project');
    await said(page, 'No project to refresh.');

    const { id } = await saveProject(page, harbor);
    await refresh.click();
    await said(page, 'Refreshed');
    await said(page, 'Loaded latest project from server.');
    await callApi(page, 'PATCH', `/api/projects/${id}`, { notes: 'from the other desk' });
    await refresh.click();
    await expect(notes(page)).toHaveValue('from the other desk');

    await page.route('**/api/projects/active', (route) => route.abort());
    await refresh.click();
    await said(page, 'Refresh failed');
    await said(page, 'Could not load latest project.');
  });

  test('P4 Clear Fields empties the form for good, the project stays', async ({ page }) => {
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

  test('P4 Undo in its toast brings everything back, unsaved text too', async ({ page }) => {
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
    await page.getByRole('button', { name: 'Clear Fields' }).click();
    await saveProject(page, harbor);
    await page.clock.fastForward(2000);
    const answered = page.waitForResponse('**/api/projects/active');
    await comeBack(page);
    await answered;
    await expectBlank(page);
    await page.clock.fastForward(3000);
    await comeBack(page);
    await expect(name(page)).toHaveValue(harbor.project_name);
  });
});

test.describe('whose projects', () => {
  test('P6 the next user of the browser finds nothing of the last one', async ({ page }) => {
    await saveProject(page, harbor);
    await openTracking(page);
    await expect(name(page)).toHaveValue(harbor.project_name);
    await signUp(page);
    await openTracking(page);
    const rail = page.getByRole('region', { name: 'Active projects' });
    await expect(rail.getByRole('heading', { name: 'No projects yet' })).toBeVisible();
    await expectBlank(page);
  });

  test('P6 a session that ended while typing sends to sign in, and saves nothing', async ({
    page,
    context,
  }) => {
    await openTracking(page);
    await name(page).fill('Postcard');
    await context.clearCookies();
    await save(page).click();
    await expect(page).toHaveURL('/login');
  });
});

test.describe('several projects', () => {
  test.beforeEach(async ({ page }) => {
    await saveProject(page, { project_name: 'Postcard', due_date: await dayFromNow(page, 9) });
    await saveProject(page, { ...harbor, due_date: await dayFromNow(page, 3) });
    await openTracking(page);
    await expect(name(page)).toHaveValue(harbor.project_name);
  });

  test('P7 stand in the rail, soonest first, and open by a click', async ({ page }) => {
    const rail = page.getByRole('region', { name: 'Active projects' });
    await expect(rail.getByText('2 of 20')).toBeVisible();
    const rows = rail.getByRole('listitem');
    await expect(rows).toHaveText([/Harbor Season Program.*3 days/, /Postcard.*9 days/]);
    await expect(rows.first().getByRole('button')).toHaveAttribute('aria-current', 'true');
    await rows.last().getByRole('button').click();
    await expect(name(page)).toHaveValue('Postcard');
    await page.reload();
    await expect(name(page)).toHaveValue('Postcard');
  });

  test('P7 stand in a menu on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByLabel('Active projects, 2 of 20').selectOption({ index: 1 });
    await expect(name(page)).toHaveValue('Postcard');
    await page.getByRole('button', { name: 'New project' }).click();
    await expectBlank(page);
  });

  test('P7 a new project starts blank and stays so until it is saved', async ({ page }) => {
    await page.getByRole('button', { name: 'New project' }).click();
    await expectBlank(page);
    await comeBack(page);
    await expectBlank(page);
    await name(page).fill('Wine list');
    await save(page).click();
    await expect(page.getByText('3 of 20')).toBeVisible();
  });

  test('P7 unsaved edits are asked about before another project takes the form', async ({ page }) => {
    const question = page.getByRole('dialog', { name: 'Save your changes first?' });
    const openPostcard = () => page.getByRole('button', { name: /^Postcard/ }).click();
    await notes(page).fill('edited');
    await openPostcard();
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(notes(page)).toHaveValue('edited');
    await openPostcard();
    await question.getByRole('button', { name: 'Save Project' }).click();
    await expect(name(page)).toHaveValue('Postcard');
    expect(await projectsOf(page)).toEqual(
      expect.arrayContaining([expect.objectContaining({ ...harbor, notes: 'edited' })]),
    );
    await notes(page).fill('never kept');
    await page.getByRole('button', { name: 'New project' }).click();
    await question.getByRole('button', { name: 'Discard' }).click();
    await expectBlank(page);
  });

  test('P7 what is next on the home screen opens its project, also over unsaved edits', async ({ page }) => {
    await notes(page).fill('edited');
    await page.getByRole('button', { name: 'Close Tab' }).click();
    await page
      .getByRole('region', { name: 'Next due' })
      .getByRole('button', { name: /Postcard/ })
      .click();
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(name(page)).toHaveValue('Postcard');
  });
});
