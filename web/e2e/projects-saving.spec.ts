import { callApi, dayFromNow, expect, saveProject, settled, signUp, test } from './fixtures.ts';
import { harbor, name, notes, openTracking, projectsOf, expectToast, save } from './projects-page.ts';

test.beforeEach(async ({ page }) => {
  await signUp(page);
});

test.describe('saving', () => {
  test('P2 Save Project saves every field, shows a toast, and all fields survive a reload', async ({
    page,
  }) => {
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
    await expectToast(page, 'Project saved');
    await expectToast(page, 'Project saved to server.');
    await expect(page.getByText(/^Saved /)).toBeVisible();

    await page.reload();
    for (const [label, value] of Object.entries(values)) {
      await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
    }
    const [project] = await projectsOf(page);
    const zone = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
    expect(project).toMatchObject({ reminder_time: '12:30', time_zone: zone });
  });

  test('P2 saving again updates the same project and clears emptied fields', async ({ page }) => {
    await saveProject(page, { ...harbor, notes: 'old', due_date: await dayFromNow(page, 9) });
    await openTracking(page);
    await expect(notes(page)).toHaveValue('old');
    await notes(page).fill('');
    await page.getByLabel('Due Date').fill('');
    await name(page).fill('Harbor Program');
    await save(page).click();
    await expectToast(page, 'Project saved');
    const all = await projectsOf(page);
    expect(all).toHaveLength(1);
    expect(all[0]).toMatchObject({
      project_name: 'Harbor Program',
      client_name: 'Lakeview Arts',
      notes: '',
      due_date: '',
    });
  });

  test('P2 two clicks and Ctrl+S send one request', async ({ page }) => {
    await openTracking(page);
    const posts: string[] = [];
    const { promise: maySave, resolve: letSave } = Promise.withResolvers<void>();
    await page.route('**/api/projects', async (route) => {
      if (route.request().method() === 'POST') {
        posts.push(route.request().url());
        await maySave;
      }
      await route.continue();
    });
    await name(page).fill('Postcard');
    await save(page).dblclick();
    await page.keyboard.press('Control+s');
    await settled(page);
    letSave();
    await expectToast(page, 'Project saved');
    await settled(page);
    expect(posts).toHaveLength(1);
  });

  test('P2 text typed during a save stays and can be saved with Ctrl+S', async ({ page }) => {
    await openTracking(page);
    const { promise: maySave, resolve: letSave } = Promise.withResolvers<void>();
    await page.route('**/api/projects', async (route) => {
      if (route.request().method() === 'POST') await maySave;
      await route.continue();
    });
    await name(page).fill('  Postcard  ');
    await notes(page).fill('one');
    await save(page).click();
    await notes(page).fill('one, two');
    letSave();
    await expect(name(page)).toHaveValue('Postcard');
    await expect(notes(page)).toHaveValue('one, two');
    await expect(page.getByText('Unsaved changes')).toBeVisible();
    await page.keyboard.press('Control+s');
    await expect(page.getByText(/^Saved /)).toBeVisible();
    expect(await projectsOf(page)).toMatchObject([{ project_name: 'Postcard', notes: 'one, two' }]);
  });

  test('P2 a taken name shows an error at its field and keeps the typed text', async ({ page }) => {
    await saveProject(page, { project_name: 'Taken' });
    await saveProject(page, harbor);
    await openTracking(page);
    await expect(name(page)).toHaveValue(harbor.project_name);
    await name(page).fill('Taken');
    await notes(page).fill('typed');
    await save(page).click();
    await expectToast(page, 'Project not saved');
    await expect(name(page)).toHaveAccessibleDescription(/You already have a project with this name\./);
    await expect(name(page)).toBeFocused();
    await expect(notes(page)).toHaveValue('typed');
    await name(page).fill('Free');
    await expect(page.getByText('You already have a project with this name.')).toHaveCount(1);
    await save(page).click();
    await expectToast(page, 'Project saved');
  });

  test('P2 offline, a save says that the text is on this device, and keeps it', async ({ page, context }) => {
    await openTracking(page);
    await name(page).fill('Postcard');
    await context.setOffline(true);
    await save(page).click();
    await expectToast(page, 'Saved on this device');
    await expect(name(page)).toHaveValue('Postcard');
    await context.setOffline(false);
    await save(page).click();
    await expectToast(page, 'Project saved');
  });

  test('P2 saving a project deleted elsewhere creates a new one with every field', async ({ page }) => {
    const { id } = await saveProject(page, { ...harbor, notes: 'kept' });
    await openTracking(page);
    await expect(notes(page)).toHaveValue('kept');
    await callApi(page, 'DELETE', `/api/projects/${id}`);
    await page.getByLabel('Status').fill('On press');
    await save(page).click();
    await expectToast(page, 'Project saved');
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
