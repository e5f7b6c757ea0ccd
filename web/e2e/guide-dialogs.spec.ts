import type { Locator, Page } from '@playwright/test';
import { expect, signInAsReader, test } from './fixtures.ts';
import { follow } from './screens.ts';

// Otherwise the notification prompt would cover the page.
test.use({ permissions: ['notifications'] });

const guides: readonly [
  tab: string,
  title: string,
  opener: (page: Page) => Locator,
  dialog: string | RegExp,
][] = [
  ['paper', 'Paper Specifications', (page) => named(page, 'tap to enlarge A7'), /^A7/],
  ['coatings', 'Coating Options', (page) => named(page, 'Details of Gloss Varnish'), 'Gloss Varnish'],
  [
    'binding',
    'Binding Options',
    (page) =>
      page
        .getByRole('article')
        .filter({ has: page.getByRole('heading', { name: 'Saddle Stitch' }) })
        .getByRole('button'),
    'Saddle Stitch',
  ],
  ['brochure', 'Brochures', (page) => named(page, 'Details of Tri-Fold'), /^Tri-Fold/],
  [
    'printing-presses',
    'Printing Presses',
    (page) => page.getByRole('button', { name: /Sheet Sizes/ }).first(),
    /Sheet Sizes/,
  ],
];

const named = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

test('H4 Back closes the dialog first, then the guide, in every guide', async ({ page }) => {
  await signInAsReader(page);
  await page.goto('/?tab=booklet');
  for (const [tab, title, openerOf, name] of guides)
    await test.step(`in ${title}`, async () => {
      // Opened by URL while another guide is open, and loaded with it the first time.
      const address = `/?tab=${tab}`;
      await (tab === guides[0]?.[0] ? page.goto(address) : follow(page, address));
      const guide = page.getByRole('heading', { level: 1, name: title });
      const dialog = page.getByRole('dialog', { name });
      const opener = openerOf(page);

      await opener.click();
      await expect(dialog).toBeVisible();
      await page.goBack();
      await expect(dialog).toBeHidden();
      await expect(guide).toBeVisible();
      await expect(opener).toBeFocused();

      await page.goForward();
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(guide).toBeVisible();

      await page.goBack();
      await expect(guide).toBeHidden();
    });
});
