import type { Locator, Page } from '@playwright/test';
import { callApi, expect, saveProject, signUp, test } from './fixtures.ts';
import { analyze, checks, detail, openPreflight, pdfOf, uploadButton } from './preflight-page.ts';
import { harbor, name } from './projects-page.ts';
import { follow } from './screens.ts';
import { badPdf, goodPdf } from '@printpartner/testing/e2e';

// Otherwise the notification prompt would cover the page.
test.use({ permissions: ['notifications'] });

const bad = pdfOf('harbor-season.pdf', badPdf());
const good = pdfOf('good.pdf', goodPdf());
const FINDINGS = 'The findings are kept, with pictures of up to 8 pages for the report';

const keepButton = (page: Page): Locator =>
  page.getByRole('button', { name: /^Keep with (a|another) project$/ });
const keepDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Keep with a project' });
const kept = (page: Page): Locator => page.getByRole('region', { name: 'Preflight results' });
const keptRow = (page: Page, file: string): Locator => kept(page).getByRole('button', { name: file }).first();
const removal = (page: Page): Locator => page.getByRole('alertdialog', { name: 'Remove this result?' });

/** Confirms the open dialog. */
async function keep(page: Page, project: string): Promise<void> {
  await keepDialog(page).getByRole('button', { name: 'Keep', exact: true }).click();
  await expect(keepDialog(page)).toHaveCount(0);
  await expect(page.getByText(`Kept with ${project}.`)).toBeVisible();
}

async function keepWith(page: Page, project: string): Promise<void> {
  await keepButton(page).click();
  await keepDialog(page).getByRole('radio', { name: project }).check({ force: true });
  await keep(page, project);
}

async function keepWithNew(page: Page, project: string): Promise<void> {
  await keepDialog(page).getByLabel('Name of the new project').fill(project);
  await keep(page, project);
}

