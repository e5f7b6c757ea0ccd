import type { Page } from '@playwright/test';
import { uniqueEmail } from '@printpartner/testing/e2e';
import { expectAccessible } from './accessible.ts';
import { expect, saveProject, settled, signUp, stopClock, test } from './fixtures.ts';

const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' });

test.describe('toasts', () => {
  test('H8 F8 reaches a toast from an open dialog; Escape closes only the toast and returns the focus', async ({
    page,
  }) => {
    await signUp(page);
    await page.goto('/');
    await page.route('**/api/auth/logout', (route) => route.fulfill({ status: 503, body: '{}' }));
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Sign Out', exact: true }).click();
    const close = toasts(page).getByRole('button', { name: 'Close' });
    await expect(close).toBeVisible();
    await question.getByRole('button', { name: 'Cancel' }).focus();
    await page.keyboard.press('F8');
    await expect(toasts(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(close).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(close).toHaveCount(0);
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  });

  test('H8 a toast with Undo stays, and later toasts follow it', async ({ page }) => {
    await signUp(page);
    await saveProject(page, { project_name: 'Menu' });
    await page.goto('/?tab=projects');
    await expect(page.getByLabel('Project Name/Type')).toHaveValue('Menu');
    await stopClock(page);
    const cleared = page.waitForResponse('**/api/projects/active');
    await page.getByRole('button', { name: 'Clear Fields' }).click();
    const undo = toasts(page).getByRole('button', { name: 'Undo' });
    await expect(undo).toBeVisible();
    // Until then, Refresh loads the project again, and there is nothing to undo.
    await (await cleared).finished();
    const answered = page.waitForResponse('**/api/projects/active');
    await page.getByRole('button', { name: 'Refresh' }).click();
    await (await answered).finished();
    await settled(page);
    await page.clock.runFor(4_500);
    await expect(page.getByText('No project to refresh.')).toHaveCount(0);
    await undo.click();
    await expect(page.getByText('No project to refresh.')).toBeVisible();
    await expect(page.getByLabel('Project Name/Type')).toHaveValue('Menu');
  });

  test("H8 a failure toast shows the server's detail", async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('tab', { name: 'Sign In' }).click();
    await page.getByLabel('Email').fill(uniqueEmail());
    await page.getByLabel('Password', { exact: true }).fill('kiss-cut 14 pt');
    const answer = page.waitForResponse('**/api/auth/login');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    const { detail, status }: { detail: string; status: number } = await (await answer).json();
    expect(status).toBe(401);
    await expect(toasts(page).getByText('Sign in failed')).toBeVisible();
    await expect(toasts(page).getByText(detail)).toBeVisible();
  });
});

test.describe('queries', () => {
  test('H8 queries never go stale and are not refetched on focus or return', async ({ page, context }) => {
    await signUp(page);
    let asked = 0;
    page.on('request', (request) => (asked += request.url().endsWith('/api/projects') ? 1 : 0));
    await page.goto('/');
    await expect(page.getByText('No projects yet')).toBeVisible();
    await page.getByRole('link', { name: 'Privacy' }).click();
    await page.goBack();
    await expect(page.getByText('No projects yet')).toBeVisible();
    // An opened stream has the list read again.
    await expect(page.getByText('Live', { exact: true }).filter({ visible: true })).toHaveCount(1);
    await settled(page);
    const askedAtFirst = asked;
    const other = await context.newPage();
    await other.goto('/support');
    await page.bringToFront();
    await page.evaluate(() => {
      window.dispatchEvent(new Event('visibilitychange'));
      document.dispatchEvent(new Event('visibilitychange'));
      window.dispatchEvent(new Event('focus'));
    });
    await settled(page);
    expect(asked).toBe(askedAtFirst);
  });

  test('H8 a failed query is not retried', async ({ page }) => {
    await signUp(page);
    let asked = 0;
    await page.route('**/api/projects/active', (route) => {
      asked += 1;
      return route.fulfill({ status: 500, body: 'broken' });
    });
    await page.clock.install();
    const answered = page.waitForResponse('**/api/projects/active');
    await page.goto('/?tab=projects');
    await answered;
    await page.clock.runFor(20_000);
    await settled(page);
    expect(asked).toBe(1);
  });
});

test.describe('test pages for iOS', () => {
  test('H9 three addresses show three plain inputs', async ({ page }) => {
    for (const address of ['/?ios=repro', '/login?ios=repro', '/#ios-input-repro'])
      await test.step(address, async () => {
        await page.goto(address);
        await expect(page.locator('input')).toHaveCount(3);
        await expect(page.getByLabel('Time')).toHaveValue('');
        await page.getByLabel('Text').fill('8.5 × 11');
        await page.getByLabel('Date').fill('2026-11-24');
        await page.getByLabel('Time').fill('12:30');
        await expect(page.getByLabel('Time')).toHaveValue('12:30');
      });
  });

  test('H9 the hash works in an open app, and removing it returns to the app', async ({ page }) => {
    await page.goto('/support');
    await page.evaluate(() => (window.location.hash = 'ios-input-repro'));
    await expect(page.getByLabel('Text')).toBeVisible();
    await page.evaluate(() => (window.location.hash = ''));
    await expect(page.getByRole('heading', { name: 'Support' })).toBeVisible();
  });

  test('H9 ?ios=iframe shows the inputs in an isolated frame', async ({ page }) => {
    await page.goto('/?ios=iframe');
    const frame = page.frameLocator('iframe');
    await expect(frame.locator('input')).toHaveCount(3);
    await frame.getByLabel('Text').fill('8.5 × 11');
    await expect(frame.getByLabel('Text')).toHaveValue('8.5 × 11');
    // Below 16 px, iOS zooms the page on focus.
    await expect(frame.getByLabel('Text')).toHaveCSS('font-size', '16px');
    await expect(page.locator('iframe')).toHaveAttribute('sandbox', '');
    expect(await page.evaluate(() => document.querySelector('iframe')?.contentDocument)).toBeNull();
  });
});

test.describe('build badge', () => {
  const badge = (page: Page) => page.getByRole('button', { name: '1G.COMPARE-A' });

  test('H9 the build badge is shown only with the debug flag and copies its text', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/support');
    await expect(page.getByRole('heading', { name: 'Support' })).toBeVisible();
    await expect(badge(page)).toHaveCount(0);
    await page.goto('/support?debug=1');
    await expect(badge(page)).toContainText(/1G\.COMPARE-A 20\d\d-\d\d-\d\dT[\d:.]+Z worker: \w+/);
    await expect(badge(page)).not.toContainText('STALE');
    await expectAccessible(page);
    await badge(page).click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(await badge(page).textContent());
    await page.goto('/terms');
    await expect(badge(page)).toBeVisible();
    await page.goto('/terms?debug=0');
    await expect(page.getByRole('heading', { name: 'Terms of Service' })).toBeVisible();
    await expect(badge(page)).toHaveCount(0);
  });

  test('H9 the build badge fetches the page every 30 s, bypassing caches, and turns red when the build differs', async ({
    page,
  }) => {
    await page.clock.install();
    const checks: URL[] = [];
    page.on('request', (request) => {
      if (request.url().includes('build-check=')) checks.push(new URL(request.url()));
    });
    await page.goto('/support?debug=1');
    await expect(badge(page)).toContainText('worker:');
    await expect.poll(() => checks.length).toBe(1);
    await page.clock.runFor(20_000);
    expect(checks).toHaveLength(1);
    // The interval starts when the previous check is answered, which takes real time.
    await expect(async () => {
      await page.clock.runFor(10_000);
      expect(checks.length).toBeGreaterThan(1);
    }).toPass();
    expect(checks.every(({ pathname }) => pathname === '/support')).toBe(true);
    expect(checks[0]?.search).not.toBe(checks[1]?.search);
    await expect(badge(page)).not.toContainText('STALE');

    await page.route(/build-check=/, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace(
        /(name="build-ts" content=")[^"]*/,
        '$12099-01-01T00:00:00.000Z',
      );
      await route.fulfill({ response: answer, body });
    });
    await expect(async () => {
      await page.clock.runFor(30_000);
      await expect(badge(page)).toContainText('STALE 1G.COMPARE-A', { timeout: 1_000 });
    }).toPass();
    await expect(badge(page)).toHaveCSS('background-color', 'rgb(200, 32, 43)');
    await expectAccessible(page);
  });
});

