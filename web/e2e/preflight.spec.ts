import { readFile } from 'node:fs/promises';
import { expectAccessibleInEveryLook } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import {
  analyze,
  ANALYZE_PATH,
  checks,
  chooseFile,
  detail,
  dialog,
  openPreflight,
  pdfOf,
  startButton,
  verdict,
} from './preflight-page.ts';
import { follow } from './screens.ts';
import { badPdf, goodPdf, lockedPdf } from '@printpartner/testing/e2e';

// Otherwise the notification prompt would cover the page.
test.use({ permissions: ['notifications'] });

const good = pdfOf('good.pdf', goodPdf());
const bad = pdfOf('bad.pdf', badPdf());
const isCleanup = (request: { method: () => string; url: () => string }) =>
  request.method() === 'DELETE' && request.url().includes('/api/preflight/cleanup/');
const problem = (status: number, detailText: string, code = 'system.busy') => ({
  status,
  contentType: 'application/problem+json',
  body: JSON.stringify({ type: 'about:blank', title: '', status, detail: detailText, code }),
});

test('F3 F5 F6 G9 a check is canceled, fails and is tried again, and deletes its session when the file is left', async ({
  page,
}) => {
  const newFile = async () => {
    await page.getByRole('button', { name: 'New file' }).click();
    await expect(dialog(page)).toBeVisible();
  };
  await openPreflight(page);

  await test.step('G9 checked items stay when the checklist is reopened', async () => {
    const list = page.getByRole('button', { name: 'Universal Preflight Checklist' });
    await list.click();
    await page.getByLabel('Trim size and orientation').check();
    await page.keyboard.press('Escape');
    await expect(list).toBeFocused();
    await list.click();
    await expect(page.getByLabel('Trim size and orientation')).toBeChecked();
    await expect(page.getByText('1 of 35 checked')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(list).toBeFocused();
  });

  await test.step('F6 Cancel stops the analysis and deletes its session', async () => {
    await page.route(ANALYZE_PATH, () => {});
    await chooseFile(page, good);
    await expect(dialog(page).getByRole('button', { name: 'Analyzing PDF...' })).toBeVisible();
    await expect(dialog(page).getByRole('progressbar', { name: 'Analysis' })).toBeVisible();
    const cleanup = page.waitForRequest(isCleanup);
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    await cleanup;
    await expect(startButton(page)).toBeVisible();
    await page.unroute(ANALYZE_PATH);
  });

  await test.step('F5 a failed upload says why, and can be tried again', async () => {
    await page.route(ANALYZE_PATH, (route) => route.fulfill(problem(500, '')));
    await chooseFile(page, good);
    await expect(page.getByText(/^PDF analysis failed: Upload failed \(500\): /)).toBeVisible();
    await page.unroute(ANALYZE_PATH);
    await page.route(ANALYZE_PATH, (route) =>
      route.fulfill({
        ...problem(429, 'Too many files.', 'request.rate_limited'),
        headers: { 'retry-after': '120' },
      }),
    );
    await startButton(page).click();
    await expect(page.getByText(/Upload failed \(429\): .*wait 2 minutes/)).toBeVisible();
    await page.unroute(ANALYZE_PATH);
    await page.route(ANALYZE_PATH, (route) => route.fulfill({ status: 500, body: '<html>' }));
    await startButton(page).click();
    await expect(
      page.getByText('Upload failed (500): Server error during PDF processing. Please try again'),
    ).toBeVisible();
    await page.unroute(ANALYZE_PATH);
  });

  await test.step('F6 the result is polled for when the connection is lost after the upload', async () => {
    const analyzed = page.waitForResponse(ANALYZE_PATH);
    await startButton(page).click();
    await expect(verdict(page, /^Almost ready/)).toBeVisible();
    const result: unknown = await (await analyzed).json();
    await newFile();
    await page.route(ANALYZE_PATH, (route) => route.fulfill({ status: 504, body: 'Gateway Time-out' }));
    const polled = /\/api\/preflight\/[0-9a-f-]{36}$/;
    let polls = 0;
    await page.route(polled, (route) => {
      polls += 1;
      const isDone = polls > 1;
      return route.fulfill({
        json: { state: isDone ? 'done' : 'working', page: 1, pages: 2, result: isDone ? result : null },
      });
    });
    await chooseFile(page, good);
    await expect(dialog(page).getByText('1 of 2 pages')).toBeVisible();
    await expect(verdict(page, /^Almost ready/)).toBeVisible();
    await page.unroute(ANALYZE_PATH);
    await page.unroute(polled);
  });

  await test.step('F5 the password of a locked file is asked for', async () => {
    await newFile();
    await chooseFile(page, pdfOf('locked.pdf', lockedPdf()));
    const password = page.getByLabel('File password');
    await expect(password).toBeFocused();
    await password.fill('not this one');
    await startButton(page).click();
    await expect(page.getByText('This password does not open the file.')).toBeVisible();
    await page.getByRole('button', { name: 'Result without password' }).click();
    await expect(verdict(page, 'Not ready: the file is password-protected')).toBeVisible();
    await expect(page.getByText('No pages to show')).toBeVisible();
  });

  await test.step('F3 another file deletes the session', async () => {
    await newFile();
    await analyze(page, good);
    await newFile();
    const cleanup = page.waitForRequest(isCleanup);
    await chooseFile(page, bad);
    await cleanup;
    await expect(verdict(page, /^Not ready/)).toBeVisible();
  });

  await test.step('F3 closing the tool deletes the session', async () => {
    const cleanup = page.waitForRequest(isCleanup);
    await page.getByRole('button', { name: 'Close Tab' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Close', exact: true }).click();
    await cleanup;
    await expect(page.getByRole('button', { name: 'Close Tab' })).toHaveCount(0);
  });

  await test.step('F3 leaving the page deletes the session', async () => {
    await follow(page, '/?tab=preflight');
    const analyzed = page.waitForResponse(ANALYZE_PATH);
    await analyze(page, good);
    const { sessionId }: { sessionId: string } = await (await analyzed).json();
    const read = async () => (await page.request.get(`/api/preflight/${sessionId}`)).status();
    expect(await read()).toBe(200);
    await page.goto('/privacy');
    await expect.poll(read).toBe(404);
  });
});

test('F6 F8 pages are turned, and the result is read by keyboard, in detail, and as a report', async ({
  page,
}) => {
  const first = page.viewportSize();
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPreflight(page);
  await test.step('F6 PageDown works as soon as the result appears', async () => {
    await analyze(page, pdfOf('booklet.pdf', goodPdf(12)));
    await expect(page.getByRole('region', { name: 'Page 1 of 12' })).toBeVisible();
    await page.keyboard.press('PageDown');
    await expect(page.getByRole('region', { name: 'Page 2 of 12' })).toBeVisible();
    if (first) await page.setViewportSize(first);
  });
  await test.step('F6 goes to pages by number, by button, and with PageUp and PageDown', async () => {
    const number = page.getByRole('textbox', { name: 'Page number, 1 to 12' });
    const shown = (at: number) =>
      expect(page.getByRole('region', { name: `Page ${at} of 12` })).toBeVisible();
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
  await page.getByRole('button', { name: 'New file' }).click();
  await chooseFile(page, bad);
  await expect(verdict(page, /^Not ready/)).toBeFocused();
  await test.step('F6 arrow keys move between checks and findings', async () => {
    const row = (name: string) => checks(page).getByRole('button', { name });
    await expect(detail(page).getByRole('heading', { name: 'Bleed' })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(row('Bleed')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(detail(page).getByText(/^Edge 2 of/)).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(row('Image Resolution')).toBeFocused();
    await expect(detail(page).getByText('Image 1 of 2')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(row('Hairlines')).toBeFocused();
    await page.keyboard.press('End');
    await expect(row('Interactive Content')).toBeFocused();
    await expect(detail(page).getByText('No form fields, links, media or scripts.')).toBeVisible();
  });
  await test.step('F6 shows the figure, facts and steps of a finding', async () => {
    await checks(page).getByRole('button', { name: 'Image Resolution' }).click();
    await expect(detail(page).getByText('fail under 150 ppi')).toBeVisible();
    await expect(detail(page).getByText('300 × 300 px', { exact: true })).toBeVisible();
    await expect(detail(page).getByText(/Relink to an original of 300 × 300 px/)).toBeVisible();
    await detail(page).getByRole('tab', { name: 'Canva' }).click();
    await expect(detail(page).getByText(/Upload an original of 300 × 300 px/)).toBeVisible();
    await detail(page).getByRole('button', { name: 'Next finding' }).click();
    await expect(detail(page).getByText('Image 2 of 2')).toBeVisible();
    await expect(detail(page).getByRole('tab', { name: 'Canva' })).toHaveAttribute('aria-selected', 'true');
  });
  await test.step('F8 the report has a picture of the page with findings', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Report (PDF)' }).click();
    const report = await download;
    expect(report.suggestedFilename()).toBe('bad preflight.pdf');
    const pdf = await readFile(await report.path(), 'latin1');
    expect(pdf.split('/ColorSpace /DeviceCMYK')).toHaveLength(2);
  });
});
