import { expireVendorLink, hasSystemDatabase } from '@printpartner/testing/e2e';
import { callApi, expect, signUp, test } from './fixtures.ts';
import { answer, linkTo, pageOf, pricedAt, sheetToQuote } from './quotes-page.ts';
import { dialog, press, shows, walk, type Screen } from './screens.ts';
import { openSettings } from './settings-page.ts';

// Otherwise the notification prompt would cover the page.
test.use({ permissions: ['notifications'] });
test.describe.configure({ timeout: 120_000 });

test('O3 no findings in quotes, and on what vendors see', async ({ page }) => {
  await signUp(page);
  const sheet = await sheetToQuote(page);
  const [harbor, lakeview] = [
    await linkTo(page, sheet.id, 'Harbor Press'),
    await linkTo(page, sheet.id, 'Lakeview Litho'),
  ];
  const expired: Screen[] = [
    [
      'expired vendor link',
      async () => {
        await expireVendorLink(lakeview.id);
        await page.goto(pageOf(lakeview));
        await shows(page, 'This link has expired');
      },
    ],
  ];
  await walk(page, [
    [
      'vendor page, with errors',
      async () => {
        await page.goto(pageOf(harbor));
        await page.getByLabel('Freight or postage differs by quantity').check();
        await page.getByLabel('Price for 1,000', { exact: true }).fill('1.850,00');
        await page.getByLabel('Freight for 5,000').fill('free');
        await page.getByLabel('Price for 5,000', { exact: true }).fill('4420');
        await press(page, 'Send quote');
        await expect(page.getByRole('alert').filter({ hasText: 'Correct 2 fields' })).toBeVisible();
      },
    ],
    [
      'vendor page, answered',
      async () => {
        await page.getByLabel('Price for 1,000', { exact: true }).fill('1850');
        await page.getByLabel('Freight for 5,000').fill('140');
        await press(page, 'Send quote');
        await shows(page, 'Your quote is with the buyer');
      },
    ],
    [
      'vendor page with a newer version',
      async () => {
        await callApi(page, 'PATCH', `/api/spec-sheets/${sheet.id}`, { data: { pageCount: '32' } });
        await callApi(page, 'POST', `/api/shares/${harbor.id}/version`, {});
        await page.reload();
        await shows(page, '1 change since version 1');
      },
    ],
    [
      'quotes',
      async () => {
        await answer(page, lakeview, {
          lines: pricedAt(170_000, 410_000),
          freight_included: true,
          exceptions: 'House gloss text in place of the brand named.',
          valid_until: '2026-01-31',
        });
        await page.goto(`/?quotes=${sheet.id}`);
        await expect(page.getByRole('region', { name: 'Price over quantity' })).toBeVisible();
      },
    ],
    [
      'get quotes',
      async () => {
        await press(page, 'Get quotes');
        await dialog(page, 'Get quotes').getByRole('button', { name: 'New vendor' }).click();
      },
    ],
    [
      'typed quote',
      async () => {
        await dialog(page, 'Get quotes').getByRole('button', { name: 'Cancel' }).click();
        await press(page, 'Type in a quote');
        await expect(dialog(page, 'Type in a quote')).toBeVisible();
      },
    ],
    [
      'choosing a quote',
      async () => {
        await dialog(page, 'Type in a quote').getByRole('button', { name: 'Cancel' }).click();
        await press(page, 'Choose Harbor Press');
        await expect(page.getByRole('alertdialog')).toBeVisible();
      },
    ],
    [
      'list of sheets with quotes',
      async () => {
        await page.goto(`/?tab=specs&sheet=${sheet.id}`);
        await press(page, /^Spec sheets: /);
        await expect(dialog(page, 'Spec sheets').getByText('2 of 2 answered', { exact: true })).toBeVisible();
        await press(page, 'Actions for Season program');
      },
    ],
    [
      'vendors in Settings',
      async () => {
        await page.goto('/');
        await expect((await openSettings(page)).getByText('Harbor Press')).toBeVisible();
      },
    ],
    ...(hasSystemDatabase() ? expired : []),
    [
      'revoked vendor link',
      async () => {
        await callApi(page, 'DELETE', `/api/shares/${lakeview.id}`);
        await page.goto(pageOf(lakeview));
        await shows(page, 'This link doesn’t work');
      },
    ],
    [
      'quotes without any',
      async () => {
        const { id } = await sheetToQuote(page, 'Annual report');
        await page.goto(`/?quotes=${id}`);
        await shows(page, 'One link for each vendor');
      },
    ],
  ]);
});
