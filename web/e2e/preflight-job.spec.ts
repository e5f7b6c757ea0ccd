import { expectAccessible } from './accessible.ts';
import { callApi, expect, test } from './fixtures.ts';
import {
  checks,
  chooseFile,
  detail,
  dialog,
  openPreflight,
  pdfOf,
  uploadButton,
  verdict,
} from './preflight-page.ts';
import { goodPdf } from '@printpartner/testing/e2e';

// Otherwise the notification prompt would cover the page.
test.use({ permissions: ['notifications'] });

/** 12 pages of 6 × 9 in, black only. */
const draft = {
  data: {
    name: 'Harbor Season Program',
    textFinishedSize: '6 × 9 in',
    pageCount: '12',
    interiorColors: '1/1',
    bindingType: 'Saddle Stitch',
  },
};

test('F7 a spec sheet judges the right and the wrong file, and the differences are drawn', async ({
  page,
}) => {
  await openPreflight(page);
  await callApi(page, 'PUT', '/api/specs/booklet-specs-current', draft);
  const judgeBy = dialog(page).getByLabel('Judge by');

  await test.step('the right file', async () => {
    await uploadButton(page).click();
    await judgeBy.selectOption('Harbor Season Program (working draft)');
    await expect(dialog(page).getByText('6 × 9 in · 12 pages · Saddle Stitch · black only')).toBeVisible();
    await chooseFile(page, pdfOf('right.pdf', goodPdf(12)));
    await expect(verdict(page, /^Almost ready/)).toBeVisible();
    await expect(page.getByText('Judged by: Harbor Season Program · 6 × 9 in · 12 pages')).toBeVisible();
    const passed = checks(page).getByRole('region', { name: /^Passed/ });
    for (const name of ['Page Count & Size', 'Bleed', 'Color Space'])
      await expect(passed.getByRole('button', { name })).toBeVisible();
  });

  await test.step('the wrong file, judged by the same sheet', async () => {
    await page.getByRole('button', { name: 'New file' }).click();
    await expect(judgeBy).toHaveValue('');
    await dialog(page).getByRole('button', { name: 'Use that job' }).click();
    await expect(judgeBy).toHaveValue('booklet-specs-current');
    await chooseFile(page, pdfOf('wrong.pdf', goodPdf(14, 5.5, 8.5)));
    await expect(verdict(page, /^Not ready: 1 fault will show in print/)).toBeVisible();
    await checks(page).getByRole('button', { name: 'Page Count & Size' }).click();
    await expect(checks(page).getByRole('button', { name: 'Page Count & Size' })).toContainText(
      'Page 1 trims to 5.5 × 8.5 in; the job says 6 × 9 in. The file has 14 pages; the job says 12.',
    );
    await expect(detail(page).getByText('From the job')).toBeVisible();
    const marker = (name: RegExp) => page.getByRole('button', { name });
    await expect(marker(/Page Count & Size, failure 1 of 15: width of page 1, 5\.5 in/)).toBeVisible();
    await expectAccessible(page, 'a result judged by a spec sheet');
    // The first page beyond those ordered.
    const number = page.getByRole('textbox', { name: 'Page number, 1 to 14' });
    await number.fill('13');
    await number.press('Enter');
    await marker(/2 findings here: Page Count & Size, failure 13 of 15: page count, 14 pages/).click();
    await expect(detail(page).getByText('The file has 14 pages; the job says 12.')).toBeVisible();
    await expect(detail(page).getByText('Compare the Pages panel with the page count')).toBeVisible();
  });

  await test.step('the same file without a spec sheet', async () => {
    await page.getByRole('button', { name: 'Change scan or job' }).click();
    await expect(dialog(page).getByText('wrong.pdf')).toBeVisible();
    await expectAccessible(page, 'the choice of a job');
    const uploads: string[] = [];
    page.on('request', (request) => uploads.push(`${request.method()} ${new URL(request.url()).pathname}`));
    await judgeBy.selectOption('No job');
    await expect(dialog(page).getByText(/^Almost ready/)).toBeVisible();
    expect(uploads).not.toContain('POST /api/preflight/analyze');
  });

  await test.step('the same file by a typed job', async () => {
    await judgeBy.selectOption('Size, pages, binding and inks typed here');
    await dialog(page).getByLabel('Trim size').fill('6 x 9');
    await dialog(page).getByLabel('Pages').fill('14');
    await expect(dialog(page).getByText(/^Not ready: 1 fault will show in print/)).toBeVisible();
    await dialog(page).getByLabel('Trim size').fill('5.5 x 8.5');
    await dialog(page).getByLabel('Pages').click();
    await expect(dialog(page).getByText(/^Almost ready/)).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Show result' }).click();
    await expect(page.getByText('Judged by: the job · 5.5 × 8.5 in · 14 pages')).toBeVisible();
  });
});
