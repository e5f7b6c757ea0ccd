import { dayFromNow, expect, saveProject, signUp, test } from './fixtures.ts';
import {
  client,
  expectToast,
  becomeVisible,
  expectBlank,
  harbor,
  blockAutosaves,
  name,
  notes,
  openTracking,
  pointerOf,
  projectsOf,
  rail,
  save,
} from './projects-page.ts';

test.beforeEach(async ({ page }) => {
  await signUp(page);
});

test.describe('several projects', () => {
  let postcard: { id: number };

  test.beforeEach(async ({ page }) => {
    postcard = await saveProject(page, { project_name: 'Postcard', due_date: await dayFromNow(page, 9) });
    await saveProject(page, { ...harbor, due_date: await dayFromNow(page, 3) });
    await openTracking(page);
    await expect(name(page)).toHaveValue(harbor.project_name);
  });

  test('P7 projects are listed in the rail, soonest first, and open by a click; a new one stays blank until it is saved', async ({
    page,
  }) => {
    await expect(rail(page).getByText('2 of 20')).toBeVisible();
    const rows = rail(page).getByRole('listitem');
    await expect(rows).toHaveText([/Harbor Season Program.*3 days/, /Postcard.*9 days/]);
    await expect(rows.first().getByRole('button', { name: /^Harbor/ })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await rows
      .last()
      .getByRole('button', { name: /^Postcard/ })
      .click();
    await expect(name(page)).toHaveValue('Postcard');
    await expect.poll(() => pointerOf(page)).toBe(postcard.id);
    await page.reload();
    await expect(name(page)).toHaveValue('Postcard');

    await page.getByRole('button', { name: 'New project' }).click();
    await expectBlank(page);
    await becomeVisible(page);
    await expectBlank(page);
    await name(page).fill('Wine list');
    await save(page).click();
    await expect(page.getByText('3 of 20')).toBeVisible();
  });

  test('P7 on a phone, projects are listed in a dialog that closes after a choice', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const opener = page.getByRole('button', { name: 'All projects: Harbor Season Program' });
    await opener.click();
    const all = page.getByRole('dialog', { name: 'All projects' });
    await expect(all.getByText('2 of 20 active')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(all).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    await all.getByRole('button', { name: /^Postcard/ }).click();
    await expect(all).toBeHidden();
    await expect(name(page)).toHaveValue('Postcard');
    await page.getByRole('button', { name: 'New project' }).click();
    await expectBlank(page);
  });

  test('P7 opening another project with unsaved edits asks first', async ({ page }) => {
    await blockAutosaves(page);
    const question = page.getByRole('dialog', { name: 'Save your changes first?' });
    const openPostcard = () =>
      rail(page)
        .getByRole('button', { name: /^Postcard/ })
        .click();
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

  test('P7 Next due on the home screen opens its project, and asks about unsaved edits, also after a reload', async ({
    page,
  }) => {
    await blockAutosaves(page);
    const puts: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PUT') puts.push(request.url());
    });
    await notes(page).fill('edited');
    await page.getByRole('button', { name: 'Close Tab' }).click();
    await page
      .getByRole('region', { name: 'Next due' })
      .getByRole('button', { name: /Postcard/ })
      .click();
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(name(page)).toHaveValue('Postcard');
    expect(puts).toHaveLength(1);

    await notes(page).fill('edited');
    page.once('dialog', (dialog) => void dialog.accept());
    await page.goto('/');
    await page
      .getByRole('region', { name: 'Next due' })
      .getByRole('button', { name: /Harbor/ })
      .click();
    await expect(page.getByRole('dialog', { name: 'Save your changes first?' })).toBeVisible();
    await expect(page.getByLabel('Notes')).toHaveValue('edited');
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(name(page)).toHaveValue(harbor.project_name);
  });

  test('H1 closing Project Tracking shows on the home screen what another device saved', async ({ page }) => {
    await saveProject(page, { project_name: 'Poster', due_date: '2099-01-01' });
    const refetched = page.waitForRequest('**/api/alerts/upcoming');
    await page.getByRole('button', { name: 'Close Tab' }).click();
    await refetched;
    await expect(page.getByRole('region', { name: 'Next due' })).toContainText('Poster');
  });

  test('P7 every job has an address: Back returns to the previous one, a link opens one, an unknown one says so', async ({
    page,
  }) => {
    const [harborJob] = await projectsOf(page);
    const address = (uuid: unknown) => `/?tab=projects&project=${String(uuid)}`;
    await expect(page).toHaveURL(address(harborJob?.['uuid']));
    for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Skip to the project' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(client(page)).toBeFocused();

    await notes(page).fill('edited');
    await rail(page)
      .getByRole('button', { name: /^Postcard/ })
      .click();
    await expect(page.getByRole('heading', { name: 'Postcard' })).toBeFocused();
    await expect(page).not.toHaveURL(address(harborJob?.['uuid']));
    await page.goBack();
    await expect(notes(page)).toHaveValue('edited');
    await expect(page).toHaveURL(address(harborJob?.['uuid']));
    await page.goForward();
    await expect(name(page)).toHaveValue('Postcard');
    await page.goto(address(harborJob?.['uuid']));
    await expect(name(page)).toHaveValue(harbor.project_name);
    await page.goto(address('0f4f0c6e-5b0a-4c55-9d3e-0d7c7a1f0a01'));
    await expectToast(page, 'Project not found');
    await expect(name(page)).toHaveValue(harbor.project_name);
  });

  test('P7 closing Project Tracking leads home from any job', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Project Tracking' }).click();
    await expect(name(page)).toHaveValue(harbor.project_name);
    await rail(page)
      .getByRole('button', { name: /^Postcard/ })
      .click();
    await expect(name(page)).toHaveValue('Postcard');
    await page.getByRole('button', { name: 'Close Tab' }).click();
    await expect(page).toHaveURL('/');
    await page.goForward();
    await expect(name(page)).toHaveValue(harbor.project_name);
  });
});