test('F6 F8 a result is kept with projects, listed and opened there after a reload, and removed', async ({
  page,
}) => {
  await signUp(page);
  await saveProject(page, { project_name: 'Postcard', client_name: 'Dune Café' });
  await saveProject(page, harbor);
  await page.goto('/?tab=preflight');
  await analyze(page, bad);

  await test.step('the dialog offers the last opened project first', async () => {
    await keepButton(page).click();
    await expect(keepDialog(page).getByText(`${FINDINGS}, and the file itself.`)).toBeVisible();
    const projects = keepDialog(page).getByRole('radio');
    await expect(projects).toHaveCount(3);
    await expect(keepDialog(page).getByText('Lakeview Arts · last opened')).toBeVisible();
    await expect(projects.first()).toBeChecked();
    await expect(projects.first()).toHaveAccessibleName(harbor.project_name);
    await keep(page, harbor.project_name);
    await expect(keepButton(page)).toBeFocused();
    await expect(keepButton(page)).toHaveText('Keep with another project');
    await expect(page.getByText('Adding pictures of the pages…')).toHaveCount(0);
  });

  await test.step('with another project, and with a new one, which is offered from then on', async () => {
    await keepWith(page, 'Postcard');
    await keepButton(page).click();
    await keepDialog(page).getByRole('radio', { name: 'New project' }).check({ force: true });
    await keepWithNew(page, 'Regatta poster');
    await keepButton(page).click();
    await expect(keepDialog(page).getByRole('radio', { name: 'Regatta poster' })).toBeChecked();
    await keepDialog(page).getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('the project lists its own results, newest first', async () => {
    await page.getByRole('button', { name: 'New file' }).click();
    await analyze(page, good);
    await keepWith(page, harbor.project_name);
    await page.getByRole('button', { name: 'Open project' }).click();
    await expect(name(page)).toHaveValue(harbor.project_name);
    await expect(kept(page).getByRole('listitem')).toHaveText([/good\.pdf/, /harbor-season\.pdf/]);
    await expect(keptRow(page, 'harbor-season.pdf')).toContainText('Not ready: 3 faults');
  });

  await test.step('a result opens, at its address after a reload, too', async () => {
    await keptRow(page, 'harbor-season.pdf').click();
    const shown = page.getByRole('dialog', { name: 'harbor-season.pdf' });
    await expect(shown.getByText(/^Not ready: 3 faults will show in print/)).toBeVisible();
    await expect(
      shown.getByText(
        'This result was kept without its file. The report shows the pages that were kept as pictures.',
      ),
    ).toBeVisible();
    await checks(page).getByRole('button', { name: 'Image Resolution' }).click();
    await expect(detail(page).getByText('fail under 150 ppi')).toBeVisible();
    await page.reload();
    await expect(shown.getByText(/^Not ready: 3 faults will show in print/)).toBeVisible();
    const link = shown.getByRole('link', { name: 'Report (PDF)' });
    const report = await callApi(page, 'GET', (await link.getAttribute('href')) ?? '');
    expect(report.headers()['content-type']).toBe('application/pdf');
    // The file is gone: these were drawn and kept with the result.
    expect((await report.body()).toString('latin1')).toContain('/Subtype /Image');
    await page.keyboard.press('Escape');
    await expect(shown).toHaveCount(0);
    await expect(page).not.toHaveURL(/kept=/);
    await expect(keptRow(page, 'harbor-season.pdf')).toContainText('Full scan, Sheetfed');
    await expect(kept(page).getByText('2 of 20')).toBeVisible();
    await expect(kept(page).getByText(FINDINGS)).toBeVisible();
    await keptRow(page, 'harbor-season.pdf').click();
    await expect(shown).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(keptRow(page, 'harbor-season.pdf')).toBeFocused();
  });

  await test.step('a result is removed after a question', async () => {
    await page.getByRole('button', { name: /^Postcard/ }).click();
    await expect(kept(page).getByRole('listitem')).toHaveText([/harbor-season\.pdf/]);
    await kept(page).getByRole('button', { name: 'Remove harbor-season.pdf' }).click();
    await expect(removal(page)).toContainText('harbor-season.pdf');
    await removal(page).getByRole('button', { name: 'Cancel' }).click();
    await kept(page).getByRole('button', { name: 'Remove harbor-season.pdf' }).click();
    await removal(page).getByRole('button', { name: 'Remove' }).click();
    await expect(kept(page).getByRole('heading', { name: 'No results kept yet' })).toBeVisible();
    await expect(kept(page)).toBeFocused();
    await page.reload();
    await expect(kept(page).getByRole('heading', { name: 'No results kept yet' })).toBeVisible();
  });

  await test.step('a new project has no results, and Preflight opens from a project', async () => {
    await page.getByRole('button', { name: 'New project' }).click();
    await expect(kept(page)).toHaveCount(0);
    await page.getByRole('button', { name: /^Postcard/ }).click();
    await kept(page).getByRole('button', { name: 'Open Preflight' }).click();
    await expect(uploadButton(page)).toBeVisible();
  });
});

test('F6 F8 a user without projects names one, and an expired session leads to the sign-in page', async ({
  page,
}) => {
  // Background reading would otherwise notice the expired session first.
  await page.route('**/api/alerts/**', (route) => route.abort());
  await openPreflight(page);

  await test.step('a new project is named in the dialog', async () => {
    await analyze(page, good);
    await keepButton(page).click();
    await keepDialog(page).getByRole('button', { name: 'Keep', exact: true }).click();
    await expect(keepDialog(page).getByText('Name the project.')).toBeVisible();
    await keepWithNew(page, 'Regatta poster');
    await page.getByRole('button', { name: 'Open project' }).click();
    await expect(name(page)).toHaveValue('Regatta poster');
    await expect(keptRow(page, 'good.pdf')).toBeVisible();
  });

  await test.step('a session that expired while the dialog was open', async () => {
    await follow(page, '/?tab=preflight');
    await analyze(page, bad);
    await keepButton(page).click();
    await expect(keepDialog(page).getByRole('radio')).toHaveCount(2);
    await page.route('**/api/projects', () => undefined);
    await callApi(page, 'POST', '/api/auth/logout', {});
    await keepDialog(page).getByRole('button', { name: 'Keep', exact: true }).click();
    await expect(page).toHaveURL(/\/login/);
  });
});
