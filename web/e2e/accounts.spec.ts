import type { Page } from '@playwright/test';
import { uniqueEmail } from '@printpartner/testing/e2e';
import { baseURL, expect, hold, signUpElsewhere, test } from './fixtures.ts';
import { notifications, openSettings, pressAndConfirm } from './settings-page.ts';

const PASSWORD = 'kiss-cut 14 pt';

const password = (page: Page) => page.getByLabel('Password', { exact: true });
const confirmation = (page: Page) => page.getByLabel('Confirm password');
const signInButton = (page: Page) => page.getByRole('button', { name: 'Sign In', exact: true });
const showTab = (page: Page, name: 'Sign In' | 'Create Account') => page.getByRole('tab', { name }).click();

test('A1 A3 Create Account shows errors, keeps what is typed and works without a name; afterwards the screen opens on Sign In', async ({
  page,
  browser,
}) => {
  const other = await signUpElsewhere(browser);
  const createAccount = page.getByRole('button', { name: 'Create Account' });
  await page.goto('/login');
  await test.step('a new browser opens on Create Account, and arrow keys change the tab', async () => {
    await expect(page.getByRole('tab', { name: 'Create Account' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByText('Professional print production tools at your fingertips')).toBeVisible();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3);
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('tab', { name: 'Sign In' })).toBeFocused();
    await expect(signInButton(page)).toBeVisible();
    await showTab(page, 'Create Account');
  });
  await test.step('each missing or invalid field has an error', async () => {
    await createAccount.click();
    await expect(page.getByText('Email is required')).toBeVisible();
    await expect(page.getByText('Password is required')).toBeVisible();
    await expect(page.getByText('Please confirm your password')).toBeVisible();
    await password(page).fill(PASSWORD);
    await confirmation(page).fill('something else');
    await expect(page.getByText('Passwords do not match')).toBeVisible();
    await expect(confirmation(page)).toHaveAccessibleDescription('Passwords do not match');
    await confirmation(page).fill(PASSWORD);
    await expect(page.getByText('Passwords do not match')).toBeHidden();
  });
  await test.step('each password can be shown', async () => {
    await page.getByRole('button', { name: 'Show password' }).first().click();
    await expect(password(page)).toHaveAttribute('type', 'text');
    await expect(confirmation(page)).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Hide password' }).click();
    await expect(password(page)).toHaveAttribute('type', 'password');
  });
  await test.step('each tab keeps what is typed in it', async () => {
    await page.getByLabel('First name').fill('Maya');
    await page.getByLabel('Email').fill(other.email);
    await showTab(page, 'Sign In');
    await expect(page.getByLabel('Email')).toHaveValue('');
    await page.getByLabel('Email').fill('maya@other.example');
    await showTab(page, 'Create Account');
    await expect(page.getByLabel('First name')).toHaveValue('Maya');
    await expect(page.getByLabel('Email')).toHaveValue(other.email);
    await expect(confirmation(page)).toHaveValue(PASSWORD);
    await showTab(page, 'Sign In');
    await expect(page.getByLabel('Email')).toHaveValue('maya@other.example');
    await showTab(page, 'Create Account');
  });
  await test.step('an address that is taken has a toast', async () => {
    await createAccount.click();
    await expect(page.getByText('Account creation failed')).toBeVisible();
    await expect(page).toHaveURL('/login');
  });
  await test.step('an account without a name opens the home screen with a toast', async () => {
    const email = uniqueEmail('sam');
    const sent = page.waitForRequest('**/api/auth/signup');
    await page.getByLabel('First name').fill('');
    await page.getByLabel('Email').fill(email);
    await createAccount.click();
    await expect(page.getByText('Account created!')).toBeVisible();
    await expect(
      page.getByText('Welcome to Print Partner! Your account has been created successfully.'),
    ).toBeVisible();
    await expect(page).toHaveURL('/');
    expect((await sent).postDataJSON()).toEqual({ email, password: PASSWORD });
    expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
  });
  await test.step('the login screen redirects a signed-in user home', async () => {
    await page.goto('/login');
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('button', { name: 'Project Tracking' })).toBeVisible();
  });
  await test.step('a browser that has signed in before opens on Sign In', async () => {
    await openSettings(page);
    await pressAndConfirm(page, 'Sign Out');
    const tab = page.getByRole('tab', { name: 'Sign In' });
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await page.reload();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  });
  await test.step('too many wrong passwords show how long to wait', () => expectToWait(page, other.email));
});

