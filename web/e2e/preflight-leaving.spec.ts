import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, saveProject, signUp, test } from './fixtures.ts';
import { analyze, checks, openPreflight, pdfOf, uploadButton, verdict } from './preflight-page.ts';
import { openSettings, pressAndConfirm } from './settings-page.ts';
import { badPdf } from '@printpartner/testing/e2e';

// Else the offer of notifications would come up over the page.
test.use({ permissions: ['notifications'] });

const bad = pdfOf('harbor-season.pdf', badPdf());

/** By its tile, so that Back leads home. */
async function openFromHome(page: Page): Promise<void> {
  await signUp(page);
  await page.goto('/');
  await page.getByRole('button', { name: /^Preflight/ }).click();
  await expect(uploadButton(page)).toBeVisible();
}

test('F3 Back asks before a result is lost, and the result is there again for who stays', async ({
  page,
}) => {
  await openFromHome(page);
  await analyze(page, bad);
  await page.goBack();
  const question = page.getByRole('alertdialog', { name: 'Close Preflight?' });
  await expect(question).toContainText('Closing loses the preflight result of “harbor-season.pdf”.');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(question).toHaveCount(0);
  await expect(page).toHaveURL(/tab=preflight/);
  await expect(checks(page)).toBeVisible();
  // Where the keyboard was before.
  await expect(verdict(page, /^Not ready/)).toBeFocused();

  await page.goBack();
  const cleanup = page.waitForRequest((request) => request.url().includes('/api/preflight/cleanup/'));
  await question.getByRole('button', { name: 'Close', exact: true }).click();
  expect((await cleanup).method()).toBe('DELETE');
  await expect(checks(page)).toHaveCount(0);
  await page.goForward();
  await expect(uploadButton(page)).toBeVisible();
});

test('F3 a result that is kept, and a page without one, is left without a question', async ({ page }) => {
  await openFromHome(page);
  await page.goBack();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await saveProject(page, { project_name: 'Postcard' });
  await page.goto('/');
  await page.getByRole('button', { name: /^Preflight/ }).click();
  await analyze(page, bad);
  await page.getByRole('button', { name: 'Keep with a project' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Keep', exact: true }).click();
  await expect(page.getByText('Kept with Postcard.')).toBeVisible();
  await page.getByRole('button', { name: 'Close Tab' }).click();
  await expect(page.getByRole('dialog', { name: 'Preflight' })).toHaveCount(0);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('A6 F3 signing out in another tab forgets the file, while the server knows whose it is', async ({
  page,
  context,
}) => {
  await openPreflight(page);
  await analyze(page, bad);
  const other = await context.newPage();
  await other.goto('/');
  const calls: string[] = [];
  const note = (what: string, url: string) =>
    /cleanup|logout/.test(url) && calls.push(`${what} ${new URL(url).pathname.split('/')[3]}`);
  other.on('request', (request) => note('ask', request.url()));
  other.on('response', (response) => note(String(response.status()), response.url()));
  await openSettings(other);
  await pressAndConfirm(other, 'Sign Out');
  await expect(other).toHaveURL('/login');
  expect(calls.slice(0, 3)).toEqual(['ask cleanup', '204 cleanup', 'ask logout']);
  await expect(page).toHaveURL('/login');
});
