import { readFile } from 'node:fs/promises';
import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { expireVendorLink, hasSystemDatabase, plainPdf, randomIp } from '@printpartner/testing/e2e';
import { expectAccessible, expectAccessibleInEveryLook } from './accessible.ts';
import { baseURL, callApi, expect, signUp, test } from './fixtures.ts';
import { harbor } from './projects-page.ts';
import { field, openForm } from './specs-page.ts';

interface SheetQuotes {
  sheet: { id: string };
  links: { id: string; vendor_name: string; url: string; openings: number; state: string }[];
}

const FORMULA = `=cmd|' /C calc'!A0`;
const MARKUP = '<img src=x onerror="window.hacked=1">';
/** Right to left, an emoji, and a word without a break. */
const ODD = `שלום 🖨️ ${'overlong'.repeat(60)}`;

const button = (place: Page | Locator, name: string | RegExp): Locator =>
  place.getByRole('button', { name, exact: typeof name === 'string' });
const region = (page: Page, name: string): Locator => page.getByRole('region', { name });

async function quotesOf(page: Page, sheetId: string): Promise<SheetQuotes> {
  const answer = await callApi(page, 'GET', `/api/spec-sheets/${sheetId}/quotes`);
  const quotes: SheetQuotes = await answer.json();
  return quotes;
}

/** A vendor's browser, on a network of its own. */
async function visit(browser: Browser, url: string, width: number): Promise<[BrowserContext, Page]> {
  const context = await browser.newContext({
    viewport: { width, height: 844 },
    extraHTTPHeaders: { 'x-forwarded-for': randomIp() },
  });
  const page = await context.newPage();
  await page.goto(new URL(new URL(url).pathname, baseURL).href);
  return [context, page];
}

async function addVendor(dialog: Locator, place: number, name: string, email: string): Promise<void> {
  const vendor = dialog.getByRole('group', { name: `New vendor ${place}` });
  await vendor.getByLabel('Name').fill(name);
  await vendor.getByLabel('Email').fill(email);
}

const price = (page: Page, copies: string): Locator => page.getByLabel(`Price for ${copies}`);

