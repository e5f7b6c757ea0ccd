import { expectAccessible } from './accessible.ts';
import { expect, loseSession, signUp, test } from './fixtures.ts';

test('A5 A7 a session survives an outage and a reload, and leads to the login screen once it has ended elsewhere', async ({
  page,
}) => {
  await signUp(page, { firstName: 'Ottilie' });
  await test.step('an outage does not sign out: the screen says so, and a tab opens once the server answers', async () => {
    await page.route('**/api/auth/session', (route) => route.fulfill({ status: 503, body: '' }));
    await page.goto('/login');
    await expect(page.getByText('The server cannot be reached.')).toBeVisible();
    await expectAccessible(page);
    await page.goto('/?tab=paper');
    await expect(page.getByText('The server cannot be reached')).toBeVisible();
    await expectAccessible(page);
    await expect(page).toHaveURL('/?tab=paper');
    await page.unroute('**/api/auth/session');
    await expect(page.getByRole('dialog', { name: 'Paper & Envelope Types' })).toBeVisible();
    await page.getByRole('button', { name: 'Close Tab' }).click();
  });
  await test.step('the header shows logo, tagline, first name, Pro, Live and Settings', async () => {
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
  await test.step('the session is in a cookie that scripts cannot read, and survives a reload', async () => {
    await page.reload();
    await expect(page.getByRole('button', { name: 'Project Tracking' })).toBeVisible();
    expect(await page.evaluate(() => document.cookie)).toBe('');
  });
  await test.step('a session that ended elsewhere leads to the login screen', async () => {
    await expect(page.getByText('No projects yet')).toBeVisible();
    await loseSession(page, () => page.getByRole('button', { name: 'Project Tracking' }).click());
    await page.goBack();
    await expect(page).toHaveURL('/login');
  });
});
