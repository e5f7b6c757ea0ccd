import { badPdf } from '@printpartner/testing/e2e';
import { callApi, expect, saveProject, signUp, test } from './fixtures.ts';
import { analyze, dialog as uploadDialog, pdfOf, uploadButton, verdict } from './preflight-page.ts';
import { harbor, notes, openTracking, projectsOf, save } from './projects-page.ts';
import { reminderOn, remind, save as saveWithApi } from './reminders-page.ts';
import { dialog, escape, over, press, walk } from './screens.ts';
import { field, openForm } from './specs-page.ts';

// Otherwise the notification prompt would cover the page.
test.use({ permissions: ['notifications'] });
test.describe.configure({ mode: 'parallel', timeout: 120_000 });

test('O3 no findings in projects, reminders and preflight', async ({ page, context }) => {
  await signUp(page);
  await saveWithApi(page, { ...harbor, notes: 'old' });
  await walk(page, [
    [
      'project',
      async () => {
        await openTracking(page);
        await expect(notes(page)).toHaveValue('old');
      },
    ],
    [
      'project changed elsewhere',
      async () => {
        await page.route('**/api/alerts/stream', (route) => route.abort());
        await page.reload();
        await expect(notes(page)).toHaveValue('old');
        const [project] = await projectsOf(page);
        await callApi(page, 'PATCH', `/api/projects/${project?.id}`, { notes: 'from the phone' });
        await notes(page).fill('from the desk');
        await save(page).click();
        await expect(page.getByRole('group', { name: 'Notes: changed elsewhere, too' })).toBeVisible();
      },
    ],
    [
      'offline',
      async () => {
        await page.unrouteAll();
        await page.getByRole('button', { name: 'Keep mine' }).click();
        await expect(page.getByText(/^Saved /)).toBeVisible();
        await context.setOffline(true);
        await notes(page).fill('on the train');
        await expect(page.getByText('Sends when the network is back.')).toBeVisible();
      },
    ],
    [
      'reminder',
      async () => {
        await context.setOffline(false);
        await expect(page.getByText(/^Saved /)).toBeVisible();
        const [project] = await projectsOf(page);
        await page.goto('/');
        await remind(page, project as never, 0);
        await expect(reminderOn(page)).toBeVisible();
      },
    ],
    [
      'preflight',
      async () => {
        const closed = page.waitForResponse('**/api/alerts/*/close');
        await reminderOn(page).getByRole('button', { name: 'Close' }).click();
        await closed;
        await page.goto('/?tab=preflight');
        await expect(uploadButton(page)).toBeVisible();
      },
    ],
    over('Universal Preflight Checklist', /Universal Preflight Checklist/),
    [
      'preflight upload',
      async () => {
        await escape(page);
        await uploadButton(page).click();
        await expect(uploadDialog(page)).toBeVisible();
      },
    ],
    [
      'preflight result',
      async () => {
        await analyze(page, pdfOf('bad.pdf', badPdf()));
        await expect(verdict(page, /^Not ready for press/)).toBeVisible();
        await expect(page.locator('canvas').first()).toBeVisible();
      },
    ],
    over('Keep with a project', /^Keep with (a|another) project$/),
  ]);
});

test('O3 no findings in the spec forms', async ({ page }) => {
  await signUp(page);
  await saveProject(page, harbor);
  await walk(page, [
    [
      'booklet specs',
      async () => {
        await openForm(page, 'booklet');
        await field(page, 'Project name').fill('Spring catalog');
      },
    ],
    over('Start from a template', 'Templates'),
    [
      'spec sheets',
      async () => {
        await escape(page);
        await press(page, /^Spec sheets: /);
        await expect(dialog(page, 'Spec sheets').getByRole('button', { name: 'Save as…' })).toBeEnabled();
      },
    ],
    [
      'name of a sheet',
      async () => {
        await press(page, 'Save as…');
        await expect(page.getByRole('alertdialog')).toBeVisible();
      },
    ],
    ['custom specs', () => openForm(page, 'custom')],
    [
      'text of a long e-mail',
      async () => {
        await field(page, 'Final notes').fill('Pack in cartons of 50, label each. '.repeat(60));
        await press(page, 'Email Specs');
        await expect(dialog(page, 'Too long for an email link')).toBeVisible();
      },
    ],
    [
      'question before clearing',
      async () => {
        await escape(page);
        await press(page, 'Clear Fields');
        await expect(page.getByRole('alertdialog')).toBeVisible();
      },
    ],
  ]);
});
