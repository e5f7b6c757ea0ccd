import { badPdf } from '@printpartner/testing/e2e';
import type { Page } from '@playwright/test';
import { callApi, dayFromNow, expect, signUp, test } from './fixtures.ts';
import {
  ANALYZE_PATH,
  checks,
  chooseFile,
  dialog as uploadDialog,
  pdfOf,
  uploadButton,
  verdict,
} from './preflight-page.ts';
import { harbor, name, notes, openTracking, save } from './projects-page.ts';
import { reminderOn, remind, save as saveWithApi } from './reminders-page.ts';
import { dialog, escape, follow, over, press, shows, type Screen, walk } from './screens.ts';
import { field, openForm } from './specs-page.ts';

const kept = (page: Page) => page.getByRole('region', { name: 'Preflight results' });
const files = (page: Page) => page.getByRole('region', { name: 'Files' });

// Otherwise the notification prompt would cover the page.
test.use({ permissions: ['notifications'] });
test.describe.configure({ mode: 'parallel' });

test('O3 no findings in projects and reminders', async ({ page, context }) => {
  await signUp(page);
  await saveWithApi(page, {
    project_name: 'A name long enough to need more than the one line that a rail has',
  });
  const project = await saveWithApi(page, {
    ...harbor,
    client_name: 'A client of a name longer than the one line of the box that it is typed in',
    notes: 'old',
    due_date: await dayFromNow(page, 3),
    reminder_time: '12:30',
  });
  await walk(page, [
    [
      'project',
      async () => {
        // The change elsewhere must arrive with the answer to a save.
        await page.route('**/api/alerts/stream', (route) => route.abort());
        await openTracking(page);
        await expect(notes(page)).toHaveValue('old');
      },
    ],
    [
      'project changed elsewhere',
      async () => {
        await callApi(page, 'PATCH', `/api/projects/${project.id}`, { notes: 'from the phone' });
        await notes(page).fill('from the desk');
        await save(page).click();
        await expect(page.getByRole('group', { name: 'Notes: changed elsewhere, too' })).toBeVisible();
      },
    ],
    [
      'project of a name that is taken',
      async () => {
        await page.unrouteAll();
        await page.getByRole('button', { name: 'Keep mine' }).click();
        await expect(page.getByText(/^Saved /)).toBeVisible();
        await page.getByRole('button', { name: 'New project' }).first().click();
        await expect(notes(page)).toHaveValue('');
        await name(page).fill(harbor.project_name);
        await save(page).click();
        await expect(page.getByRole('group', { name: 'You already have this project' })).toBeVisible();
      },
    ],
    [
      'offline',
      async () => {
        await page
          .getByRole('group', { name: 'You already have this project' })
          .getByRole('button', { name: /^Save as / })
          .click();
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
        await follow(page, '/');
        await remind(page, project, 0);
        await expect(reminderOn(page)).toBeVisible();
      },
    ],
  ]);
});

