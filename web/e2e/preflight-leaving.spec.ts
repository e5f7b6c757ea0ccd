import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, saveProject, signUp, test } from './fixtures.ts';
import { analyze, checks, pdfOf, uploadButton, verdict } from './preflight-page.ts';
import { openSettings, pressAndConfirm } from './settings-page.ts';
import { badPdf } from '@printpartner/testing/e2e';

// Otherwise the notification prompt would cover the page.
test.use({ permissions: ['notifications'] });

const bad = pdfOf('harbor-season.pdf', badPdf());

/** Opens Preflight by its tile, so that Back leads home. */
async function openByTile(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Preflight/ }).click();
  await expect(uploadButton(page)).toBeVisible();
}

test('F3 A6 leaving asks before a result is lost, and deletes its session, also by a sign-out in another tab', async ({
  page,
  context,
}) => {
  const question = page.getByRole('alertdialog', { name: 'Close Preflight?' });
  const tool = page.getByRole('dialog', { name: 'Preflight' });
  await signUp(page);
  await saveProject(page, { project_name: 'Postcard' });
  await page.goto('/');

  await test.step('without a result, Back asks nothing', async () => {
    await openByTile(page);
    await page.goBack();
    await expect(tool).toHaveCount(0);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  });

  await test.step('Back asks before a result is lost, and Stay keeps it', async () => {
    await openByTile(page);
    await analyze(page, bad);
    await page.goBack();
    await expect(question).toContainText('Closing loses the preflight result of “harbor-season.pdf”.');
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(question).toHaveCount(0);
    await expect(page).toHaveURL(/tab=preflight/);
    await expect(checks(page)).toBeVisible();
    // The focus returns to where it was.
    await expect(verdict(page, /^Not ready/)).toBeFocused();
  });

  await test.step('Close deletes the session', async () => {
    await page.goBack();
    const cleanup = page.waitForRequest((request) => request.url().includes('/api/preflight/cleanup/'));
    await question.getByRole('button', { name: 'Close', exact: true }).click();
    expect((await cleanup).method()).toBe('DELETE');
    await expect(checks(page)).toHaveCount(0);
    await page.goForward();
    await expect(uploadButton(page)).toBeVisible();
  });

  await test.step('with a kept result, Close Tab asks nothing', async () => {
    await analyze(page, bad);
    await page.getByRole('button', { name: 'Keep with a project' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Keep', exact: true }).click();
    await expect(page.getByText('Kept with Postcard.')).toBeVisible();
    await page.getByRole('button', { name: 'Close Tab' }).click();
    await expect(tool).toHaveCount(0);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  });

  await test.step('signing out in another tab deletes the session before the sign-out request', async () => {
    await openByTile(page);
    await analyze(page, bad);
    const other = await context.newPage();
    await other.goto('/');
    const calls: string[] = [];
    const record = (what: string, url: string) =>
      /cleanup|logout/.test(url) && calls.push(`${what} ${new URL(url).pathname.split('/')[3]}`);
    other.on('request', (request) => record('request', request.url()));
    other.on('response', (response) => record(String(response.status()), response.url()));
    await openSettings(other);
    await pressAndConfirm(other, 'Sign Out');
    await expect(other).toHaveURL('/login');
    expect(calls.slice(0, 3)).toEqual(['request cleanup', '204 cleanup', 'request logout']);
    await expect(page).toHaveURL('/login');
  });
});
