import { uniqueEmail } from '@printpartner/testing/e2e';
import { baseURL, expect, settled, signUp, signUpElsewhere, test } from './fixtures.ts';
import { openSettings, pressAndConfirm } from './settings-page.ts';

const PASSWORD = 'kiss-cut 14 pt';

test.describe('login screen', () => {
  test('A1 the login screen opens on Create Account; its tabs keep what is typed, and each password can be shown', async ({
    page,
  }) => {
    await page.goto('/login');
    await expect(page.getByRole('tab', { name: 'Create Account' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByText('Professional print production tools at your fingertips')).toBeVisible();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3);
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('tab', { name: 'Sign In' })).toBeFocused();
    await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
    await page.getByRole('tab', { name: 'Create Account' }).click();

    const first = page.getByLabel('Password', { exact: true });
    const second = page.getByLabel('Confirm password');
    await first.fill(PASSWORD);
    await second.fill(PASSWORD);
    await page.getByRole('button', { name: 'Show password' }).first().click();
    await expect(first).toHaveAttribute('type', 'text');
    await expect(second).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Hide password' }).click();
    await expect(first).toHaveAttribute('type', 'password');

    await page.getByLabel('First name').fill('Maya');
    await page.getByLabel('Email').fill('maya@example.com');
    await page.getByRole('tab', { name: 'Sign In' }).click();
    await expect(page.getByLabel('Email')).toHaveValue('');
    await page.getByLabel('Email').fill('maya@other.example');
    await page.getByRole('tab', { name: 'Create Account' }).click();
    await expect(page.getByLabel('First name')).toHaveValue('Maya');
    await expect(page.getByLabel('Email')).toHaveValue('maya@example.com');
    await expect(second).toHaveValue(PASSWORD);
    await page.getByRole('tab', { name: 'Sign In' }).click();
    await expect(page.getByLabel('Email')).toHaveValue('maya@other.example');
  });

  test('A1 the login screen redirects a signed-in user home', async ({ page }) => {
    await signUp(page);
    await page.goto('/login');
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('button', { name: 'Project Tracking' })).toBeVisible();
  });
});

test.describe('sign in', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('tab', { name: 'Sign In' }).click();
  });

  test('A2 Sign In shows an error for each missing or invalid field', async ({ page }) => {
    const submit = page.getByRole('button', { name: 'Sign In', exact: true });
    await submit.click();
    await expect(page.getByRole('alert')).toHaveText(
      'You must provide either an email or phone number and a password',
    );
    await expect(page.getByText('Email is required')).toBeVisible();
    await expect(page.getByText('Password is required')).toBeVisible();
    await expect(page.getByLabel('Email')).toBeFocused();

    await page.getByLabel('Email').fill('maya@');
    await page.getByLabel('Password', { exact: true }).fill('short');
    await submit.click();
    await expect(page.getByText('Please enter a valid email')).toBeVisible();
    await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();
    await expect(page.getByRole('alert')).toBeHidden();
  });

  test('A2 Sign In shows a toast and an error at its field for a wrong password', async ({
    page,
    browser,
  }) => {
    const { email } = await signUpElsewhere(browser);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('not the one');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByText('Sign in failed')).toBeVisible();
    const password = page.getByLabel('Password', { exact: true });
    await expect(password).toHaveAccessibleDescription(/Invalid email or password\./);
    await expect(password).toBeFocused();
    await expect(page).toHaveURL('/login');
  });

  test('A1 the login screen opens on Sign In in a browser that has signed in before', async ({ page }) => {
    await signUp(page);
    await page.goto('/');
    await openSettings(page);
    await pressAndConfirm(page, 'Sign Out');
    const signIn = page.getByRole('tab', { name: 'Sign In' });
    await expect(signIn).toHaveAttribute('aria-selected', 'true');
    await page.reload();
    await expect(signIn).toHaveAttribute('aria-selected', 'true');
  });

  test('A2 Sign In shows how many minutes to wait after too many wrong passwords', async ({
    page,
    browser,
  }) => {
    const { email } = await signUpElsewhere(browser);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('not the one');
    const submit = page.getByRole('button', { name: 'Sign In', exact: true });
    const said = page.getByRole('region', { name: 'Notifications (F8)' });
    const guess = () =>
      page.request.post('/api/auth/login', {
        data: { email, password: 'not the one' },
        headers: { origin: new URL(baseURL).origin },
      });
    await expect.poll(async () => (await guess()).status(), { intervals: [0] }).toBe(429);
    await submit.click();
    await expect(said).toContainText(
      /Too many attempts. Please wait \d+ (minutes?|seconds?|hours?), then try again./,
    );
    await expect(said).toContainText('Sign in failed');
  });

  test('A2 A3 Sign In and Create Account fail with a message without a connection, and when the answer has no user', async ({
    page,
  }) => {
    await page.route('**/api/auth/login', (route) => route.abort());
    await page.getByLabel('Email').fill(uniqueEmail());
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByRole('region', { name: 'Notifications (F8)' })).toContainText('Network error');
    await page.unroute('**/api/auth/login');

    await page.route(/auth\/(login|signup)/, (route) => route.fulfill({ json: { success: true } }));
    const said = page.getByRole('region', { name: 'Notifications (F8)' });
    await page.getByLabel('Email').fill(uniqueEmail());
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(said.getByText('Login failed', { exact: true })).toBeVisible();
    await page.getByRole('tab', { name: 'Create Account' }).click();
    await page.getByLabel('Email').fill(uniqueEmail());
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Confirm password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(said.getByText('Account creation failed', { exact: true }).first()).toBeVisible();
  });

  test('A2 Sign In shows a toast and redirects home', async ({ page, browser }) => {
    const { email } = await signUpElsewhere(browser);
    const { promise: maySignIn, resolve: letIn } = Promise.withResolvers<void>();
    await page.route('**/api/auth/login', async (route) => {
      await maySignIn;
      await route.continue();
    });
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    const submit = page.getByRole('button', { name: 'Sign In', exact: true });
    await expect(submit).toBeVisible();
    const width = (await submit.boundingBox())?.width;
    await submit.click();
    const busy = page.getByRole('button', { name: 'Signing in...' });
    await expect(busy).toBeVisible();
    expect((await busy.boundingBox())?.width).toBe(width);
    letIn();
    await expect(page.getByText('Signed in successfully')).toBeVisible();
    await expect(page).toHaveURL('/');
  });
});

