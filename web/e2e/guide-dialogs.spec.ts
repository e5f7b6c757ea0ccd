import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { openGuide } from './guide-page.ts';

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

for (const [tab, title, openerOf, name] of guides)
  test(`H4 in ${title}, Back closes the dialog first, then the guide`, async ({ page }) => {
    await openGuide(page, 'booklet');
    await page.goto(`/?tab=${tab}`);
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
