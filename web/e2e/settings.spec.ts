import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { callApi, expect, saveProject, signUp, test } from './fixtures.ts';
import { findInMail } from '@printpartner/testing/e2e';
import { notifications, openSettings, pressAndConfirmWith } from './settings-page.ts';

const LINK_TOKEN = /\/confirm-email\?token=([\w.~%-]+)/;

const supportEmail = 'press-room@example.com';

test('H5 A6 Settings load at the second try, list their sections in order, save all data as a file, and return the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { email, password } = await signUp(page);
  await saveProject(page, { project_name: 'Harbor tri-fold', notes: 'for the export' });
  await page.route('**/api/config', (route) => route.fulfill({ json: { supportEmail, appStoreUrl: '' } }));
  await page.route('**/assets/account-settings-*.js', (route) => route.abort());
  await page.goto('/');
  const opener = page.getByRole('button', { name: 'Settings', exact: true });
  await test.step('a message is shown each time the code does not load', async () => {
    for (const _ of [1, 2]) {
      await opener.click();
      await expect(notifications(page)).toContainText('Settings did not load');
      await notifications(page).getByRole('button').last().click();
      await expect(notifications(page)).not.toContainText('Settings did not load');
    }
    await page.unroute('**/assets/account-settings-*.js');
  });
  const settings = await openSettings(page);
  await test.step('the sections are in groups, the deletion last, and a list leads to each group', async () => {
    const groups = ['Sign-in', 'Work', 'Home screen', 'Help', 'Data'];
    const list = settings.getByRole('navigation', { name: 'Sections of Settings' });
    await expect(list.getByRole('button')).toHaveText(groups);
    await expect(settings.getByRole('heading', { level: 3 })).toHaveText(groups);
    await expect(settings.getByRole('heading', { level: 4 })).toHaveText([
      'Account',
      'Password',
      'Signed-in devices',
      'Security activity',
      'Sign Out',
      'Units',
      'Vendors',
      'AI Assistant',
      'Reminder notifications',
      'Rearrange Tabs',
      'Tab colors',
      'Tutorial',
      'Support',
      'Your data',
      'Delete Account',
    ]);
    await list.getByRole('button', { name: 'Home screen' }).click();
    await expect(settings.getByRole('heading', { name: 'Home screen' })).toBeFocused();
    await expect(settings.getByRole('heading', { name: 'Rearrange Tabs' })).toBeInViewport({ ratio: 1 });
    await expect(list).toBeInViewport({ ratio: 1 });
    await expect(settings.getByText('Hold a tab for 1 second, then drag')).toBeVisible();
    await expect(settings.getByRole('link', { name: supportEmail })).toHaveAttribute(
      'href',
      `mailto:${supportEmail}`,
    );
  });
  await test.step('the header stays visible on a phone, and Escape returns the focus', async () => {
    await settings.getByRole('heading', { name: 'Delete Account' }).scrollIntoViewIfNeeded();
    await expect(settings.getByRole('heading', { name: 'Settings' })).toBeInViewport();
    await expect(settings.getByRole('heading', { name: 'Account', exact: true })).not.toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(settings).toBeHidden();
    await expect(opener).toBeFocused();
  });
  await test.step('Download my data asks for the password and saves all data as a file', async () => {
    await openSettings(page);
    const text = await downloadData(page, password);
    const data = JSON.parse(text) as { exportedAt: string; services: Record<string, unknown> };
    expect(Object.keys(data.services)).toEqual(expect.arrayContaining(['auth', 'projects', 'alerts']));
    expect(JSON.stringify(data.services['auth'])).toContain(email);
    expect(JSON.stringify(data.services['projects'])).toContain('Harbor tri-fold');
    expect(text).not.toMatch(/argon2|passwordHash|password_hash|tokenHash|token_hash/);
  });
  await test.step('a download that fails has a toast', async () => {
    await page.route('**/api/auth/export', (route) => route.abort());
    await pressAndConfirmWith(page, 'Download my data', password);
    await expect(notifications(page)).toContainText('Download failed');
    await expect(notifications(page)).toContainText('Network error');
  });
  await test.step('Rearrange Tabs closes Settings', async () => {
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
    await settings.getByRole('button', { name: 'Rearrange Tabs' }).click();
    await expect(settings).toBeHidden();
  });
});

/** The request is sent without a password, with a wrong one, then with the right one. Returns the text of the file. */
async function downloadData(page: Page, password: string): Promise<string> {
  const coming = page.waitForEvent('download');
  const name = 'Download my data';
  await page.getByRole('dialog', { name: 'Settings' }).getByRole('button', { name }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name }).click();
  await expect(question).toContainText('Current password is required');
  await question.getByLabel('Current password').fill('not the password');
  await question.getByRole('button', { name }).click();
  await expect(question).toContainText('Current password is incorrect.');
  await question.getByLabel('Current password').fill(password);
  await question.getByRole('button', { name }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/^print-partner-data-\d{4}-\d\d-\d\d\.json$/);
  await expect(question).toBeHidden();
  return readFile(await download.path(), 'utf8');
}

test('A4 H7 an email address is confirmed by a click on the linked page, not by opening it; a bad link shows an error', async ({
  page,
  browser,
}) => {
  const confirm = page.getByRole('button', { name: 'Confirm my email' });
  await test.step('an incomplete or invalid link shows an error', async () => {
    await page.goto('/confirm-email');
    await expect(page.getByText('This link is incomplete.')).toBeVisible();
    await expect(confirm).toHaveCount(0);
    await page.goto('/confirm-email?token=nonsense');
    await confirm.click();
    await expect(page.getByRole('main')).toContainText(
      'This link has expired. Request a new one in Settings.',
    );
    await expect(confirm).toHaveCount(0);
  });
  const { email } = await signUp(page);
  await page.goto('/');
  const token = await test.step('Settings send the link again', async () => {
    const settings = await openSettings(page);
    await expect(settings.getByText('Confirm your email')).toBeVisible();
    await settings.getByRole('button', { name: 'Send link again' }).click();
    await expect(notifications(page)).toContainText('Link sent');
    return findInMail(email, LINK_TOKEN);
  });
  await test.step('a mail scanner, which opens the link but clicks nothing, does not confirm', async () => {
    const scanner = await browser.newContext();
    const visit = await scanner.newPage();
    await visit.goto(`/confirm-email?token=${token}`);
    await expect(visit.getByRole('button', { name: 'Confirm my email' })).toBeVisible();
    await scanner.close();
    const before = await (await callApi(page, 'GET', '/api/auth/session')).json();
    expect(before).toMatchObject({ user: { emailConfirmed: false } });
  });
  await test.step('a click confirms, and Settings say so', async () => {
    await page.goto(`/confirm-email?token=${token}`);
    await confirm.click();
    await expect(page.getByRole('heading', { name: 'Email confirmed' })).toBeVisible();
    await page.getByRole('link', { name: 'Go to your home screen' }).click();
    const settings = await openSettings(page);
    await expect(settings.getByText('Email confirmed')).toBeVisible();
    await expect(settings.getByRole('button', { name: 'Send link again' })).toHaveCount(0);
  });
});
