import { expireVendorLink, hasSystemDatabase, randomIp } from '@printpartner/testing/e2e';
import { callApi, expect, signUp, test } from './fixtures.ts';
import { answer, linkTo, pageOf, pricedAt, sheetToQuote } from './quotes-page.ts';
import { save } from './reminders-page.ts';
import { dialog, follow, press, shows, walk, type Screen } from './screens.ts';
import { openSettings } from './settings-page.ts';

// Otherwise the notification prompt would cover the page.
test.use({ permissions: ['notifications'] });

test('O3 no findings in quotes, and on what vendors see', async ({ page, browser }) => {
  await signUp(page);
  const project = await save(page);
  const context = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': randomIp() } });
  const vendor = await context.newPage();
  const sheet = await sheetToQuote(page);
  const [harbor, lakeview] = [
    await linkTo(page, sheet.id, 'Harbor Press'),
    await linkTo(page, sheet.id, 'Lakeview Litho'),
  ];
  const expired: Screen[] = [
    [
      'expired vendor link',
      async (stranger) => {
        await expireVendorLink(lakeview.id);
        await stranger.goto(pageOf(lakeview));
        await shows(stranger, 'This link has expired');
      },
    ],
  ];
  await walk(vendor, [
    [
      'vendor page, with errors',
      async () => {
        await vendor.goto(pageOf(harbor));
        await vendor.getByLabel('Freight or postage differs by quantity').check();
        await vendor.getByLabel('Price for 1,000', { exact: true }).fill('1.850,00');
        await vendor.getByLabel('Freight for 5,000').fill('free of charge within the city, else by weight');
        await vendor.getByLabel('Price for 5,000', { exact: true }).fill('4420');
        await press(vendor, 'Send quote');
        await expect(vendor.getByRole('alert').filter({ hasText: 'Correct 2 fields' })).toBeVisible();
      },
    ],
    [
      'vendor page, answered',
      async () => {
        await vendor.getByLabel('Price for 1,000', { exact: true }).fill('1850');
        await vendor.getByLabel('Freight for 5,000').fill('140');
        await press(vendor, 'Send quote');
        await expect(vendor.getByText('No price for 10,000. If that is right')).toBeVisible();
        await press(vendor, 'Send quote');
        await shows(vendor, 'Your quote is with the buyer');
      },
    ],
    [
      'vendor page, changed elsewhere',
      async () => {
        await press(vendor, 'Change your quote');
        await vendor.getByLabel('Price for 1,000', { exact: true }).fill('1700');
        await vendor.getByLabel('Exceptions').fill('No foil');
        const lines = pricedAt(190_000, 430_000).map((line) => ({ ...line, freight_cents: 14_000 }));
        await answer(vendor, harbor, { lines, exceptions: 'No die cut' });
        await press(vendor, 'Send the changed quote');
        await press(vendor, 'Send the changed quote');
        await expect(vendor.getByRole('group', { name: 'Prices: changed elsewhere, too' })).toBeVisible();
        await expect(vendor.getByRole('group', { name: 'Exceptions: changed elsewhere, too' })).toBeVisible();
      },
    ],
    [
      'vendor page with a newer version',
      async () => {
        await press(vendor, 'Keep it as it was');
        await callApi(page, 'PATCH', `/api/spec-sheets/${sheet.id}`, { data: { pageCount: '32' } });
        await callApi(page, 'POST', `/api/shares/${harbor.id}/version`, {});
        await vendor.reload();
        await shows(vendor, '1 change since version 1');
      },
    ],
  ]);
  await walk(page, [
    [
      'vendor page of its owner',
      async () => {
        await page.goto(pageOf(harbor));
        await shows(page, 'You made this link');
      },
    ],
    [
      'quotes',
      async () => {
        await answer(vendor, lakeview, {
          // Prices without freight say so, which makes their table scroll on a phone.
          lines: pricedAt(170_000, 410_000, 790_000),
          exceptions: 'House gloss text in place of the brand named. '.repeat(9),
          valid_until: '2026-01-31',
        });
        await callApi(page, 'PATCH', `/api/spec-sheets/${sheet.id}`, { project_uuid: project.uuid });
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
        await press(page, 'Choose Lakeview Litho');
        await expect(page.getByRole('alertdialog')).toBeVisible();
      },
    ],
    [
      'quotes with a choice',
      async () => {
        const choosing = page.getByRole('alertdialog');
        await choosing.getByRole('button', { name: /^Choose/ }).click();
        await expect(page.getByRole('region', { name: 'Chosen quote' })).toBeVisible();
      },
    ],
    [
      'list of sheets with quotes',
      async () => {
        // The screens that follow need a link that is open.
        await press(page, 'Undo choice');
        await page.getByRole('alertdialog').getByRole('button', { name: 'Undo choice' }).click();
        await expect(page.getByRole('region', { name: 'Chosen quote' })).toBeHidden();
        await follow(page, `/?tab=specs&sheet=${sheet.id}`);
        await press(page, /^Spec sheets: /);
        await expect(dialog(page, 'Spec sheets').getByText('2 of 2 answered', { exact: true })).toBeVisible();
        await press(page, 'Actions for Season program');
      },
    ],
    [
      'vendors in Settings',
      async () => {
        await follow(page, '/');
        await expect((await openSettings(page)).getByText('Harbor Press')).toBeVisible();
      },
    ],
    [
      'quotes without any',
      async () => {
        const { id } = await sheetToQuote(page, 'Annual report');
        await follow(page, `/?quotes=${id}`);
        await shows(page, 'One link for each vendor');
      },
    ],
  ]);
  await walk(await context.newPage(), [
    [
      'closed vendor link',
      async (stranger) => {
        await callApi(page, 'PATCH', `/api/shares/${harbor.id}`, { closed: true });
        await stranger.goto(pageOf(harbor));
        await shows(stranger, 'This request is closed');
      },
    ],
    ...(hasSystemDatabase() ? expired : []),
    [
      'revoked vendor link',
      async (stranger) => {
        await callApi(page, 'DELETE', `/api/shares/${lakeview.id}`);
        await stranger.goto(pageOf(lakeview));
        await shows(stranger, 'This link doesn’t work');
      },
    ],
  ]);
  await context.close();
});
