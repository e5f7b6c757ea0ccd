import { readFile } from 'node:fs/promises';
import { callApi, expect, saveProject, signUp, test } from './fixtures.ts';
import { findInMail } from '@printpartner/testing/e2e';
import { notifications, openSettings, pressAndConfirmWith } from './settings-page.ts';

const LINK_TOKEN = /\/confirm-email\?token=([\w.~%-]+)/;

test.describe('settings', () => {
  test('H5 Settings lists its sections in order, and Rearrange Tabs closes it', async ({ page }) => {
    await signUp(page);
    const supportEmail = 'press-room@example.com';
    await page.route('**/api/config', (route) => route.fulfill({ json: { supportEmail, appStoreUrl: '' } }));
    await page.goto('/');
    const settings = await openSettings(page);
    await expect(settings.getByRole('heading', { level: 3 })).toHaveText([
      'Tutorial',
      'Account',
      'Password',
      'Sign Out',
      'Your data',
      'Delete Account',
      'Support',
      'AI Assistant',
      'Reminder notifications',
      'Units',
      'Vendors',
      'Rearrange Tabs',
      'Tab colors',
    ]);
    await expect(settings.getByText('Hold a tab for 1 second, then drag')).toBeVisible();
    await expect(settings.getByRole('link', { name: supportEmail })).toHaveAttribute(
      'href',
      `mailto:${supportEmail}`,
    );
    await settings.getByRole('button', { name: 'Rearrange Tabs' }).click();
    await expect(settings).toBeHidden();
  });

  test('H5 Settings shows a message until its code loads, keeps its header visible on a phone and returns the focus', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signUp(page);
    await page.route('**/assets/account-settings-*.js', (route) => route.abort());
    await page.goto('/');
    const opener = page.getByRole('button', { name: 'Settings', exact: true });
    for (const _ of [1, 2]) {
      await opener.click();
      await expect(notifications(page)).toContainText('Settings did not load');
      await notifications(page).getByRole('button').last().click();
      await expect(notifications(page)).not.toContainText('Settings did not load');
    }
    await page.unroute('**/assets/account-settings-*.js');
    const settings = await openSettings(page);
    await settings.getByRole('heading', { name: 'Tab colors' }).scrollIntoViewIfNeeded();
    await expect(settings.getByRole('heading', { name: 'Settings' })).toBeInViewport();
    await expect(settings.getByRole('heading', { name: 'Account', exact: true })).not.toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(settings).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('A6 Download my data saves all data as a file, and shows a message when that fails', async ({
    page,
  }) => {
    const { email, password } = await signUp(page);
    await saveProject(page, { project_name: 'Harbor tri-fold', notes: 'for the export' });
    await page.goto('/');
    const settings = await openSettings(page);
    const coming = page.waitForEvent('download');
    await settings.getByRole('button', { name: 'Download my data' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Download my data' }).click();
    await expect(question).toContainText('Current password is required');
    await question.getByLabel('Current password').fill('not the password');
    await question.getByRole('button', { name: 'Download my data' }).click();
    await expect(question).toContainText('Current password is incorrect.');
    await question.getByLabel('Current password').fill(password);
    await question.getByRole('button', { name: 'Download my data' }).click();
    const download = await coming;
    expect(download.suggestedFilename()).toMatch(/^print-partner-data-\d{4}-\d\d-\d\d\.json$/);
    const text = await readFile(await download.path(), 'utf8');
    const data = JSON.parse(text) as { exportedAt: string; services: Record<string, unknown> };
    expect(Object.keys(data.services)).toEqual(expect.arrayContaining(['auth', 'projects', 'alerts']));
    expect(JSON.stringify(data.services['auth'])).toContain(email);
    expect(JSON.stringify(data.services['projects'])).toContain('Harbor tri-fold');
    expect(text).not.toMatch(/argon2|passwordHash|password_hash|tokenHash|token_hash/);

    await expect(question).toBeHidden();
    await page.route('**/api/auth/export', (route) => route.abort());
    await pressAndConfirmWith(page, 'Download my data', password);
    await expect(notifications(page)).toContainText('Download failed');
    await expect(notifications(page)).toContainText('Network error');
  });
});

test.describe('e-mail', () => {
  test('A4 an e-mail address is confirmed by a click on the linked page, not by opening it', async ({
    page,
    browser,
  }) => {
    const { email } = await signUp(page);
    await page.goto('/');
    let settings = await openSettings(page);
    await expect(settings.getByText('Confirm your e-mail')).toBeVisible();
    await settings.getByRole('button', { name: 'Send link again' }).click();
    await expect(notifications(page)).toContainText('Link sent');
    const token = await findInMail(email, LINK_TOKEN);

    // Like a mail scanner, which opens the link but clicks nothing.
    const scanner = await browser.newContext();
    const visit = await scanner.newPage();
    await visit.goto(`/confirm-email?token=${token}`);
    await expect(visit.getByRole('button', { name: 'Confirm my e-mail' })).toBeVisible();
    await scanner.close();
    const before = await (await callApi(page, 'GET', '/api/auth/session')).json();
    expect(before).toMatchObject({ user: { emailConfirmed: false } });

    await page.goto(`/confirm-email?token=${token}`);
    await page.getByRole('button', { name: 'Confirm my e-mail' }).click();
    await expect(page.getByRole('heading', { name: 'E-mail confirmed' })).toBeVisible();
    await page.getByRole('link', { name: 'Go to your home screen' }).click();
    settings = await openSettings(page);
    await expect(settings.getByText('E-mail confirmed')).toBeVisible();
    await expect(settings.getByRole('button', { name: 'Send link again' })).toHaveCount(0);
  });

  test('A4 an invalid or incomplete confirmation link shows an error', async ({ page }) => {
    await page.goto('/confirm-email?token=nonsense');
    await page.getByRole('button', { name: 'Confirm my e-mail' }).click();
    await expect(page.getByRole('main')).toContainText(
      'This link has expired. Request a new one in Settings.',
    );
    await expect(page.getByRole('button', { name: 'Confirm my e-mail' })).toHaveCount(0);
    await page.goto('/confirm-email');
    await expect(page.getByText('This link is incomplete.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Confirm my e-mail' })).toHaveCount(0);
  });
});