test.describe('create account', () => {
  test.beforeEach(({ page }) => page.goto('/login'));

  test('A3 Create Account shows an error under each missing or invalid field', async ({ page }) => {
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page.getByText('Email is required')).toBeVisible();
    await expect(page.getByText('Password is required')).toBeVisible();
    await expect(page.getByText('Please confirm your password')).toBeVisible();

    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Confirm password').fill('something else');
    await expect(page.getByText('Passwords do not match')).toBeVisible();
    await expect(page.getByLabel('Confirm password')).toHaveAccessibleDescription('Passwords do not match');
    await page.getByLabel('Confirm password').fill(PASSWORD);
    await expect(page.getByText('Passwords do not match')).toBeHidden();
  });

  test('A3 Create Account works without a name, shows a toast and redirects home', async ({ page }) => {
    const email = uniqueEmail('sam');
    const sent = page.waitForRequest('**/api/auth/signup');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Confirm password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page.getByText('Account created!')).toBeVisible();
    await expect(
      page.getByText('Welcome to Print Partner! Your account has been created successfully.'),
    ).toBeVisible();
    await expect(page).toHaveURL('/');
    expect((await sent).postDataJSON()).toEqual({ email, password: PASSWORD });
    expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
  });

  test('A3 Create Account shows a toast for an address that is taken', async ({ page, browser }) => {
    const { email } = await signUpElsewhere(browser);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Confirm password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page.getByText('Account creation failed')).toBeVisible();
    await expect(page).toHaveURL('/login');
  });

  test('A3 Download App opens the app store in a new window, or says that none is configured', async ({
    page,
    context,
  }) => {
    const appStoreUrl = 'https://store.example/print-partner';
    await context.route(appStoreUrl, (route) =>
      route.fulfill({ contentType: 'text/html', body: 'the store' }),
    );
    const button = page.getByRole('button', { name: 'Download App' });
    await page.route('**/api/config', (route) => route.fulfill({ json: { appStoreUrl, supportEmail: '' } }));
    await page.reload();
    const popup = page.waitForEvent('popup');
    await button.click();
    await expect(await popup).toHaveURL(appStoreUrl);

    await page.route('**/api/config', (route) =>
      route.fulfill({ json: { appStoreUrl: '', supportEmail: '' } }),
    );
    await page.reload();
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription('No app store link is set up yet.');
  });

  test('A3 Download App shows no such message when the configuration did not load', async ({ page }) => {
    const failed = page.waitForResponse('**/api/config');
    await page.route('**/api/config', (route) => route.fulfill({ status: 503, body: '' }));
    await page.reload();
    await (await failed).finished();
    await expect(page.getByRole('button', { name: 'Download App' })).toBeDisabled();
    await settled(page);
    await expect(page.getByText('No app store link is set up')).toHaveCount(0);
  });
});
