import { Buffer } from 'node:buffer';
import { expect, test } from './fixtures.ts';
import {
  analyze,
  ANALYZE_PATH,
  checks,
  chooseFile,
  dialog,
  dropFile,
  openPreflight,
  pdfOf,
  startButton,
  uploadButton,
  verdict,
} from './preflight-page.ts';
import { badPdf, goodPdf } from '@printpartner/testing/e2e';

// Otherwise the notification prompt would cover the page.
test.use({ permissions: ['notifications'] });

const good = pdfOf('good.pdf', goodPdf());
const bad = pdfOf('bad.pdf', badPdf());

test('F1 a PDF is chosen or dropped, anything else is rejected before the upload, and scan and profile are chosen', async ({
  page,
  context,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(new URL(request.url()).pathname));
  const rejection = page.getByRole('alert');
  await openPreflight(page);

  await test.step('a missing or empty file, and one that is not a PDF, is rejected', async () => {
    await uploadButton(page).click();
    await expect(page.getByRole('radio', { name: 'Sheetfed' })).toBeChecked();
    await expect(page.getByRole('radio', { name: 'Full Scan' })).toBeChecked();
    await expect(dialog(page).locator('input[type=file]')).toHaveAttribute('accept', /application\/pdf/);
    await startButton(page).click();
    await expect(rejection.getByText('Please upload a PDF file.')).toBeVisible();
    await chooseFile(page, { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') });
    await expect(rejection.getByText('Please upload a valid PDF file.')).toBeVisible();
    await expect(rejection.getByText('“notes.txt” doesn’t begin as a PDF does.')).toBeVisible();
    await chooseFile(page, pdfOf('empty.pdf', Buffer.alloc(0)));
    await expect(rejection.getByText('Please upload a PDF file.', { exact: true })).toBeVisible();
    await chooseFile(page, pdfOf('notes.pdf', Buffer.from('Not a PDF at all.'.repeat(100))));
    await expect(rejection.getByText('Please upload a valid PDF file.', { exact: true })).toBeVisible();
    await startButton(page).click();
    await expect(rejection.getByText(/^Please upload a/)).toBeVisible();
    expect(sent).not.toContain('/api/preflight/analyze');
  });

  await test.step('a PDF is checked at once, and waits for the connection', async () => {
    await page.route(ANALYZE_PATH, () => {});
    await chooseFile(page, good);
    await expect(rejection.getByText('Please upload')).toHaveCount(0);
    await expect(dialog(page).getByText('good.pdf')).toBeVisible();
    await expect(dialog(page).getByRole('button', { name: 'Analyzing PDF...' })).toBeVisible();
    await expect(dialog(page).getByRole('progressbar')).toBeVisible();
    const isOffline = dialog(page)
      .getByRole('status')
      .getByText(/^You are offline\./);
    await context.setOffline(true);
    await expect(isOffline).toBeVisible();
    await context.setOffline(false);
    await expect(dialog(page).getByText(/^You are offline\./)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await page.unroute(ANALYZE_PATH);
  });

  await test.step('a file is dropped anywhere', async () => {
    await dropFile(page, good);
    await expect(verdict(page, /^Almost ready/)).toBeFocused();
    await page.route(ANALYZE_PATH, () => {});
    await dropFile(page, bad);
    await expect(dialog(page).getByText('bad.pdf')).toBeVisible();
    await expect(checks(page)).toHaveCount(0);
    await page.unroute(ANALYZE_PATH);
  });

  await test.step('the scan can be changed after the check, and the next file is not judged by the printing profile of this one', async () => {
    await page.reload();
    await uploadButton(page).click();
    await page.getByText('Newspaper', { exact: true }).click();
    await page.getByText('Quick Scan', { exact: true }).click();
    await analyze(page, good);
    await expect(page.getByText('Quick scan, Newspaper')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Safe Margin' })).toContainText('run Full Scan');
    await page.getByRole('button', { name: 'Safe Margin' }).click();
    await page.getByRole('button', { name: 'Run Full Scan', exact: true }).click();
    await page.getByText('Full Scan', { exact: true }).click();
    await dialog(page).getByRole('button', { name: 'Show result' }).click();
    await expect(page.getByText('Full scan, Newspaper')).toBeVisible();
    await page.getByRole('button', { name: 'New file' }).click();
    await expect(page.getByRole('radio', { name: 'Sheetfed' })).toBeChecked();
    await expect(dialog(page).getByText(/^Almost ready/)).toHaveCount(0);
    await dialog(page).getByRole('button', { name: 'Use that job' }).click();
    await expect(page.getByRole('radio', { name: 'Newspaper' })).toBeChecked();
  });
});