test.describe('an app that does not mount', () => {
  const box = (page: Page) => page.getByRole('alert').filter({ hasText: 'Runtime error mounting app' });
  const entry = /\/assets\/index-[^/]*\.js$/;

  test("H9 an error in the app's code is shown with its stack", async ({ page }) => {
    await page.route(entry, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'function mountApp() { throw new TypeError("Broken on purpose"); }\nmountApp();',
      }),
    );
    await page.goto('/login');
    await expect(box(page)).toContainText('TypeError: Broken on purpose');
    await expect(box(page)).toContainText('at mountApp');
    await expect(box(page)).toHaveCSS('background-color', 'rgb(179, 32, 14)');
    await expectAccessible(page);
    await page.unroute(entry);
    await box(page).getByRole('button', { name: 'Load again' }).click();
    await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
    await expect(box(page)).toHaveCount(0);
  });

  test('H9 a script that does not load is named', async ({ page }) => {
    await page.route(entry, (route) => route.abort());
    await page.goto('/login');
    await expect(box(page)).toContainText(/Script did not load: .*\/assets\/index-/);
    await page.unroute(entry);
    const html = await (await page.request.get('/login?plain')).text();
    const [, part = 'none'] = /rel="modulepreload"[^>]*href="([^"]+)"/.exec(html) ?? [];
    await page.route(`**${part}`, (route) => route.abort());
    await page.reload();
    await expect(box(page)).toContainText(`Script did not load: ${new URL(part, page.url()).href}`);
  });

  test('H9 an error in the first render is shown', async ({ page }) => {
    await page.addInitScript(() => {
      history.replaceState = () => {
        throw new Error('No history on purpose');
      };
    });
    await page.goto('/login');
    await expect(box(page)).toContainText('Error: No history on purpose');
  });

  test('H9 an error in a mounted app does not replace it', async ({ page }) => {
    await page.goto('/support');
    await expect(page.getByRole('heading', { name: 'Support' })).toBeVisible();
    const thrown = page.waitForEvent('pageerror');
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('Later, on purpose');
      });
    });
    await thrown;
    await expect(box(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Support' })).toBeVisible();
  });
});

test('H9 the app removes keys of earlier versions at start, and nothing else', async ({ page }) => {
  await page.goto('/terms');
  await page.evaluate(() => {
    for (const key of ['gdpp:project:1', 'PROJECT_2_name', 'pp:a', 'formCache'])
      localStorage.setItem(key, 'x');
    localStorage.setItem('notification_tip_suppress_until', '1');
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Terms of Service' })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['notification_tip_suppress_until']);
});
