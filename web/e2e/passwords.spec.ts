import type { Page } from '@playwright/test';
import { baseURL, callApi, expect, hold, signUp, signUpElsewhere, test } from './fixtures.ts';
import { findInMail, uniqueEmail } from '@printpartner/testing/e2e';
import { notifications, openSettings, signIn, submitSignIn } from './settings-page.ts';

const NEW_PASSWORD = 'new die line 7';
const BY_LINK = 'score before you fold';
const SIX_DIGITS = /(?<![\w=./-])(\d{6})(?![\w-])/;

const code = (page: Page) => page.getByLabel('Reset code');
const sendCode = (page: Page) => page.getByRole('button', { name: 'Send Reset Code' });
const reset = (page: Page) => page.getByRole('button', { name: 'Reset Password' });

/** Opens the first step of a password reset. */
async function forget(page: Page, email = ''): Promise<void> {
  await page.getByRole('tab', { name: 'Sign In' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
}

test('A4 A11 a mailed code sets a new password after a reload, a wrong code and a second mail; then a mailed link sets another', async ({
  page,
  browser,
}) => {
  const { email, password } = await signUpElsewhere(browser);
  await page.goto('/login');
  await test.step('the typed address is kept, and a code is sent to it', async () => {
    await forget(page, email);
    await expect(page.getByLabel('Email')).toBeFocused();
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await sendCode(page).click();
    await expect(notifications(page)).toContainText('Reset Code Sent');
    await expect(code(page)).toBeFocused();
    await expect(code(page)).toHaveAttribute('inputmode', 'numeric');
    await expect(code(page)).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(code(page)).toHaveAttribute('placeholder', /6-digit/);
  });
  await test.step('the step for the code survives a reload, and a wrong code has an error', async () => {
    await page.reload();
    const right = await findInMail(email, SIX_DIGITS);
    const wrong = String((Number(right) + 1) % 1_000_000).padStart(6, '0');
    await code(page).fill(wrong);
    await page.getByLabel('New password').fill(NEW_PASSWORD);
    await page.getByLabel('Confirm password').fill(NEW_PASSWORD);
    await reset(page).click();
    await expect(notifications(page)).toContainText('Reset Failed');
    await expect(code(page)).toBeFocused();
    await expect(code(page)).toHaveAccessibleDescription(/\w/);
  });
  await test.step('another code can be requested', async () => {
    const send = await hold(page, '**/api/auth/forgot-password');
    const again = page.getByRole('button', { name: 'Send the code again' });
    await again.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Sending code...' })).toBeFocused();
    send();
    await expect(again).toBeFocused();
  });
  await test.step('a pasted code is cleaned and sets the password', async () => {
    const mailed = await findInMail(email, SIX_DIGITS, 2);
    for (const copied of [` ${mailed}`, `${mailed.slice(0, 3)} ${mailed.slice(3)}`, `${mailed}9`]) {
      await code(page).fill(copied);
      await expect(code(page)).toHaveValue(mailed);
    }
    await reset(page).click();
    await expect(notifications(page)).toContainText('Password Reset Successful');
    await expect(notifications(page)).toContainText(
      'Your password has been reset. You can now sign in with your new password.',
    );
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  });
  await test.step('a reload leads to the login screen, where only the new password signs in', async () => {
    await page.reload();
    await expect(page.getByRole('tab', { name: 'Create Account' })).toBeVisible();
    await page.getByRole('tab', { name: 'Sign In' }).click();
    await submitSignIn(page, email, password);
    await expect(notifications(page)).toContainText('Sign in failed');
    await submitSignIn(page, email, NEW_PASSWORD);
    await expect(page).toHaveURL('/');
  });
  await test.step('on another device, the mailed link sets a password once, and only one that is hard to guess', async () => {
    const elsewhere = await browser.newContext();
    const other = await elsewhere.newPage();
    await other.goto('/login');
    await forget(other, email);
    await sendCode(other).click();
    await expect(code(other)).toBeVisible();
    const link = await findInMail(email, /(\/reset-password\.html#\S+)/, 3);
    const fillIn = async (typed: string) => {
      await other.getByLabel('New password').fill(typed);
      await other.getByLabel('Confirm password').fill(typed);
    };
    await other.goto(link);
    await expect(other).toHaveURL('/reset-password.html');
    await expect(other.getByRole('main')).toContainText(email);
    await fillIn('password1');
    await expect(other.getByText('one of the 10,000 most common passwords')).toBeVisible();
    await reset(other).click();
    await expect(notifications(other)).toContainText('Reset Failed');
    await expect(other.getByLabel('New password')).toBeFocused();
    await fillIn(BY_LINK);
    await expect(other.getByText('Strong')).toBeVisible();
    await reset(other).click();
    await expect(notifications(other)).toContainText('Password Reset Successful');
    await expect(other).toHaveURL('/login');
    await other.goto(link);
    await fillIn(password);
    await reset(other).click();
    await expect(other.getByRole('alert')).toContainText('This link has expired or was used before.');
    await other.getByRole('link', { name: 'Go to Sign In' }).click();
    await submitSignIn(other, email, BY_LINK);
    await expect(other).toHaveURL('/');
    await elsewhere.close();
    await page.reload();
    await expect(page).toHaveURL('/login');
  });
});

test('A4 a password reset shows errors for missing fields, a code under Development Mode, and how long to wait after too many codes', async ({
  page,
}) => {
  await page.goto('/login');
  await forget(page);
  await test.step('the address has an error when missing or invalid', async () => {
    await sendCode(page).click();
    await expect(page.getByText('Email is required')).toBeVisible();
    await page.getByLabel('Email').fill('maya@');
    await sendCode(page).click();
    await expect(page.getByText('Please enter a valid email address')).toBeVisible();
    await page.getByLabel('Email').fill(uniqueEmail('nobody'));
    await sendCode(page).click();
  });
  await test.step('code and passwords have errors, and each password has its own show/hide button', async () => {
    await reset(page).click();
    for (const words of [
      'Reset code is required',
      'New password is required',
      'Please confirm your password',
    ]) {
      await expect(page.getByText(words)).toBeVisible();
    }
    const first = page.getByLabel('New password');
    const second = page.getByLabel('Confirm password');
    await first.fill('short');
    await second.fill('shirt');
    await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();
    await expect(page.getByText('Passwords do not match')).toBeVisible();
    await page.getByRole('button', { name: 'Show password' }).first().click();
    await expect(first).toHaveAttribute('type', 'text');
    await expect(second).toHaveAttribute('type', 'password');
  });
  await test.step('Back to Sign In leads back', async () => {
    await page.getByRole('button', { name: 'Back to Sign In' }).click();
    await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
  });
  await test.step('a code in the answer is shown under Development Mode', async () => {
    await page.route('**/api/auth/forgot-password', (route) =>
      route.fulfill({ json: { success: true, message: 'A code is on its way.', resetCode: '042917' } }),
    );
    await forget(page, uniqueEmail());
    await sendCode(page).click();
    await expect(page.getByRole('heading', { name: 'Development Mode' })).toBeVisible();
    await expect(page.getByText('042917')).toBeVisible();
    await expect(page.getByText('In production it would be emailed to you')).toBeVisible();
    await expect(notifications(page)).toContainText('A code is on its way.');
    await page.unroute('**/api/auth/forgot-password');
    await page.getByRole('button', { name: 'Back to Sign In' }).click();
  });
  await test.step('too many requests for codes show how long to wait', async () => {
    const email = uniqueEmail();
    await forget(page, email);
    await sendCode(page).click();
    const headers = { origin: new URL(baseURL).origin };
    const ask = () => page.request.post('/api/auth/forgot-password', { data: { email }, headers });
    await expect.poll(async () => (await ask()).status(), { intervals: [0] }).toBe(429);
    await page.getByRole('button', { name: 'Send the code again' }).click();
    await expect(notifications(page)).toContainText(
      /Too many attempts. Please wait \d+ (minutes?|seconds?|hours?), then try again./,
    );
    await expect(notifications(page)).toContainText('Error');
  });
});

test.describe('change password', () => {
  test('A5 changing the password signs out other devices, and only the new password works', async ({
    page,
    browser,
  }) => {
    const { email, password } = await signUp(page);
    const elsewhere = await browser.newContext();
    const other = await elsewhere.newPage();
    await signIn(other, email, password);
    await expect(other).toHaveURL('/');

    await page.goto('/');
    const settings = await openSettings(page);
    const opener = settings.getByRole('button', { name: 'Change Password' });
    await opener.click();
    const form = settings.getByRole('form', { name: 'Change Password' });
    await expect(form.getByLabel('Current password')).toBeFocused();
    const submit = form.getByRole('button', { name: 'Change Password' });
    await submit.click();
    await expect(form.getByText('Current password is required')).toBeVisible();

    await form.getByLabel('Current password').fill('not the one');
    await form.getByLabel('New password').fill(NEW_PASSWORD);
    await form.getByLabel('Confirm password').fill(NEW_PASSWORD);
    await submit.click();
    await expect(notifications(page)).toContainText('Password not changed');
    await expect(form.getByLabel('Current password')).toBeFocused();

    await form.getByLabel('Current password').fill(password);
    await submit.click();
    await expect(notifications(page)).toContainText('Your other devices have been signed out.');
    await expect(opener).toBeFocused();
    await callApi(page, 'GET', '/api/projects');

    await other.reload();
    await expect(other).toHaveURL('/login');
    await signIn(other, email, password);
    await expect(notifications(other)).toContainText('Sign in failed');
    await signIn(other, email, NEW_PASSWORD);
    await expect(other).toHaveURL('/');
    await elsewhere.close();
  });
});