/** Guesses until the server refuses to check more, then once more on the Sign In tab. */
async function expectToWait(page: Page, email: string): Promise<void> {
  const data = { email, password: 'not the one' };
  const headers = { origin: new URL(baseURL).origin };
  const guess = () => page.request.post('/api/auth/login', { data, headers });
  await expect.poll(async () => (await guess()).status(), { intervals: [0] }).toBe(429);
  await page.getByLabel('Email').fill(email);
  await password(page).fill(data.password);
  await signInButton(page).click();
  await expect(notifications(page)).toContainText(
    /Too many attempts. Please wait \d+ (minutes?|seconds?|hours?), then try again./,
  );
  await expect(notifications(page)).toContainText('Sign in failed');
}

test('A2 A3 H8 Sign In shows what is wrong with fields, connection, answer and password, and redirects home', async ({
  page,
  browser,
}) => {
  const { email } = await signUpElsewhere(browser);
  await page.goto('/login');
  await showTab(page, 'Sign In');
  await test.step('each missing or invalid field has an error', async () => {
    await signInButton(page).click();
    await expect(page.getByRole('alert')).toHaveText(
      'You must provide either an email or phone number and a password',
    );
    await expect(page.getByText('Email is required')).toBeVisible();
    await expect(page.getByText('Password is required')).toBeVisible();
    await expect(page.getByLabel('Email')).toBeFocused();

    await page.getByLabel('Email').fill('maya@');
    await password(page).fill('short');
    await signInButton(page).click();
    await expect(page.getByText('Please enter a valid email')).toBeVisible();
    await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();
    await expect(page.getByRole('alert')).toBeHidden();
  });
  await page.getByLabel('Email').fill(email);
  await test.step('a lost connection has a toast', async () => {
    await page.route('**/api/auth/login', (route) => route.abort());
    await password(page).fill(PASSWORD);
    await signInButton(page).click();
    await expect(notifications(page)).toContainText('Network error');
    await page.unroute('**/api/auth/login');
  });
  await test.step('an answer without a user has a toast, on both tabs', async () => {
    await page.route(/auth\/(login|signup)/, (route) => route.fulfill({ json: { success: true } }));
    await signInButton(page).click();
    await expect(notifications(page).getByText('Login failed', { exact: true })).toBeVisible();
    await showTab(page, 'Create Account');
    await page.getByLabel('Email').fill(uniqueEmail());
    await password(page).fill(PASSWORD);
    await confirmation(page).fill(PASSWORD);
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(
      notifications(page).getByText('Account creation failed', { exact: true }).first(),
    ).toBeVisible();
    await page.unroute(/auth\/(login|signup)/);
    await showTab(page, 'Sign In');
  });
  await test.step('a wrong password has a toast with the server’s detail and an error at its field', async () => {
    await password(page).fill('not the one');
    const answer = page.waitForResponse('**/api/auth/login');
    await signInButton(page).click();
    const { detail, status }: { detail: string; status: number } = await (await answer).json();
    expect([status, detail]).toEqual([401, 'Invalid email or password.']);
    await expect(notifications(page).getByText(detail)).toBeVisible();
    await expect(notifications(page).getByText('Sign in failed')).toBeVisible();
    await expect(password(page)).toHaveAccessibleDescription(/Invalid email or password\./);
    await expect(password(page)).toBeFocused();
    await expect(page).toHaveURL('/login');
  });
  await test.step('the button keeps its width while it signs in, then a toast is shown on the home screen', async () => {
    const letIn = await hold(page, '**/api/auth/login');
    await password(page).fill(PASSWORD);
    const width = (await signInButton(page).boundingBox())?.width;
    await signInButton(page).click();
    const busy = page.getByRole('button', { name: 'Signing in...' });
    await expect(busy).toBeVisible();
    expect((await busy.boundingBox())?.width).toBe(width);
    letIn();
    await expect(page.getByText('Signed in successfully')).toBeVisible();
    await expect(page).toHaveURL('/');
  });
});