test('S8 S10 three vendors answer by their links, and the quotes are compared and one is chosen', async ({
  page,
  browser,
}) => {
  await signUp(page);
  const project: { id: number; uuid: string } = await (
    await callApi(page, 'POST', '/api/projects', harbor)
  ).json();
  let sheetId = '';
  let links: SheetQuotes['links'] = [];

  await test.step('a working draft becomes a sheet, and each vendor gets a link', async () => {
    await openForm(page, 'booklet');
    await field(page, 'Project name').fill('Season program');
    await field(page, 'Quantity 1').fill('1000');
    await field(page, 'Quantity 2').fill('5000');
    await button(page, 'Get quotes').click();
    const open = page.getByRole('alertdialog', { name: 'Still open on this sheet' });
    await open.getByRole('radio', { name: 'No' }).press('Space');
    await button(open, 'Continue').click();
    await button(page.getByRole('alertdialog'), 'Save and continue').click();
    const dialog = page.getByRole('dialog', { name: 'Get quotes' });
    await addVendor(dialog, 1, 'Harbor Press', 'bids@harborpress.example');
    await button(dialog, 'New vendor').click();
    await addVendor(dialog, 2, MARKUP, '');
    await button(dialog, 'New vendor').click();
    await addVendor(dialog, 3, '', 'no address');
    await button(dialog, 'Make 3 links').click();
    await expect(dialog.getByText('Name is required')).toBeVisible();
    await expectAccessible(page);
    await addVendor(dialog, 3, 'Lakeview Litho', '');
    await button(dialog, 'Make 3 links').click();
    const ready = page.getByRole('dialog', { name: '3 links are ready' });
    await expect(ready).toBeVisible();
    await expectAccessible(page);
    await button(ready, 'Done').click();
    sheetId = new URL(page.url()).searchParams.get('quotes') ?? '';
    await callApi(page, 'PATCH', `/api/spec-sheets/${sheetId}`, { project_uuid: project.uuid });
    ({ links } = await quotesOf(page, sheetId));
    expect(links.map(({ vendor_name: name }) => name)).toEqual(['Harbor Press', MARKUP, 'Lakeview Litho']);
  });

  const [harborUrl = '', markupUrl = '', lakeviewUrl = ''] = links.map(({ url }) => url);
  const [harborContext, harborPage] = await visit(browser, harborUrl, 1440);

  await test.step('a vendor answers with a PDF, after correcting what was wrong', async () => {
    await expect(harborPage).toHaveTitle('Quote request: Season program – Print Partner');
    await expect(harborPage.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow');
    expect(await harborContext.cookies()).toEqual([]);
    await expect(harborPage.getByText('Bleed', { exact: true })).toBeVisible();
    await price(harborPage, '1,000').fill('1.850,00');
    await button(harborPage, 'Send quote').click();
    await expect(price(harborPage, '1,000')).toBeFocused();
    await expectAccessibleInEveryLook(harborPage);
    await price(harborPage, '1,000').fill('$1,850');
    await price(harborPage, '5,000').fill('4420.00');
    await harborPage.getByLabel('Estimate number').fill('E-1207');
    await harborPage.getByLabel('Freight', { exact: true }).fill('140');
    await harborPage.getByLabel('Choose a PDF').setInputFiles({
      name: 'E-1207.pdf',
      mimeType: 'application/pdf',
      buffer: plainPdf(),
    });
    await button(harborPage, 'Send quote').click();
    await expect(harborPage.getByRole('heading', { name: 'Your quote is with the buyer' })).toBeFocused();
    await expect(harborPage.getByText('E-1207.pdf')).toBeVisible();
  });

  await test.step('the buyer’s open page shows the answer, marked as new', async () => {
    const table = region(page, 'Quotes side by side');
    await expect(table.getByRole('columnheader', { name: /^Harbor Press E-1207 New/ })).toBeVisible();
    await expect(table.getByText('$4,420.00')).toBeVisible();
  });

  const [markupContext, markupPage] = await visit(browser, markupUrl, 820);

  await test.step('hostile text of a vendor stays text', async () => {
    await expect(markupPage.getByRole('definition').filter({ hasText: MARKUP })).toBeVisible();
    await price(markupPage, '1,000').fill('1700');
    await price(markupPage, '5,000').fill('4600');
    await markupPage.getByLabel('Included in the prices', { exact: true }).last().fill(MARKUP);
    await markupPage.getByLabel('Exceptions').fill(ODD);
    await markupPage.getByLabel('Estimate number').fill(FORMULA);
    await markupPage.getByLabel('Freight included in the prices').check();
    await button(markupPage, 'Send quote').click();
    await expect(markupPage.getByText(FORMULA)).toBeVisible();
  });

  const [phoneContext, phone] = await visit(browser, lakeviewUrl, 390);

  await test.step('a reload on a phone loses nothing that was typed', async () => {
    await price(phone, '5,000').fill('4,100');
    await phone.getByLabel('Turnaround').fill('6');
    await phone.reload();
    await expect(price(phone, '5,000')).toHaveValue('4,100');
    await button(phone, 'Send quote').click();
    await expect(phone.getByText('No price for 1,000. If that is right')).toBeVisible();
    await button(phone, 'Send quote').click();
    await expect(phone.getByRole('heading', { name: 'Your quote is with the buyer' })).toBeVisible();
    await phone.reload();
    await expect(phone.getByText('6 business days')).toBeVisible();
  });

  await test.step('the quotes are side by side, the lowest marked, what is missing said', async () => {
    const table = region(page, 'Quotes side by side');
    await expect(table.getByRole('columnheader', { name: /^Lakeview Litho/ })).toBeVisible();
    const [printPrice, total] = [
      table.getByRole('row', { name: /^5,000/ }).first(),
      table.getByRole('row', { name: /^5,000/ }).last(),
    ];
    await expect(printPrice.getByRole('cell').last()).toHaveText(
      '$4,100.00$0.8200 eachLowest, freight not included',
    );
    // Without its freight, the lowest price is no lowest total.
    await expect(total.getByRole('cell').first()).toHaveText('$4,560.00$0.9120 eachLowest');
    await expect(total.getByRole('cell').last()).toHaveText('$4,100.00$0.8200 eachwithout freight');
    await expect(table.getByText('No price for 1,000')).toBeVisible();
    await expect(table.getByText(MARKUP)).toHaveCount(2);
    await expect(region(page, 'Price over quantity').getByRole('row')).toHaveCount(4);
    await expectAccessibleInEveryLook(page);
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
    const download = page.waitForEvent('download');
    await button(page, 'CSV').click();
    const csv = await readFile(await (await download).path(), 'utf8');
    expect(csv).toContain(`'${FORMULA}`);
  });

  await test.step('a quote from the phone is typed in with its PDF', async () => {
    await button(page, 'Type in a quote').click();
    const dialog = page.getByRole('dialog', { name: 'Type in a quote' });
    await dialog.getByLabel('Name of the vendor').fill('Midtown Digital');
    await dialog.getByLabel('Price for 1,000').fill('about 900');
    await button(dialog, 'Save quote').click();
    await expect(dialog.getByLabel('Price for 1,000')).toBeFocused();
    await dialog.getByLabel('Price for 1,000').fill('1,495.5');
    await dialog.getByLabel('Choose a PDF').setInputFiles({
      name: 'Midtown.pdf',
      mimeType: 'application/pdf',
      buffer: plainPdf(),
    });
    await button(dialog, 'Save quote').click();
    const download = page.waitForEvent('download');
    await button(page, 'Midtown.pdf').click();
    expect((await download).suggestedFilename()).toBe('Midtown.pdf');
    await button(page, 'Edit the quote of Midtown Digital').click();
    const edit = page.getByRole('dialog', { name: 'Edit quote' });
    await button(edit, 'Remove Midtown.pdf').click();
    await button(edit, 'Save quote').click();
    await expect(edit).toHaveCount(0);
    await expect(button(page, 'Midtown.pdf')).toHaveCount(0);
    await button(page, 'Delete the quote of Midtown Digital').click();
    await button(page.getByRole('alertdialog'), 'Delete').click();
    await expect(page.getByRole('columnheader', { name: 'Midtown Digital' })).toHaveCount(0);
  });

  await test.step('a link that is closed by hand says so to its vendor, and can be reopened', async () => {
    await button(page, 'Close: Lakeview Litho').click();
    await expect(button(page, 'Reopen: Lakeview Litho')).toBeVisible();
    await phone.reload();
    await expect(phone.getByRole('heading', { name: 'This request is closed' })).toBeVisible();
    await button(page, 'Reopen: Lakeview Litho').click();
    await expect(button(page, 'Close: Lakeview Litho')).toBeVisible();
  });

  await test.step('a changed sheet is offered to a vendor, with what changed', async () => {
    await callApi(page, 'PATCH', `/api/spec-sheets/${sheetId}`, { data: { pageCount: '32' } });
    await page.reload();
    await button(page, 'New version: Harbor Press').click();
    await button(page.getByRole('alertdialog'), 'Offer version').click();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    const earlier = page.getByRole('columnheader', { name: /^Harbor Press .*Earlier version/ });
    await expect(earlier).toBeVisible();
    await harborPage.reload();
    await expect(region(harborPage, '1 change since version 1')).toContainText('Page count');
    await button(harborPage, 'Check and send again').click();
    await button(harborPage, 'Send the changed quote').click();
    await expect(harborPage.getByRole('heading', { name: 'Your quote is with the buyer' })).toBeVisible();
    await expect(earlier, 'the buyer’s open page shows it by itself').toHaveCount(0);
  });

  await test.step('the choice is recorded with the project and closes the links', async () => {
    await button(page, 'Choose Harbor Press').click();
    const question = page.getByRole('alertdialog');
    await question.getByText('5,000 copies').click();
    await expect(question.getByText('E-1207 · $4,420.00 for 5,000')).toBeVisible();
    await expect(question.getByText(harbor.project_name)).toBeVisible();
    await button(question, 'Choose').click();
    await expect(region(page, 'Chosen quote')).toContainText('Harbor Press: 5,000 copies for $4,420.00');
    await expect
      .poll(async () => {
        const answer = await callApi(page, 'GET', `/api/projects/${project.id}`);
        const saved: Record<string, unknown> = await answer.json();
        return [saved['printing_company'], saved['estimate_number']];
      })
      .toEqual(['Harbor Press', 'E-1207 · $4,420.00 for 5,000']);
    await button(page, 'of the project').click();
    await expect(region(page, 'Spec sheets and quotes')).toContainText(
      '3 of 3 answered · chosen: Harbor Press',
    );
    await button(page, 'Quotes for Season program').click();
    await expect(region(page, 'Chosen quote')).toBeVisible();
    await phone.reload();
    await expect(phone.getByRole('heading', { name: 'This request is closed' })).toBeVisible();
  });

  await test.step('undo opens the links again; a revoked and an expired one say so', async () => {
    await button(page, 'Undo choice').click();
    await button(page.getByRole('alertdialog'), 'Undo choice').click();
    await expect(region(page, 'Chosen quote')).toHaveCount(0);
    await button(page, 'Revoke: Lakeview Litho').click();
    await button(page.getByRole('alertdialog'), 'Revoke').click();
    await expect(
      page.getByRole('listitem').filter({ hasText: 'Lakeview Litho' }).getByText('Revoked'),
    ).toBeVisible();
    await phone.reload();
    await expect(phone.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
    await expectAccessible(phone);
    if (!hasSystemDatabase()) return;
    await expireVendorLink(links[1]?.id ?? '');
    await markupPage.reload();
    await expect(markupPage.getByRole('heading', { name: 'This link has expired' })).toBeVisible();
  });

  await test.step('the list of sheets and Back lead to the quotes and return', async () => {
    await button(page, 'Open the spec sheet').click();
    await button(page, 'Spec sheets: Season program').click();
    await button(page, 'Actions for Season program').click();
    await button(page, 'Quotes: 3 of 3 answered for Season program').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Quotes: Season program' })).toBeVisible();
    await page.goBack();
    await expect(button(page, 'Spec sheets: Season program')).toBeVisible();
  });

  for (const context of [harborContext, markupContext, phoneContext]) await context.close();
});
