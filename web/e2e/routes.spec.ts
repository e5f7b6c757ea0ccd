import type { Page } from '@playwright/test';
import { expect, hold, signInAsReader, test } from './fixtures.ts';
import { follow } from './screens.ts';

const homes = ['/', '/app', '/account', '/desktop'];
const loginPaths = [
  '/login',
  '/create-account-2024',
  '/0a1b2c3d',
  `/${'f'.repeat(64)}`,
  `/${'AbC123'.repeat(10)}beef`,
];
const unknownPaths = ['/nowhere', '/a/b/c', '/not-hex-at-all', '/0a1b2c3', `/${'a'.repeat(65)}`, '/0a1b2c3g'];
const searchHelp = ['/search-help', '/print-partner', '/find-us'];

/** Title and required statements of each page: legal ones, and what the system does with data. */
const statedPages = {
  '/privacy': {
    title: 'Privacy Policy',
    statements: [
      'Last updated January 9, 2025',
      'children under 13, and they are not knowingly served',
      'the file until the check ends, the results for at most an hour',
      'Check results that you keep with a project, without the file',
      'pp_visitor links the check to you for a day',
      'The browsers you have signed in with: a random mark (only as a hash)',
      'pp_device marks a browser that you have signed in with',
      'password (only as a hash)',
      'Attempts to create an account: time, email address, platform, IP address and outcome, for 90 days.',
      'The cookie pp_session holds your session.',
      'Scripts can’t read these cookies',
      'you can download all of your data as one file, and delete your account',
      'Sign-up attempts stay counted, with your email and IP address blanked.',
    ],
  },
  '/terms': {
    title: 'Terms of Service',
    statements: [
      'Last updated January 9, 2025',
      'Payments are final and non-refundable.',
      'There are monthly and lifetime plans. Fees are in US dollars.',
      'Mobile purchases go through the app stores, web subscriptions through third-party payment processors.',
      'Monthly subscribers get 30 days’ notice of price changes.',
      'Lifetime plans are not subject to price changes.',
      'children under 13, and they are not knowingly served',
      'reply in 1-2 business days',
    ],
  },
  '/support': {
    title: 'Support',
    statements: ['Quick troubleshooting', 'what you type is saved on this device'],
  },
} as const;

