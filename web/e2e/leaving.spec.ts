import type { Page } from '@playwright/test';
import { callApi, expect, loseSession, saveProject, signUp, test } from './fixtures.ts';
import { blockAutosaves } from './projects-page.ts';
import {
  notifications,
  nothingStored,
  openSettings,
  pressAndConfirm,
  pressAndConfirmWith,
  signIn,
  submitSignIn,
  storedData,
} from './settings-page.ts';
import { enterRearranging, openHome } from './tiles-page.ts';

/** Writes to every place where a browser can store user data. */
async function leaveMarks(page: Page): Promise<void> {
  await page.evaluate(async () => {
    localStorage.setItem('notification_permission_requested', 'true');
    localStorage.setItem('paymentVerified', 'true');
    sessionStorage.setItem('draft', 'of the last user');
    const cache = await caches.open('answers');
    await cache.put('/api/projects', new Response('[]'));
  });
}

async function typeUnsaved(page: Page, name = 'Harbor tri-fold'): Promise<void> {
  await page.route('**/api/projects', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await page.goto('/?tab=projects');
  await page.getByLabel('Project Name/Type').fill(name);
  await page.getByLabel('Notes').fill('call the bindery');
}

async function saveWithLostSession(page: Page): Promise<void> {
  await page.unroute('**/api/projects');
  await loseSession(page, async () => {
    await page.getByRole('button', { name: 'Save Project' }).click();
    await expect(page).toHaveURL('/login');
  });
}

test.describe('signing out', () => {
  test("A6 signing out asks first, then clears the user's data in all tabs", async ({ page, context }) => {
    await signUp(page);
    await saveProject(page, { project_name: 'Harbor tri-fold' });
    await page.goto('/?tab=projects');
    await expect(page.getByLabel('Project Name/Type')).toHaveValue('Harbor tri-fold');
    await page.getByRole('button', { name: 'Close Tab' }).click();
    const other = await context.newPage();
    await other.goto('/');
    await expect(other.getByText('Maya')).toBeVisible();
    await leaveMarks(page);

    const settings = await openSettings(page);
    await settings.getByRole('button', { name: 'Sign Out', exact: true }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Are you sure you want to sign out?');
    await expect(question).not.toContainText('Not saved');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(settings.getByRole('button', { name: 'Sign Out', exact: true })).toBeFocused();
    await pressAndConfirm(page, 'Sign Out');

    await expect(page).toHaveURL('/login');
    await expect(other).toHaveURL('/login');
    await expect(page.getByRole('tab', { name: 'Create Account' })).toBeVisible();
    await expect(page.getByText('Your session has ended.')).toHaveCount(0);
    await expect.poll(() => storedData(page)).toEqual(nothingStored);
    expect(await storedData(other)).toEqual(nothingStored);
    // The mark of a device that has signed in before stays.
    expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['pp_device']);
    await page.goto('/');
    await expect(page).toHaveURL('/login');
  });

  test('A6 signing out without the server clears this device at once, and ends the session at the next contact', async ({
    page,
  }) => {
    await signUp(page);
    await page.goto('/');
    await page.route('**/api/auth/logout', (route) => route.abort());
    await openSettings(page);
    await pressAndConfirm(page, 'Sign Out');
    await expect(page).toHaveURL('/login');
    await expect(page.getByText('Signed out on this device')).toBeVisible();
    const ofUser = () =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => /print-partner:[0-9a-f-]{36}/.test(key)));
    expect(await ofUser()).toEqual([]);
    expect((await page.context().cookies()).map(({ name }) => name)).toContain('pp_session');
    await page.unroute('**/api/auth/logout');
    await page.goto('/');
    await expect(page).toHaveURL('/login');
    await expect
      .poll(async () => (await page.context().cookies()).map(({ name }) => name))
      .toEqual(['pp_device']);
  });

  test('A5 Sign out everywhere ends the sessions of all devices', async ({ page, browser }) => {
    const { email, password } = await signUp(page);
    const elsewhere = await browser.newContext();
    const other = await elsewhere.newPage();
    await signIn(other, email, password);
    await expect(other).toHaveURL('/');
    await page.goto('/');
    await openSettings(page);
    await pressAndConfirm(page, 'Sign out everywhere');
    await expect(page).toHaveURL('/login');
    await other.getByRole('button', { name: 'Project Tracking' }).click();
    await expect(other).toHaveURL('/login');
    await expect(other.getByText('Your session has ended. Sign in again to continue.')).toBeVisible();
    await elsewhere.close();
  });

  test('A6 signing out lists unsaved work of all tabs, and clears it when confirmed', async ({
    page,
    context,
  }) => {
    await signUp(page);
    await typeUnsaved(page);
    const other = await context.newPage();
    await typeUnsaved(other, 'Menu');
    await page.bringToFront();
    await page.getByRole('button', { name: 'Close Tab' }).click();
    const settings = await openSettings(page);
    await settings.getByRole('button', { name: 'Sign Out', exact: true }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('the project “Harbor tri-fold”');
    await expect(question).toContainText('the project “Menu”');
    await question.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL('/login');
    await expect(other).toHaveURL('/login');
    await expect.poll(() => storedData(other)).toEqual(nothingStored);
  });
});

