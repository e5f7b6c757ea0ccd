import type { Page } from '@playwright/test';
import { badPdf, uniqueEmail } from '@printpartner/testing/e2e';
import { callApi, expect, saveProject, signInAsReader, signUp, test } from './fixtures.ts';
import { analyze, dialog as uploadDialog, pdfOf, uploadButton, verdict } from './preflight-page.ts';
import { harbor, notes, openTracking, projectsOf, save } from './projects-page.ts';
import { reminderOn, remind, save as saveWithApi } from './reminders-page.ts';
import { type Screen, walk } from './screens.ts';
import { openSettings } from './settings-page.ts';
import { field, openForm } from './specs-page.ts';
import { enterRearranging, openHome } from './tiles-page.ts';

// Otherwise the notification prompt would cover the page.
test.use({ permissions: ['notifications'] });
test.describe.configure({ mode: 'parallel', timeout: 120_000 });

const press = (page: Page, name: string | RegExp) =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click();
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const shows = (page: Page, title: string | RegExp) =>
  expect(page.getByRole('heading', { name: title }).first()).toBeVisible({ timeout: 30_000 });
const text = (path: string, title: string | RegExp): Screen => [
  path,
  async (page) => {
    await page.goto(path);
    await shows(page, title);
  },
];
const guide = (tab: string): Screen => [
  `guide ${tab}`,
  async (page) => {
    await page.goto(`/?tab=${tab}`);
    await expect(page.locator('[data-tab-open] section').first()).toBeVisible({ timeout: 30_000 });
  },
];
/** Opens a dialog over the screen before. The next screen closes it by its own address. */
const over = (name: string | RegExp, opener: string | RegExp): Screen => [
  `dialog ${String(name)}`,
  async (page) => {
    await press(page, opener);
    await expect(dialog(page, name)).toBeVisible();
  },
];
const escape = (page: Page) => page.keyboard.press('Escape');

test('O3 no findings on the signed-out screens and the admin screen', async ({ page }) => {
  await walk(page, [
    [
      'create account, with errors',
      async () => {
        await page.goto('/create-account-2024');
        await page.getByRole('button', { name: 'Create Account' }).click();
      },
    ],
    [
      'login, with errors',
      async () => {
        await page.getByRole('tab', { name: 'Sign In' }).click();
        await press(page, 'Sign In');
        await expect(page.getByText('Email is required')).toBeVisible();
      },
    ],
    [
      'forgot password',
      async () => {
        await press(page, 'Forgot your password?');
        await expect(page.getByRole('button', { name: 'Send Reset Code' })).toBeVisible();
      },
    ],
    [
      'reset password',
      async () => {
        await page.getByLabel('Email').fill(uniqueEmail());
        await press(page, 'Send Reset Code');
        await press(page, 'Reset Password');
        await expect(page.getByText('Reset code is required')).toBeVisible();
      },
    ],
    text('/confirm-email', /./),
    [
      'a link that is no longer valid',
      async () => {
        await page.goto('/confirm-email?token=nonsense');
        await press(page, 'Confirm my e-mail');
        await expect(page.getByRole('main')).toContainText(/not valid|no longer|expired/i);
      },
    ],
    text('/privacy', 'Privacy Policy'),
    text('/terms', 'Terms of Service'),
    text('/support', 'Support'),
    text('/search-help', /./),
    text('/no/such-page', /./),
    text('/?ios=repro', /./),
    text('/admin-dashboard-2024', /./),
    [
      'admin dashboard',
      async () => {
        await page.getByLabel('Admin password').fill(process.env['ADMIN_PASSWORD'] ?? '');
        await press(page, 'Access Dashboard');
        await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
        await expect(page.getByRole('region', { name: 'Services' })).toBeVisible();
      },
    ],
  ]);
});

