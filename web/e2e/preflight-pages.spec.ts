import { expectAccessibleInEveryLook } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { analyze, openPreflight, pdfOf } from './preflight-page.ts';
import { goodPdf } from '@printpartner/testing/e2e';

// Otherwise the notification prompt would cover the page.
test.use({ permissions: ['notifications'] });

const booklet = pdfOf('booklet.pdf', goodPdf(12));

test('F6 goes to pages by number, by button, and with PageUp and PageDown', async ({ page }) => {
  await openPreflight(page);
  await analyze(page, booklet);
  const number = page.getByRole('textbox', { name: 'Page number, 1 to 12' });
  const shown = (at: number) => expect(page.getByRole('region', { name: `Page ${at} of 12` })).toBeVisible();
  await number.fill('9');
  await number.press('Enter');
  await shown(9);
  await page.getByRole('button', { name: 'Next page', exact: true }).click();
  await shown(10);
  await page.keyboard.press('PageDown');
  await shown(11);
  await page.keyboard.press('PageUp');
  await shown(10);
  await expect(number).toHaveValue('10');
  await expectAccessibleInEveryLook(page);
});

test('F6 PageDown works as soon as the result appears', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPreflight(page);
  await analyze(page, booklet);
  await expect(page.getByRole('region', { name: 'Page 1 of 12' })).toBeVisible();
  await page.keyboard.press('PageDown');
  await expect(page.getByRole('region', { name: 'Page 2 of 12' })).toBeVisible();
});
