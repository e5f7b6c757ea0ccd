import { uniqueEmail } from '@printpartner/testing/e2e';
import { expect, signInAsReader, signUp, test } from './fixtures.ts';
import { dialog, escape, follow, guide, over, press, shows, text, walk, type Screen } from './screens.ts';
import { openSettings } from './settings-page.ts';
import { enterRearranging, lifted, openHome, tile } from './tiles-page.ts';

// Otherwise the notification prompt would cover the page.
test.use({ permissions: ['notifications'] });
test.describe.configure({ mode: 'parallel' });

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
    text('/confirm-email', 'Confirm your email'),
    [
      'a link that is no longer valid',
      async () => {
        await follow(page, '/confirm-email?token=nonsense');
        await press(page, 'Confirm my email');
        await expect(page.getByRole('main')).toContainText(/not valid|no longer|expired/i);
      },
    ],
    [
      'new password by link, with a hint',
      async () => {
        await follow(page, '/reset-password.html#token=nonsense&email=maya%40example.com');
        await page.getByLabel('New password').fill('password1');
        await expect(page.getByText('one of the 10,000 most common passwords')).toBeVisible();
      },
    ],
    [
      'a reset link that is no longer valid',
      async () => {
        await page.getByLabel('New password').fill('score before you fold');
        await page.getByLabel('Confirm password').fill('score before you fold');
        await press(page, 'Reset Password');
        await expect(page.getByRole('main')).toContainText('This link has expired');
      },
    ],
    text('/privacy', 'Privacy Policy'),
    text('/terms', 'Terms of Service'),
    text('/support', 'Support'),
    text('/search-help', 'Find Print Partner in a search engine'),
    text('/no/such-page', '404 Page Not Found'),
    [
      'admin gate, with an error',
      async () => {
        await follow(page, '/admin-dashboard-2024');
        await press(page, 'Access Dashboard');
        await expect(page.getByText('Password is required')).toBeVisible();
      },
    ],
    [
      'admin dashboard',
      async () => {
        await page.getByLabel('Admin password').fill(process.env['ADMIN_PASSWORD'] ?? '');
        await press(page, 'Access Dashboard');
        await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
        await expect(page.getByRole('region', { name: 'Services' })).toBeVisible();
      },
      // The axis of its chart depends on the width of the paper.
      'unprinted',
    ],
    [
      'page for problem reports, which only a new page shows',
      async () => {
        await page.goto('/?ios=repro');
        await shows(page, /./);
      },
      // It has none of our styles.
      'unprinted',
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
    ['tiles in all colors', () => press(page, 'Color all tabs')],
    [
      'a tile being moved, until the screen is resized',
      async () => {
        await tile(page, 'coatings').focus();
        await page.keyboard.press('Space');
        await expect(lifted(page)).toBeVisible();
      },
      'unprinted',
    ],
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
    // The other steps have no figures.
    ...['Navigation', 'Reference Materials', 'Production Quality'].map((title): Screen => [
      `tutorial, ${title}`,
      async () => {
        await dialog(page, 'Tutorial')
          .getByRole('navigation', { name: 'Jump to Section' })
          .getByRole('button', { name: title })
          .click();
      },
    ]),
    [
      'search',
      async () => {
        await escape(page);
        await press(page, 'Search guides, projects and specs');
        await page.getByRole('combobox').fill('80# text');
        await expect(page.getByRole('option').first()).toBeVisible();
      },
    ],
    [
      'assistant with an answer',
      async () => {
        await escape(page);
        await follow(page, '/?assistant=open');
        const panel = dialog(page, 'AI Assistant');
        await panel.getByRole('textbox').fill('Most economical size for 5,000 brochures?');
        await page.keyboard.press('Enter');
        await expect(panel.locator('ol > li').last().locator('time')).toHaveCount(2);
        await panel.getByRole('button', { name: 'How I worked it out' }).click();
        await expect(panel.getByRole('definition').first()).toBeVisible();
      },
    ],
    [
      'list of calculators',
      async () => {
        await follow(page, '/?calculators=all');
        const links = page.getByRole('navigation', { name: 'Calculators' }).getByRole('link');
        await expect(links.first()).toBeVisible();
      },
    ],
    ...[
      ['press-choice', 'Press choice'],
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
        await follow(page, `/?calculators=${id}`);
        await expect(page.getByRole('region', { name: title, exact: true })).toBeVisible();
      },
    ]),
  ]);
});

test('O3 no findings in the guides and the dielines', async ({ page }) => {
  await signInAsReader(page);
  await openHome(page);
  await walk(
    page,
    [
      guide('paper', 'Paper & Envelope Types'),
      over(/^A7/, 'tap to enlarge A7'),
      guide('coatings', 'Coating Options'),
      over('Gloss Varnish', 'Details of Gloss Varnish'),
      guide('binding', 'Binding Options'),
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
      guide('booklet', 'Booklets'),
      guide('brochure', 'Brochures'),
      over(/^Double Gate/, 'Details of Double Gate'),
      guide('printing-presses', 'Printing Presses'),
      over(/Sheet Sizes/, /Sheet Sizes/),
      guide('mailers', 'Mailing And Postage Info'),
      guide('pocketfolder', 'Pocket Folder Templates'),
      [
        'dieline, flat, whose panels collide',
        async () => {
          await follow(page, '/?dieline=fold&fold=tri&width=11&height=8.5');
          await shows(page, 'Tri-Fold, 11 × 8.5 in flat');
          await page.getByLabel('Allowance').fill('0');
          await expect(page.getByText(/runs into the fold/)).toBeVisible();
        },
      ],
      [
        'dieline, folded',
        async () => {
          await page.getByRole('tab', { name: 'Folded' }).click();
          await expect(page.getByRole('slider')).toBeVisible();
        },
      ],
    ],
    { areLong: true },
  );
});