test('O3 no findings on home and the tools over it', async ({ page }) => {
  await signUp(page);
  await walk(page, [
    [
      'home',
      async () => {
        await openHome(page);
        await expect(page.getByText('No projects yet')).toBeVisible();
      },
    ],
    ['rearranging', () => enterRearranging(page, 'booklet')],
    [
      'settings, changing the password',
      async () => {
        await press(page, 'Done');
        const settings = await openSettings(page);
        await settings.getByRole('button', { name: 'Change Password' }).click();
        const form = settings.getByRole('form', { name: 'Change Password' });
        await form.getByRole('button', { name: 'Change Password' }).click();
        await expect(form.getByText('New password is required')).toBeVisible();
      },
    ],
    [
      'question before signing out',
      async () => {
        await dialog(page, 'Settings').getByRole('button', { name: 'Sign Out', exact: true }).click();
        await expect(page.getByRole('alertdialog')).toBeVisible();
      },
    ],
    [
      'question before deleting the account',
      async () => {
        await escape(page);
        await dialog(page, 'Settings').getByRole('button', { name: 'Delete Account', exact: true }).click();
        await expect(page.getByRole('alertdialog')).toBeVisible();
      },
    ],
    [
      'tutorial',
      async () => {
        await escape(page);
        await press(page, 'Open Tutorial');
        await expect(dialog(page, 'Tutorial')).toBeVisible();
      },
    ],
    [
      'search',
      async () => {
        await page.goto('/');
        await press(page, 'Search guides, projects and specs');
        await page.getByRole('combobox').fill('80# text');
        await expect(page.getByRole('option').first()).toBeVisible();
      },
    ],
    [
      'assistant with an answer',
      async () => {
        await page.goto('/?assistant=open');
        const panel = dialog(page, 'AI Assistant');
        await panel.getByRole('textbox').fill('Most economical size for 5,000 brochures?');
        await page.keyboard.press('Enter');
        await expect(panel.locator('ol > li').last().locator('time')).toHaveCount(2);
      },
    ],
    ...[
      ['stock-converter', 'Stock converter'],
      ['envelope-fit', 'Envelope fit'],
      ['page-count', 'Page count'],
      ['spine', 'Spine width'],
      ['sheets-out', 'Sheets out'],
      ['price-range', 'Price range'],
      ['postage', 'Postage'],
    ].map(([id = '', title = '']): Screen => [
      `calculator ${title}`,
      async () => {
        await page.goto(`/?calculators=${id}`);
        await expect(page.getByRole('navigation', { name: 'Calculators' })).toBeAttached({ timeout: 30_000 });
      },
    ]),
  ]);
});

test('O3 no findings in the guides and the dielines', async ({ page }) => {
  await signInAsReader(page);
  await walk(page, [
    guide('paper'),
    over(/^A7/, 'tap to enlarge A7'),
    guide('coatings'),
    over('Gloss Varnish', 'Details of Gloss Varnish'),
    guide('binding'),
    [
      'dialog of a binding',
      async () => {
        const method = page
          .getByRole('article')
          .filter({ has: page.getByRole('heading', { name: 'Saddle Stitch' }) });
        await method.getByRole('button').click();
        await expect(dialog(page, 'Saddle Stitch')).toBeVisible();
      },
    ],
    guide('booklet'),
    guide('brochure'),
    over(/^Tri-Fold/, 'Details of Tri-Fold'),
    guide('printing-presses'),
    over(/Sheet Sizes/, /Sheet Sizes/),
    guide('mailers'),
    guide('pocketfolder'),
    [
      'dieline, flat',
      async () => {
        await page.goto('/?dieline=fold&fold=tri&width=11&height=8.5');
        await shows(page, 'Tri-Fold, 11 × 8.5 in flat');
      },
    ],
    [
      'dieline, folded',
      async () => {
        await page.getByRole('tab', { name: 'Folded' }).click();
        await expect(page.getByRole('slider')).toBeVisible({ timeout: 30_000 });
      },
    ],
  ]);
});

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
