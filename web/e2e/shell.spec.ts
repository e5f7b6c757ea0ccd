import { expectAccessible } from './accessible.ts';
import { copiedText } from './clipboard.ts';
import { expect, saveProject, settled, signUp, stopClock, stopClockAgain, test } from './fixtures.ts';
import { follow } from './screens.ts';
import { notifications, openSettings } from './settings-page.ts';

test('H8 a toast with Undo comes back after later ones; one over a dialog is reached by F8 and closed by Escape or a swipe; a tooltip names a button', async ({
  page,
}) => {
  const close = notifications(page).getByRole('button', { name: 'Close' });
  await signUp(page);
  await saveProject(page, { project_name: 'Menu' });
  await page.goto('/?tab=projects');
  await expect(page.getByLabel('Project Name/Type')).toHaveValue('Menu');
  await stopClock(page);
  await test.step('a later toast replaces one with Undo, which comes back for its full time', async () => {
    const cleared = page.waitForResponse('**/api/projects/active');
    await page.getByRole('button', { name: 'Clear Fields' }).click();
    const undo = notifications(page).getByRole('button', { name: 'Undo' });
    await expect(undo).toBeVisible();
    // Until then, Refresh loads the project again, and there is nothing to undo.
    await (await cleared).finished();
    const answered = page.waitForResponse('**/api/projects/active');
    await page.getByRole('button', { name: 'Refresh' }).click();
    await (await answered).finished();
    await settled(page);
    await expect(page.getByText('No project to refresh.')).toBeVisible();
    await page.clock.runFor(2_000);
    await expect(page.getByText('No project to refresh.')).toHaveCount(0);
    await page.clock.runFor(4_500);
    await undo.click();
    await expect(page.getByLabel('Project Name/Type')).toHaveValue('Menu');
    await expect(close).toHaveCount(0);
    await page.clock.resume();
    await page.getByRole('button', { name: 'Close Tab' }).click();
  });
  await test.step('a tooltip names the button of Settings', async () => {
    await page.getByRole('button', { name: 'Settings' }).hover();
    await expect(page.getByRole('tooltip')).toHaveText('Settings');
  });
  const settings = await openSettings(page);
  const question = page.getByRole('alertdialog');
  const failToSignOut = () => question.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await page.route('**/api/auth/logout', (route) => route.fulfill({ status: 503, body: '{}' }));
  await settings.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await stopClockAgain(page);
  await test.step('F8 reaches a toast from an open dialog; Escape closes only the toast and returns the focus', async () => {
    await failToSignOut();
    await expect(close).toBeVisible();
    await question.getByRole('button', { name: 'Cancel' }).focus();
    await page.keyboard.press('F8');
    await expect(notifications(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(close).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(close).toHaveCount(0);
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  });
  await test.step('a swipe of 50 px to the right closes a toast, a shorter one does not', async () => {
    await failToSignOut();
    const text = notifications(page).getByText('Still signed in');
    await expect(text).toBeVisible();
    const box = await text.boundingBox();
    if (!box) throw new Error('The toast is not on screen');
    for (const [distance, isGone] of [
      [40, false],
      [60, true],
    ] as const) {
      await page.mouse.move(box.x + 5, box.y + 5);
      await page.mouse.down();
      await page.mouse.move(box.x + 5 + distance, box.y + 5, { steps: 5 });
      await page.mouse.up();
      await expect(text).toBeVisible({ visible: !isGone });
    }
  });
  await test.step('Escape closes the question above Settings', async () => {
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await expect(settings).toBeVisible();
  });
});

test('H8 queries never go stale and are not refetched on focus or return, and a failed one is not retried', async ({
  page,
  context,
}) => {
  await signUp(page);
  let asked = 0;
  page.on('request', (request) => (asked += request.url().endsWith('/api/projects') ? 1 : 0));
  await page.goto('/');
  await expect(page.getByText('No projects yet')).toBeVisible();
  await test.step('focus and return ask for nothing', async () => {
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
  await test.step('a failed query is not asked again', async () => {
    let failed = 0;
    await page.route('**/api/projects/active', (route) => {
      failed += 1;
      return route.fulfill({ status: 500, body: 'broken' });
    });
    await page.clock.install();
    const answered = page.waitForResponse('**/api/projects/active');
    await follow(page, '/?tab=projects');
    await (await answered).finished();
    await expect(page.getByRole('heading', { level: 1, name: 'Project Tracking' })).toBeVisible();
    await settled(page);
    // The home screen may have asked, too, before the tab was open.
    const atFirst = failed;
    await page.clock.runFor(20_000);
    await settled(page);
    expect(failed).toBe(atFirst);
  });
});

test('H9 the test pages for iOS show three plain inputs, by address, by hash and in an isolated frame', async ({
  page,
}) => {
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
  await test.step('the hash works in an open app, and removing it returns to the app', async () => {
    await page.goto('/support');
    await expect(page.getByRole('heading', { name: 'Support' })).toBeVisible();
    await page.evaluate(() => (window.location.hash = 'ios-input-repro'));
    await expect(page.getByLabel('Text')).toBeVisible();
    await page.evaluate(() => (window.location.hash = ''));
    await expect(page.getByRole('heading', { name: 'Support' })).toBeVisible();
  });
  await test.step('?ios=iframe shows the inputs in an isolated frame', async () => {
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

test('H9 the build badge is shown only with the debug flag, copies its text, and turns red when the server has another build', async ({
  page,
  context,
}) => {
  const badge = page.getByRole('button', { name: '1G.COMPARE-A' });
  await page.clock.install();
  // The interval starts when the previous check is answered.
  const expectCheck = async (act: () => Promise<unknown>) => {
    const answer = page.waitForResponse(/\/terms\?.*build-check=/);
    await act();
    await (await answer).finished();
    await settled(page);
    // Queries tell their answers by a timer.
    await page.clock.runFor(100);
  };
  await test.step('the flag shows the badge, which copies its text', async () => {
    await context.grantPermissions(['clipboard-write']);
    await page.goto('/support');
    await expect(page.getByRole('heading', { name: 'Support' })).toBeVisible();
    await expect(badge).toHaveCount(0);
    await page.goto('/support?debug=1');
    await expect(badge).toContainText(/1G\.COMPARE-A 20\d\d-\d\d-\d\dT[\d:.]+Z worker: \w+/);
    await expect(badge).not.toContainText('STALE');
    await expectAccessible(page);
    await badge.click();
    expect(await copiedText(context)).toBe(await badge.textContent());
  });
  await test.step('without the parameter, it fetches the page every 30 s, bypassing caches', async () => {
    await expectCheck(() => page.goto('/terms'));
    await expect(badge).toContainText('worker:');
    const checks: URL[] = [];
    page.on('request', (request) => {
      if (request.url().includes('build-check=')) checks.push(new URL(request.url()));
    });
    await expectCheck(() => stopClockAgain(page));
    const before = checks.length;
    await page.clock.runFor(29_000);
    await settled(page);
    expect(checks).toHaveLength(before);
    await expectCheck(() => page.clock.runFor(1_100));
    expect(checks.every(({ pathname }) => pathname === '/terms')).toBe(true);
    expect(new Set(checks.map(({ search }) => search)).size).toBe(before + 1);
    await expect(badge).not.toContainText('STALE');
  });
  await test.step('another build turns it red', async () => {
    await page.route(/build-check=/, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace(
        /(name="build-ts" content=")[^"]*/,
        '$12099-01-01T00:00:00.000Z',
      );
      await route.fulfill({ response: answer, body });
    });
    await expectCheck(() => page.clock.runFor(30_100));
    await expect(badge).toContainText('STALE 1G.COMPARE-A');
    await expect(badge).toHaveCSS('background-color', 'rgb(200, 32, 43)');
    await page.clock.resume();
    await expectAccessible(page);
  });
  await test.step('the flag can be taken back', async () => {
    await page.goto('/terms?debug=0');
    await expect(page.getByRole('heading', { name: 'Terms of Service' })).toBeVisible();
    await expect(badge).toHaveCount(0);
  });
});

test('H9 an app that does not mount shows the error or the script that did not load; an error in a mounted app does not replace it', async ({
  page,
}) => {
  const box = page.getByRole('alert').filter({ hasText: 'Runtime error mounting app' });
  const entry = /\/assets\/index-[^/]*\.js$/;
  await test.step('an error in a mounted app does not replace it', async () => {
    await page.goto('/support');
    await expect(page.getByRole('heading', { name: 'Support' })).toBeVisible();
    const thrown = page.waitForEvent('pageerror');
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('Later, on purpose');
      });
    });
    await thrown;
    await expect(box).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Support' })).toBeVisible();
  });
  await test.step("an error in the app's code is shown with its stack, and Load again leads out of it", async () => {
    await page.route(entry, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'function mountApp() { throw new TypeError("Broken on purpose"); }\nmountApp();',
      }),
    );
    await page.goto('/login');
    await expect(box).toContainText('TypeError: Broken on purpose');
    await expect(box).toContainText('at mountApp');
    await expect(box).toHaveCSS('background-color', 'rgb(179, 32, 14)');
    await expectAccessible(page);
    await page.unroute(entry);
    await box.getByRole('button', { name: 'Load again' }).click();
    await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
    await expect(box).toHaveCount(0);
  });
  await test.step('a script that does not load is named', async () => {
    await page.route(entry, (route) => route.abort());
    await page.reload();
    await expect(box).toContainText(/Script did not load: .*\/assets\/index-/);
    await page.unroute(entry);
    const html = await (await page.request.get('/login?plain')).text();
    const [, part = 'none'] = /rel="modulepreload"[^>]*href="([^"]+)"/.exec(html) ?? [];
    await page.route(`**${part}`, (route) => route.abort());
    await page.reload();
    await expect(box).toContainText(`Script did not load: ${new URL(part, page.url()).href}`);
    await page.unroute(`**${part}`);
  });
  await test.step('an error in the first render is shown', async () => {
    await page.addInitScript(() => {
      Object.defineProperty(history, 'state', {
        get() {
          throw new Error('No history on purpose');
        },
      });
    });
    await page.goto('/support');
    await expect(box).toContainText('Error: No history on purpose');
  });
});