test('A6 Undo offered to one user does nothing for the next', async ({ page }) => {
  await signUp(page);
  await callApi(page, 'PUT', '/api/preferences', { tabOrder: ['paper'] });
  await openHome(page);
  await enterRearranging(page, 'paper');
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await openSettings(page);
  await pressAndConfirm(page, 'Sign Out');
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
});

test('A5 an outdated screen cannot sign out the next user, and switches to them', async ({
  page,
  browser,
}) => {
  await signUp(page);
  await page.goto('/');
  // Settings refetches the session.
  const asked = page.waitForResponse('**/api/auth/session');
  await openSettings(page);
  await asked;
  // Another user signs in in another tab, without a sign-out before, which this tab's stream would report.
  const ingrid = await signUp(page, { firstName: 'Ingrid' });
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await signIn(other, ingrid.email, ingrid.password);
  await expect(other).toHaveURL('/');
  await pressAndConfirm(page, 'Sign out everywhere');
  await expect(page.getByText('Ingrid')).toBeVisible();
  await callApi(other, 'GET', '/api/projects');
  await elsewhere.close();
});

test.describe('a lost session', () => {
  test('A5 typed text is kept after a lost session until the same user returns', async ({ page }) => {
    const { email, password } = await signUp(page);
    await typeUnsaved(page);
    await saveWithLostSession(page);
    await expect(
      page.getByText('Your session has ended. What you typed is kept on this device'),
    ).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Sign In' })).toHaveAttribute('aria-selected', 'true');
    await submitSignIn(page, email, password);
    await expect(page).toHaveURL('/?tab=projects');
    await expect(page.getByLabel('Project Name/Type')).toHaveValue('Harbor tri-fold');
    await expect(page.getByLabel('Notes')).toHaveValue('call the bindery');
    await expect(page.getByText('Unsaved changes')).toBeVisible();
    await page.getByRole('button', { name: 'Save Project' }).click();
    await expect(page.getByText('Project saved to server.')).toBeVisible();
    const projects = await callApi(page, 'GET', '/api/projects');
    expect(await projects.json()).toMatchObject([
      { project_name: 'Harbor tri-fold', notes: 'call the bindery' },
    ]);
    const { local } = await storedData(page);
    expect(local?.filter((key) => key.includes('draft'))).toEqual([]);
  });

  test('A6 kept text is not shown to another user, and signing out clears it', async ({ page }) => {
    const { email, password } = await signUp(page);
    await typeUnsaved(page);
    await saveWithLostSession(page);
    await signUp(page, { firstName: 'Ingrid' });
    await page.goto('/?tab=projects');
    await expect(page.getByLabel('Project Name/Type')).toHaveValue('');
    await page.getByRole('button', { name: 'Close Tab' }).click();
    await openSettings(page);
    await pressAndConfirm(page, 'Sign Out');
    await expect(page).toHaveURL('/login');

    // Without a reload, which could end the removal of the user's data before it's done.
    await submitSignIn(page, email, password);
    await expect(page).toHaveURL('/');
    const settings = await openSettings(page);
    await settings.getByRole('button', { name: 'Sign Out', exact: true }).click();
    await expect(page.getByRole('alertdialog')).toContainText('the project “Harbor tri-fold”');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL('/login');
    await expect.poll(() => storedData(page)).toEqual(nothingStored);
  });

  test('A6 typed text is restored after leaving the page by a link', async ({ page }) => {
    await signUp(page);
    await typeUnsaved(page);
    await page.getByRole('button', { name: 'Close Tab' }).click();
    await page.getByRole('link', { name: 'Privacy' }).click();
    await expect(page.getByRole('heading', { name: 'Privacy Policy' })).toBeVisible();
    await page.getByRole('link', { name: 'Print Partner, home' }).click();
    await page.getByRole('button', { name: 'Project Tracking' }).click();
    await expect(notifications(page)).toContainText('Your changes are back');
    await expect(page.getByLabel('Notes')).toHaveValue('call the bindery');
  });
});

