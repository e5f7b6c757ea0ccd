import { Buffer } from 'node:buffer';
import { expect, test } from './fixtures.ts';
import {
  analyze,
  chooseFile,
  detail,
  dialog,
  openPreflight,
  pdfOf,
  startButton,
  uploadButton,
} from './preflight-page.ts';
import { badPdf, goodPdf } from '@printpartner/testing/e2e';

// Otherwise the notification prompt would cover the page.
test.use({ permissions: ['notifications'] });

const good = pdfOf('good.pdf', goodPdf());
const bad = pdfOf('bad.pdf', badPdf());

test.describe('on a phone', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });

  test('F1 uses Quick Scan, and explains why Full Scan is not available', async ({ page }) => {
    await openPreflight(page);
    await uploadButton(page).click();
    await expect(page.getByRole('radio', { name: 'Quick Scan' })).toBeChecked();
    await expect(dialog(page).getByText('Full Scan requires desktop.')).toBeVisible();
    await expect(startButton(page)).toBeInViewport({ ratio: 1 });
    await page.getByText('Full Scan', { exact: true }).tap({ force: true });
    await expect(page.getByRole('alert')).toContainText(
      "Full Scan requires desktop. Image resolution (DPI) and advanced checks aren't available on mobile. Please use Full Scan on desktop.",
    );
    await expect(page.getByRole('radio', { name: 'Quick Scan' })).toBeChecked();
    await analyze(page, good);
    await expect(page.getByText('Quick scan, Sheetfed')).toBeVisible();
  });

  test('F6 tapping a marker shows its finding', async ({ page }) => {
    await openPreflight(page);
    await analyze(page, bad);
    await expect(detail(page).getByRole('heading', { name: 'Bleed' })).not.toBeInViewport();
    await page
      .getByRole('region', { name: 'Pages' })
      .getByRole('button', { name: /^1: Bleed/ })
      .first()
      .tap();
    await expect(detail(page).getByRole('heading', { name: 'Bleed' })).toBeInViewport();
  });

  test('F1 recommends a desktop for files of 10 MB or more', async ({ page }) => {
    await openPreflight(page);
    await uploadButton(page).click();
    await expect(
      dialog(page).getByText('Files of 10 MB or more are best checked on a desktop.'),
    ).toBeVisible();
    await chooseFile(page, pdfOf('large.pdf', Buffer.alloc(10 * 1_048_576, '%PDF')));
    await expect(dialog(page).getByText('10.0 MB, best checked on a desktop')).toBeVisible();
  });

  for (const [what, file] of [
    ['over 100 pages', pdfOf('many.pdf', goodPdf(101))],
    ['over 30 MB', pdfOf('large.pdf', Buffer.alloc(30 * 1_048_576 + 1, '%PDF'))],
  ] as const) {
    test(`F1 rejects a file ${what} without uploading it`, async ({ page }) => {
      await openPreflight(page);
      const uploads: string[] = [];
      page.on('request', (request) => uploads.push(`${request.method()} ${new URL(request.url()).pathname}`));
      await chooseFile(page, file);
      await expect(page.getByText('File Too Large for Mobile Preflight')).toBeVisible();
      await expect(
        page.getByText('Result: This file exceeds mobile limits (30 MB / 100 pages)'),
      ).toBeVisible();
      await expect(page.getByText('Please use Full Scan on desktop.')).toBeVisible();
      expect(uploads).not.toContain('POST /api/preflight/analyze');
    });
  }
});
