import type { Locator, Page } from '@playwright/test';
import { expect, signInAsReader, test } from './fixtures.ts';

// Else the offer of notifications would come up over the page.
test.use({ permissions: ['notifications'] });

const guides: readonly [
  tile: string,
  title: string,
  opener: (page: Page) => Locator,
  dialog: string | RegExp,
][] = [
  ['Paper & Envelope Types', 'Paper Specifications', (page) => named(page, 'tap to enlarge A7'), /^A7/],
  ['Coating Options', 'Coating Options', (page) => named(page, 'Details of Gloss Varnish'), 'Gloss Varnish'],
  [
    'Binding Options',
    'Binding Options',
    (page) =>
      page
        .getByRole('article')
        .filter({ has: page.getByRole('heading', { name: 'Saddle Stitch' }) })
        .getByRole('button'),
    'Saddle Stitch',
  ],
  ['Brochures', 'Brochures', (page) => named(page, 'Details of Tri-Fold'), /^Tri-Fold/],
  [
    'Printing Presses',
    'Printing Presses',
    (page) => page.getByRole('button', { name: /Sheet Sizes/ }).first(),
    /Sheet Sizes/,
  ],
];

const named = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

test('H4 in each guide, Back closes the dialog first, then the guide', async ({ page }) => {
  await signInAsReader(page);
  await page.goto('/');
  for (const [tile, title, openerOf, name] of guides)
    await test.step(`H4 in ${title}`, async () => {
      // One by its address, for which the app comes anew; the others by their tiles.
      if (tile === guides[0]?.[0]) await page.goto('/?tab=paper');
      else await named(page, tile).click();
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
      await expect(page).toHaveURL('/');
    });
});
