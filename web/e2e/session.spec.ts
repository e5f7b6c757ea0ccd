import { expectAccessible } from './accessible.ts';
import { expect, loseSession, settled, signUp, signUpElsewhere, stopClock, test } from './fixtures.ts';

const PASSWORD = 'kiss-cut 14 pt';

test.describe('session', () => {
  test('A5 the session is in a cookie that scripts cannot read, and survives a reload', async ({ page }) => {
    await signUp(page);
    await page.goto('/');
    await page.reload();
    await expect(page.getByRole('button', { name: 'Project Tracking' })).toBeVisible();
    expect(await page.evaluate(() => document.cookie)).toBe('');
  });

  test('A5 the home screen shows a spinner and redirects to login after 3 s without an answer', async ({
    page,
  }) => {
    await page.route('**/api/auth/session', () => {});
    await stopClock(page);
    // The page of the bare address starts the app after its first frame, which the stopped clock holds back.
    await page.goto('/?tab=paper');
    await expect(page.getByText('Loading your workspace...')).toBeVisible();
    await page.clock.runFor(2_900);
    await expect(page.getByText('Loading your workspace...')).toBeVisible();
    await page.clock.runFor(200);
    await expect(page).toHaveURL('/login');
  });

  test('A5 an outage does not sign out: the screen says so, and home opens once the server answers', async ({
    page,
  }) => {
    await signUp(page);
    await page.route('**/api/auth/session', (route) => route.fulfill({ status: 503, body: '' }));
    await page.goto('/?tab=paper');
    await expect(page.getByText('The server cannot be reached')).toBeVisible();
    await expectAccessible(page);
    await expect(page).toHaveURL('/?tab=paper');
    await page.goto('/login');
    await expect(page.getByText('The server cannot be reached.')).toBeVisible();
    await expectAccessible(page);
    await page.goto('/?tab=paper');
    await expect(page.getByText('The server cannot be reached')).toBeVisible();
    await page.unroute('**/api/auth/session');
    await expect(page.getByRole('dialog', { name: 'Paper & Envelope Types' })).toBeVisible();
  });

  test('A5 a late session answer does not undo a sign-in made since', async ({ page, browser }) => {
    const { email } = await signUpElsewhere(browser);
    const { promise: mayCome, resolve: come } = Promise.withResolvers<void>();
    const { promise: came, resolve: tellCame } = Promise.withResolvers<void>();
    await page.route('**/api/auth/session', async (route) => {
      await mayCome;
      await route.fulfill({ json: { user: null } }).catch(() => undefined);
      tellCame();
    });
    await page.goto('/login');
    await page.getByRole('tab', { name: 'Sign In' }).click();
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Project Tracking' })).toBeVisible();
    come();
    await came;
    await settled(page);
    await expect(page.getByRole('button', { name: 'Project Tracking' })).toBeVisible();
    await expect(page).toHaveURL('/');
  });

  test('A5 a session that ended elsewhere leads to the login screen', async ({ page }) => {
    await signUp(page);
    await page.goto('/');
    await expect(page.getByText('No projects yet')).toBeVisible();
    await loseSession(page, () => page.getByRole('button', { name: 'Project Tracking' }).click());
    await page.goBack();
    await expect(page).toHaveURL('/login');
  });
});

test.describe('header', () => {
  test('A7 the header shows logo, tagline, first name, Pro, Live and Settings', async ({ page }) => {
    await signUp(page, { firstName: 'Ottilie' });
    await page.goto('/');
    const header = page.getByRole('banner');
    for (const text of ['Print Partner', 'Ottilie', 'Pro']) {
      await expect(header.getByText(text, { exact: true })).toBeVisible();
    }
    const onScreen = { visible: true };
    await expect(header.getByText('Live', { exact: true }).filter(onScreen)).toHaveCount(1);
    await expect(
      header.getByText('Design print-ready projects with zero guesswork').filter(onScreen),
    ).toHaveCount(1);
    await expect(header.getByRole('button', { name: 'Settings' })).toBeVisible();
  });

  test('A7 the header shows the e-mail prefix of a user without a first name', async ({ page }) => {
    const { email } = await signUp(page, { firstName: '' });
    await page.goto('/');
    await expect(
      page.getByRole('banner').getByText(email.split('@')[0] ?? '', { exact: true }),
    ).toBeVisible();
  });
});