test('H9 a page whose style sheet did not load gets it again, and one without its error script works', async ({
  page,
}) => {
  const picture = page.locator('#first-paint');
  await page.route('**/assets/index-*.css', (route) => route.abort(), { times: 1 });
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Create Account' })).toHaveCSS('height', '44px');
  await expect(picture).toHaveCount(0);
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/mount-error-'));
  await page.route('**/assets/mount-error-*.js', (route) => route.abort());
  await page.goto('/login');
  await failed;
  const signIn = page.getByRole('tab', { name: 'Sign In' });
  await signIn.click();
  await expect(signIn).toHaveAttribute('aria-selected', 'true');
  await expect(picture).toHaveCount(0);
});

test('K3 a range of a file is a part of the file, not of what it is compressed to', async ({ page }) => {
  await page.goto('/login');
  const script = await page.locator('script[src*="/assets/index-"]').getAttribute('src');
  const ask = (headers: Record<string, string>) => page.request.get(script ?? '', { headers });
  const whole = await (await ask({ 'accept-encoding': 'br' })).body();
  const part = await ask({ 'accept-encoding': 'br', range: 'bytes=5-' });
  expect(part.status()).toBe(206);
  expect(part.headers()['content-encoding']).toBeUndefined();
  expect((await part.body()).equals(whole.subarray(5))).toBe(true);
});