async function expectStated(page: Page, path: keyof typeof statedPages): Promise<void> {
  const { title, statements } = statedPages[path];
  await expect(page).toHaveURL(path);
  await expect(page).toHaveTitle(`${title} – Print Partner`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const links = page.getByRole('contentinfo').getByRole('link');
  await expect(links).toHaveText(['Privacy', 'Terms', 'Support']);
  for (const statement of statements) await expect(page.getByRole('main')).toContainText(statement);
}

test('A1 H7 without a session, home and old links lead to the login screen, search help opens, and other paths are not found', async ({
  page,
}) => {
  const expectLogin = () => expect(page.getByRole('tab', { name: 'Create Account' })).toBeVisible();
  await test.step('home shows that it is loading, then the login screen', async () => {
    const answer = await hold(page, '**/api/auth/session');
    await page.goto('/');
    await expect(page.getByText('Loading your workspace...')).toBeVisible();
    answer();
    await expect(page).toHaveURL('/login');
    await page.unroute('**/api/auth/session');
  });
  await test.step('search help has three paths and links home', async () => {
    for (const path of searchHelp) {
      await follow(page, path);
      await expect(page).toHaveTitle('Find Print Partner in a search engine – Print Partner');
      await expect(page.getByRole('main')).toContainText('indexing takes 24-48 hours');
      await page.getByRole('link', { name: 'Open Print Partner' }).click();
      await expect(page).toHaveURL('/login');
      await expectLogin();
    }
  });
  await test.step('each address of home leads to the login screen', async () => {
    for (const path of homes) {
      await follow(page, '/support');
      await expect(page.getByRole('heading', { name: 'Support' })).toBeVisible();
      await follow(page, path);
      await expect(page).toHaveURL('/login');
      await expectLogin();
    }
  });
  const statusOf = async (path: string) =>
    (await page.request.get(path, { headers: { accept: 'text/html' } })).status();
  const expectNotFound = async () => {
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    await expect(page).toHaveTitle('Page Not Found – Print Partner');
  };
  // Loaded, not followed: a relative address of a script fails only in a nested path.
  await page.goto('/a/b/c');
  await expectNotFound();
  // Each path follows the other screen, so that it can't be mistaken for the one before.
  await test.step('paths of 8 to 64 hex digits lead to the login screen', async () => {
    for (const path of loginPaths) {
      expect(await statusOf(path)).toBe(200);
      await follow(page, path);
      await expectLogin();
      await follow(page, '/nowhere');
      await expectNotFound();
    }
  });
  await test.step('other paths are not found, and link home', async () => {
    for (const path of unknownPaths) {
      await follow(page, '/login');
      await expectLogin();
      expect(await statusOf(path)).toBe(404);
      await follow(page, path);
      await expectNotFound();
    }
    await page.getByRole('link', { name: 'Back to home' }).click();
    await expect(page).toHaveURL('/login');
  });
});

test('H7 /app, /account and /desktop show the home screen, also from search help', async ({ page }) => {
  await signInAsReader(page);
  await page.goto('/');
  await expect(page.getByRole('list', { name: 'Tabs' })).toBeVisible();
  for (const path of homes) {
    await follow(page, '/support');
    await expect(page.getByRole('heading', { name: 'Support' })).toBeVisible();
    await follow(page, path);
    await expect(page.getByRole('list', { name: 'Tabs' })).toBeVisible();
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle('Print Partner');
  }
  await follow(page, '/find-us');
  await page.getByRole('link', { name: 'Open on a desktop' }).click();
  await expect(page).toHaveURL('/desktop');
  await expect(page.getByRole('list', { name: 'Tabs' })).toBeVisible();
});

test('H7 A8 H9 Privacy, Terms and Support state what is required, start at the top and can be left when they do not load; Support shows signs of a purchase', async ({
  page,
}) => {
  const main = page.getByRole('main');
  await page.setViewportSize({ width: 390, height: 500 });
  await page.route('**/assets/privacy-screen-*.js', (route) => route.abort());
  await page.goto('/terms');
  await expectStated(page, '/terms');
  await test.step('Back leaves a page that did not load, and Forward loads it again', async () => {
    const toPrivacy = main.getByRole('link', { name: 'Privacy' });
    await toPrivacy.click();
    await expect(page.getByText('This screen did not load')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Terms of Service' })).toBeVisible();
    await page.unroute('**/assets/privacy-screen-*.js');
    await toPrivacy.click();
    await expectStated(page, '/privacy');
  });
  await test.step('a new page starts at the top with the focus on its title; Back restores the scroll position', async () => {
    const terms = page.getByRole('contentinfo').getByRole('link', { name: 'Terms' });
    await terms.scrollIntoViewIfNeeded();
    const scrolled = () => page.evaluate(() => window.scrollY);
    await expect.poll(scrolled).toBeGreaterThan(300);
    const left = await scrolled();
    await terms.click();
    await expect(page.getByRole('heading', { name: 'Terms of Service' })).toBeFocused();
    expect(await scrolled()).toBe(0);
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Privacy Policy' })).toBeFocused();
    expect(await scrolled()).toBe(left);
  });
  await test.step('Support links to its address and the other pages', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Support' }).click();
    await expectStated(page, '/support');
    const config = await page.request.get('/api/config');
    const { supportEmail }: { supportEmail: string } = await config.json();
    await expect(main.getByRole('link', { name: supportEmail })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Privacy Policy' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Terms of Service' })).toBeVisible();
  });
  await test.step('A8 signs of a purchase in this browser are shown and not sent; H9 keys of earlier versions are removed at start, no others', async () => {
    const note = page.getByText('This browser:');
    await expect(note).toHaveText('This browser: no purchase found.');
    await page.evaluate(() => {
      for (const key of ['gdpp:project:1', 'PROJECT_2_name', 'pp:a', 'formCache'])
        localStorage.setItem(key, 'x');
      localStorage.setItem('notification_tip_suppress_until', '1');
      localStorage.setItem('had_previous_access', 'true');
    });
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
    await page.reload();
    await expect(note).toHaveText('This browser: lifetime access found.');
    expect(sent.filter((request) => /access|lifetime/.test(request.replace(/\/assets\/.*/, '')))).toEqual([]);
    const kept = await page.evaluate(() => Object.keys(localStorage));
    expect(new Set(kept)).toEqual(new Set(['notification_tip_suppress_until', 'had_previous_access']));
  });
  await test.step('robots.txt tells search engines what to index', async () => {
    const answer = await page.request.get('/robots.txt');
    expect(answer.headers()['content-type']).toContain('text/plain');
    expect(await answer.text()).toContain('Disallow: /api/');
  });
});
