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

test.describe('uploading', () => {
  test('F1 rejects a missing file, and one that is not a PDF', async ({ page }) => {
    await openPreflight(page);
    await uploadButton(page).click();
    await expect(dialog(page).locator('input[type=file]')).toHaveAttribute('accept', /application\/pdf/);
    await startButton(page).click();
    await expect(page.getByRole('alert').getByText('Please upload a PDF file.')).toBeVisible();
    await chooseFile(page, { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') });
    await expect(page.getByRole('alert').getByText('Please upload a valid PDF file.')).toBeVisible();
    await expect(page.getByRole('alert').getByText('“notes.txt” doesn’t begin as a PDF does.')).toBeVisible();
    await page.route(ANALYZE_PATH, () => {});
    await chooseFile(page, good);
    await expect(page.getByRole('alert').getByText('Please upload')).toHaveCount(0);
    await expect(dialog(page).getByText('good.pdf')).toBeVisible();
    await expect(dialog(page).getByRole('button', { name: 'Analyzing PDF...' })).toBeVisible();
  });

  test('F1 rejects an empty file, and text named .pdf, without uploading it', async ({ page }) => {
    await openPreflight(page);
    const sent: string[] = [];
    page.on('request', (request) => sent.push(new URL(request.url()).pathname));
    await chooseFile(page, pdfOf('empty.pdf', Buffer.alloc(0)));
    await expect(
      page.getByRole('alert').getByText('Please upload a PDF file.', { exact: true }),
    ).toBeVisible();
    await chooseFile(page, pdfOf('notes.pdf', Buffer.from('Not a PDF at all.'.repeat(100))));
    await expect(
      page.getByRole('alert').getByText('Please upload a valid PDF file.', { exact: true }),
    ).toBeVisible();
    await startButton(page).click();
    await expect(page.getByRole('alert').getByText(/^Please upload a/)).toBeVisible();
    expect(sent).not.toContain('/api/preflight/analyze');
  });

  test('F1 accepts a file dropped anywhere', async ({ page }) => {
    await openPreflight(page);
    await dropFile(page, good);
    await expect(verdict(page, /^Almost ready/)).toBeFocused();
    await page.route(ANALYZE_PATH, () => {});
    await dropFile(page, bad);
    await expect(dialog(page).getByText('bad.pdf')).toBeVisible();
    await expect(checks(page)).toHaveCount(0);
  });

  test('F1 remembers the printing profile', async ({ page }) => {
    await openPreflight(page);
    await uploadButton(page).click();
    await expect(page.getByRole('radio', { name: 'Sheetfed' })).toBeChecked();
    await expect(page.getByRole('radio', { name: 'Full Scan' })).toBeChecked();
    await page.getByText('Newspaper', { exact: true }).click();
    await page.reload();
    await uploadButton(page).click();
    await expect(page.getByRole('radio', { name: 'Newspaper' })).toBeChecked();
    await page.getByText('Quick Scan', { exact: true }).click();
    await analyze(page, good);
    await expect(page.getByText('Quick scan, Newspaper')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Safe Margin' })).toContainText('run Full Scan');
    await page.getByRole('button', { name: 'Safe Margin' }).click();
    await page.getByRole('button', { name: 'Run Full Scan', exact: true }).click();
    await page.getByText('Full Scan', { exact: true }).click();
    await dialog(page).getByRole('button', { name: 'Show result' }).click();
    await expect(page.getByText('Full scan, Newspaper')).toBeVisible();
  });
});

test.describe('offline', () => {
  test('F1 shows in the dialog that an analysis is waiting for the connection', async ({ page, context }) => {
    await openPreflight(page);
    await page.route(ANALYZE_PATH, () => {});
    await chooseFile(page, good);
    await expect(dialog(page).getByRole('progressbar')).toBeVisible();
    await context.setOffline(true);
    await expect(
      dialog(page)
        .getByRole('status')
        .getByText(/^You are offline\./),
    ).toBeVisible();
    await context.setOffline(false);
    await expect(dialog(page).getByText(/^You are offline\./)).toHaveCount(0);
  });
});