test.describe('deleting the account', () => {
  test('A6 deleting the account lists what is deleted, shows Deleting..., and clears the browser', async ({
    page,
  }) => {
    const { email, password } = await signUp(page);
    await saveProject(page, { project_name: 'Harbor tri-fold' });
    await page.goto('/?tab=projects');
    await expect(page.getByLabel('Project Name/Type')).toHaveValue('Harbor tri-fold');
    await blockAutosaves(page);
    await page.getByLabel('Notes').fill('call the bindery');
    await page.getByRole('button', { name: 'Close Tab' }).click();
    await leaveMarks(page);
    const settings = await openSettings(page);
    await settings.getByRole('button', { name: 'Delete Account' }).click();
    const question = page.getByRole('alertdialog');
    for (const words of [email, 'projects', 'reminders', 'specifications', 'cannot be undone', '“Harbor']) {
      await expect(question).toContainText(words);
    }
    const { promise: mayGo, resolve: letGo } = Promise.withResolvers<void>();
    await page.route('**/api/auth/delete-account', async (route) => {
      await mayGo;
      await route.continue();
    });
    const field = question.getByLabel('Current password');
    await expect(field).toBeFocused();
    await field.fill('not the password');
    await field.press('Enter');
    await expect(question).toContainText('Current password is incorrect.');
    await field.fill(password);
    await question.getByRole('button', { name: 'Delete Account' }).click();
    await expect(question.getByRole('button', { name: 'Deleting...' })).toBeDisabled();
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    letGo();
    await expect(notifications(page)).toContainText('Account Deleted');
    await expect(notifications(page)).toContainText('Your account has been permanently deleted.');
    await expect(page).toHaveURL('/login');
    await expect.poll(() => storedData(page)).toEqual(nothingStored);
    expect(await page.context().cookies()).toEqual([]);
    await page.getByRole('tab', { name: 'Sign In' }).click();
    await submitSignIn(page, email, password);
    await expect(notifications(page)).toContainText('Sign in failed');
  });

  test('A6 a deletion whose answer was lost is recognized and clears the browser', async ({ page }) => {
    const { password } = await signUp(page);
    await typeUnsaved(page);
    await page.getByRole('button', { name: 'Close Tab' }).click();
    await leaveMarks(page);
    await page.route('**/api/auth/delete-account', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await openSettings(page);
    await pressAndConfirmWith(page, 'Delete Account', password);
    await expect(notifications(page)).toContainText('Account Deleted');
    await expect(page).toHaveURL('/login');
    await expect(page.getByText('Your session has ended.')).toHaveCount(0);
    await expect.poll(() => storedData(page)).toEqual(nothingStored);
  });

  test('A6 a failed deletion shows a message and keeps the user signed in', async ({ page }) => {
    const { password } = await signUp(page);
    await page.goto('/');
    await page.route('**/api/auth/delete-account', (route) => route.abort());
    await openSettings(page);
    await pressAndConfirmWith(page, 'Delete Account', password);
    await expect(notifications(page)).toContainText('Failed to delete account. Please try again.');
    await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })).toBeEnabled();
    await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Delete Account' })).toBeFocused();
    await callApi(page, 'GET', '/api/projects');
  });
});