test('O3 no findings in preflight and its kept results', async ({ page }) => {
  const { promise: maySend, resolve: send } = Promise.withResolvers<void>();
  await signUp(page);
  await saveWithApi(page, harbor);
  await walk(page, [
    [
      'preflight',
      async () => {
        await page.goto('/?tab=preflight');
        await expect(uploadButton(page)).toBeVisible();
      },
    ],
    ...[
      'Top 10 Most Common Print Mistakes',
      '#1 Mistake by Print Job Type',
      'Fix These Before You Send to Print',
      'Universal Preflight Checklist',
    ].map((title, at): Screen => [
      `dialog ${title}`,
      async () => {
        // Without a dialog, it would close the tab.
        if (at > 0) await escape(page);
        await page.getByRole('button', { name: title }).click();
        await expect(dialog(page, title)).toBeVisible();
      },
    ]),
    [
      'preflight upload',
      async () => {
        await escape(page);
        await uploadButton(page).click();
        await expect(uploadDialog(page)).toBeVisible();
      },
    ],
    [
      'preflight of a file',
      async () => {
        await page.route(ANALYZE_PATH, async (route) => {
          await maySend;
          await route.continue();
        });
        await chooseFile(page, pdfOf('bad.pdf', badPdf()));
        await expect(uploadDialog(page).getByRole('progressbar', { name: 'Analysis' })).toBeVisible();
      },
    ],
    [
      'preflight result',
      async () => {
        send();
        await expect(verdict(page, /^Not ready/)).toBeVisible();
        await expect(page.locator('canvas').first()).toBeVisible();
      },
    ],
    ...['Ink coverage', 'Separations'].map((mode): Screen => [
      mode,
      async () => {
        await page.getByRole('radio', { name: mode, exact: true }).check({ force: true });
        await expect(page.getByRole('img', { name: `${mode} of page 1` })).toBeVisible();
      },
    ]),
    over('Keep with a project', /^Keep with (a|another) project$/),
    [
      'project with a kept result',
      async () => {
        const keeping = dialog(page, 'Keep with a project');
        await keeping.getByRole('radio', { name: harbor.project_name, exact: true }).check({ force: true });
        await keeping.getByRole('button', { name: 'Keep', exact: true }).click();
        await page.getByRole('button', { name: 'Open project' }).click();
        await expect(kept(page).getByRole('listitem')).toContainText('bad.pdf');
      },
    ],
    [
      'file of a project',
      async () => {
        // A second version, and an upload that fails.
        const second = pdfOf('bad.pdf', Buffer.concat([badPdf(), Buffer.from('%')]));
        const logo = pdfOf('logo.pdf', Buffer.from('PNG'));
        await expect(files(page).getByRole('button', { name: /^Not ready/ })).toBeVisible();
        await files(page).locator('input[type=file]').setInputFiles([second, logo]);
        await expect(files(page).getByText('This file isn’t a PDF. Choose a PDF file.')).toBeVisible();
        await expect(files(page).getByText(/^v2 · /)).toBeVisible();
        await expect(files(page).getByRole('button', { name: /^Not ready.*version 2/ })).toBeVisible();
        await press(page, /^Actions for bad\.pdf/);
        await press(page, /^1 earlier version/);
      },
    ],
    [
      'new name of a file',
      async () => {
        await press(page, 'Rename bad.pdf');
        await expect(page.getByRole('alertdialog', { name: 'Rename this file' })).toBeVisible();
      },
    ],
    [
      'kept result',
      async () => {
        await escape(page);
        await kept(page).getByRole('button', { name: 'bad.pdf' }).first().click();
        await expect(checks(page)).toBeVisible();
      },
    ],
    [
      'question before removing a result',
      async () => {
        await escape(page);
        await kept(page).getByRole('button', { name: 'Remove bad.pdf' }).click();
        await expect(page.getByRole('alertdialog')).toBeVisible();
      },
    ],
  ]);
});

test('O3 no findings in the spec forms', async ({ page }) => {
  await signUp(page);
  const project = await saveWithApi(page, harbor);
  for (const [sheet, project_uuid] of [
    ['Spring catalog', null],
    ['Summer catalog', project.uuid],
  ])
    await callApi(page, 'POST', '/api/spec-sheets', { kind: 'booklet', name: sheet, data: {}, project_uuid });
  await walk(page, [
    [
      'booklet specs',
      async () => {
        await openForm(page, 'booklet');
        await field(page, 'Project name').fill(
          'Spring catalog of the northern and the southern regions, with prices',
        );
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
    [
      'custom specs',
      async () => {
        await escape(page);
        await follow(page, '/?tab=mailer');
        await shows(page, 'Create Custom Specs');
        await expect(field(page, 'Final notes')).toBeVisible();
      },
    ],
    [
      'open questions',
      async () => {
        await field(page, 'Final notes').fill('Pack in cartons of 50, label each. '.repeat(60));
        await press(page, 'Email Specs');
        await expect(page.getByRole('alertdialog')).toBeVisible();
      },
    ],
    [
      'text of a long email',
      async () => {
        await press(page, 'Continue');
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
