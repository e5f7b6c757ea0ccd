import { truncate, writeFile } from 'node:fs/promises';
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

test.use({
  // Otherwise the notification prompt would cover the page.
  permissions: ['notifications'],
  userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148',
  viewport: { width: 390, height: 844 },
  hasTouch: true,
});

const MB = 1_048_576;

/** A file on disk, because the bytes of a large one take half a minute to the browser. @returns its path */
async function largeFile(bytes: number): Promise<string> {
  const path = test.info().outputPath('large.pdf');
  await writeFile(path, '%PDF');
  await truncate(path, bytes);
  return path;
}

test('F1 F6 a phone runs Quick Scan only, shows findings on a tap, and takes no file over 100 pages or 30 MB', async ({
  page,
}) => {
  const uploads: string[] = [];
  page.on('request', (request) => uploads.push(`${request.method()} ${new URL(request.url()).pathname}`));
  const expectRejected = async () => {
    await expect(page.getByText('File Too Large for Mobile Preflight')).toBeVisible();
    await expect(page.getByText('Result: This file exceeds mobile limits (30 MB / 100 pages)')).toBeVisible();
    await expect(page.getByText('Please use Full Scan on desktop.', { exact: true })).toBeVisible();
    expect(uploads).not.toContain('POST /api/preflight/analyze');
  };
  await openPreflight(page);

  await test.step('Quick Scan is chosen, and Full Scan explains why it is not available', async () => {
    await uploadButton(page).click();
    await expect(page.getByRole('radio', { name: 'Quick Scan' })).toBeChecked();
    await expect(dialog(page).getByText('Full Scan requires desktop.')).toBeVisible();
    await expect(
      dialog(page).getByText('Files of 10 MB or more are best checked on a desktop.'),
    ).toBeVisible();
    await expect(startButton(page)).toBeInViewport({ ratio: 1 });
    await page.getByText('Full Scan', { exact: true }).tap({ force: true });
    await expect(page.getByRole('alert')).toContainText(
      "Full Scan requires desktop. Image resolution (DPI) and advanced checks aren't available on mobile. Please use Full Scan on desktop.",
    );
    await expect(page.getByRole('radio', { name: 'Quick Scan' })).toBeChecked();
  });

  await test.step('a file over 100 pages is rejected without uploading it', async () => {
    await chooseFile(page, pdfOf('many.pdf', goodPdf(101)));
    await expectRejected();
  });

  await test.step('tapping a marker shows its finding', async () => {
    await analyze(page, pdfOf('bad.pdf', badPdf()));
    await expect(page.getByText('Quick scan, Sheetfed')).toBeVisible();
    await expect(detail(page).getByRole('heading', { name: 'Bleed' })).not.toBeInViewport();
    await page
      .getByRole('region', { name: 'Pages' })
      .getByRole('button', { name: /^1: Bleed/ })
      .first()
      .tap();
    await expect(detail(page).getByRole('heading', { name: 'Bleed' })).toBeInViewport();
  });

  await test.step('a file over 30 MB is rejected without uploading it', async () => {
    await page.getByRole('button', { name: 'New file' }).click();
    await expect(dialog(page)).toBeVisible();
    uploads.length = 0;
    await chooseFile(page, await largeFile(30 * MB + 1));
    await expectRejected();
  });

  await test.step('a desktop is recommended for a file of 10 MB', async () => {
    await chooseFile(page, await largeFile(10 * MB));
    await expect(dialog(page).getByText('10.0 MB, best checked on a desktop')).toBeVisible();
  });
});
