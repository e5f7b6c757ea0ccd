import type { Page } from '@playwright/test';
import { callApi, expect, hold, loseSession, saveProject, signUp, test } from './fixtures.ts';
import { blockAutosaves, closeToasts, name, notes, projectsOf, save } from './projects-page.ts';
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

const closeTab = (page: Page) => page.getByRole('button', { name: 'Close Tab' }).click();
const openProjects = (page: Page) => page.getByRole('button', { name: 'Project Tracking' }).click();
const blockSaves = (page: Page) =>
  page.route('**/api/projects', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
const cookiesOf = async (page: Page) => (await page.context().cookies()).map((cookie) => cookie.name);

/** Types a new project from the home screen, which is not saved. */
async function typeUnsaved(page: Page, project = 'Harbor tri-fold'): Promise<void> {
  await blockSaves(page);
  await openProjects(page);
  await name(page).fill(project);
  await notes(page).fill('call the bindery');
}

async function saveWithLostSession(page: Page): Promise<void> {
  await page.unrouteAll();
  await loseSession(page, async () => {
    await save(page).click();
    await expect(page).toHaveURL('/login');
  });
}

test("A6 signing out asks, lists unsaved work, and clears the user's data in all tabs, at once also without the server", async ({
  page,
  context,
}) => {
  const { email, password } = await signUp(page);
  const { id } = await saveProject(page, { project_name: 'Harbor tri-fold' });
  await page.goto('/?tab=projects');
  await expect(name(page)).toHaveValue('Harbor tri-fold');
  await closeTab(page);
  const other = await context.newPage();
  await other.goto('/');
  await expect(other.getByText('Maya')).toBeVisible();
  await leaveMarks(page);
  const question = page.getByRole('alertdialog');
  const signInAgain = async () => {
    await page.getByRole('tab', { name: 'Sign In' }).click();
    await submitSignIn(page, email, password);
    await expect(page).toHaveURL('/');
  };

  await test.step('it asks first', async () => {
    const settings = await openSettings(page);
    await settings.getByRole('button', { name: 'Sign Out', exact: true }).click();
    await expect(question).toContainText('Are you sure you want to sign out?');
    await expect(question).not.toContainText('Not saved');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(settings.getByRole('button', { name: 'Sign Out', exact: true })).toBeFocused();
  });

  await test.step("then clears the user's data in all tabs", async () => {
    await pressAndConfirm(page, 'Sign Out');
    await expect(page).toHaveURL('/login');
    await expect(other).toHaveURL('/login');
    await expect(page.getByRole('tab', { name: 'Create Account' })).toBeVisible();
    await expect(page.getByText('Your session has ended.')).toHaveCount(0);
    for (const tab of [page, other]) await expect.poll(() => storedData(tab)).toEqual(nothingStored);
    // The mark of a device that has signed in before stays.
    expect(await cookiesOf(page)).toEqual(['pp_device']);
    await page.goto('/');
    await expect(page).toHaveURL('/login');
  });

  await test.step('unsaved work of all tabs is listed, and cleared when confirmed', async () => {
    await signInAgain();
    await callApi(page, 'DELETE', `/api/projects/${id}`);
    await typeUnsaved(page);
    await other.goto('/');
    await typeUnsaved(other, 'Menu');
    await page.bringToFront();
    await closeTab(page);
    const settings = await openSettings(page);
    await settings.getByRole('button', { name: 'Sign Out', exact: true }).click();
    await expect(question).toContainText('the project “Harbor tri-fold”');
    await expect(question).toContainText('the project “Menu”');
    await question.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL('/login');
    await expect(other).toHaveURL('/login');
    await expect.poll(() => storedData(other)).toEqual(nothingStored);
    await other.close();
  });

  await test.step('without the server, this device is cleared at once', async () => {
    await signInAgain();
    await page.route('**/api/auth/logout', (route) => route.abort());
    await openSettings(page);
    await pressAndConfirm(page, 'Sign Out');
    await expect(page).toHaveURL('/login');
    await expect(page.getByText('Signed out on this device')).toBeVisible();
    const ofUser = () =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => /print-partner:[0-9a-f-]{36}/.test(key)));
    expect(await ofUser()).toEqual([]);
    expect(await cookiesOf(page)).toContain('pp_session');
  });

  await test.step('and the session ends at the next contact', async () => {
    await page.unrouteAll();
    await page.goto('/');
    await expect(page).toHaveURL('/login');
    await expect.poll(() => cookiesOf(page)).toEqual(['pp_device']);
  });
});

test('A5 A6 A11 P6 Settings sign out one device, Sign out everywhere all of them, and an outdated screen neither offers Undo to the next user nor signs them out', async ({
  page,
  context,
  browser,
}) => {
  await signUp(page);
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();

  await test.step('Undo offered to one user does nothing for the next', async () => {
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

  await test.step('Settings list another device and what it did, and sign it out', async () => {
    const { email, password } = await signUp(page);
    await signIn(other, email, password);
    await expect(other).toHaveURL('/');
    await page.goto('/');
    const settings = await openSettings(page);
    await expect(settings.getByText('Signed in on a new device')).toBeVisible();
    await settings.getByRole('button', { name: /^Sign out Chrome on/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
    await expect(notifications(page)).toContainText(/Chrome on \w+ signed out/);
    await expect(settings.getByText('Signed out one device')).toBeVisible();
    await openProjects(other);
    await expect(other).toHaveURL('/login');
    await submitSignIn(other, email, password);
    await expect(other).toHaveURL('/?tab=projects');
    await closeTab(other);
  });

  await test.step('Sign out everywhere ends the sessions of all devices', async () => {
    await pressAndConfirm(page, 'Sign out everywhere');
    await expect(page).toHaveURL('/login');
    await openProjects(other);
    await expect(other).toHaveURL('/login');
    await expect(other.getByText('Your session has ended. Sign in again to continue.')).toBeVisible();
  });

  await test.step('an outdated screen cannot sign out the next user, and switches to them', async () => {
    await signUp(page);
    await page.goto('/');
    // Settings refetches the session.
    const asked = page.waitForResponse('**/api/auth/session');
    await openSettings(page);
    await asked;
    // Another user signs in in another tab, without a sign-out before, which this tab's stream would report.
    const ingrid = await signUp(page, { firstName: 'Ingrid' });
    await signIn(other, ingrid.email, ingrid.password);
    await expect(other).toHaveURL('/?tab=projects');
    await pressAndConfirm(page, 'Sign out everywhere');
    await expect(page.getByText('Ingrid')).toBeVisible();
    await callApi(other, 'GET', '/api/projects');
    await elsewhere.close();
  });

  await test.step('a tab switches when another user signs in in the same browser', async () => {
    const another = await context.newPage();
    await signUp(another, { firstName: 'Noor' });
    await another.goto('/');
    await expect(another.getByText('Noor')).toBeVisible();
    await page.bringToFront();
    await expect(page.getByText('Noor')).toBeVisible();
    await expect(page.getByText('Ingrid')).toHaveCount(0);
  });
});

test('A5 A6 typed text is kept by this device, after a link and a lost session, for its own user alone', async ({
  page,
}) => {
  const { email, password } = await signUp(page);
  await page.goto('/');

  await test.step('it is restored after leaving the page by a link', async () => {
    await typeUnsaved(page);
    await closeTab(page);
    await page.getByRole('link', { name: 'Privacy' }).click();
    await expect(page.getByRole('heading', { name: 'Privacy Policy' })).toBeVisible();
    await page.getByRole('link', { name: 'Print Partner, home' }).click();
    await openProjects(page);
    await expect(notifications(page)).toContainText('Your changes are back');
    await expect(notes(page)).toHaveValue('call the bindery');
    await closeToasts(page);
  });

  await test.step('after a lost session, it is kept until the same user returns', async () => {
    await saveWithLostSession(page);
    await expect(
      page.getByText('Your session has ended. What you typed is kept on this device'),
    ).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Sign In' })).toHaveAttribute('aria-selected', 'true');
    await blockSaves(page);
    await submitSignIn(page, email, password);
    await expect(page).toHaveURL('/?tab=projects');
    await expect(name(page)).toHaveValue('Harbor tri-fold');
    await expect(notes(page)).toHaveValue('call the bindery');
    await expect(page.getByText(/^(Unsaved changes|Not saved yet)$/)).toBeVisible();
  });

  await test.step('and can be saved', async () => {
    await page.unrouteAll();
    await save(page).click();
    await expect(page.getByText('Project saved to server.')).toBeVisible();
    expect(await projectsOf(page)).toMatchObject([
      { project_name: 'Harbor tri-fold', notes: 'call the bindery' },
    ]);
    const drafts = async () => (await storedData(page))['local']?.filter((key) => key.includes('draft'));
    await expect.poll(drafts).toEqual([]);
  });

  await test.step('it is not shown to another user, whose sign-out keeps it', async () => {
    await blockSaves(page);
    await page.getByRole('button', { name: 'New project' }).click();
    await expect(name(page)).toHaveValue('');
    await name(page).fill('Menu');
    await saveWithLostSession(page);
    await signUp(page, { firstName: 'Ingrid' });
    await page.goto('/?tab=projects');
    await expect(
      page
        .getByRole('region', { name: 'Projects', exact: true })
        .getByRole('heading', { name: 'No projects yet' }),
    ).toBeVisible();
    await expect(name(page)).toHaveValue('');
    await closeTab(page);
    await openSettings(page);
    await pressAndConfirm(page, 'Sign Out');
    await expect(page).toHaveURL('/login');
  });

  await test.step('and the sign-out of its user clears it', async () => {
    // Otherwise it is sent as soon as its user is back.
    await blockSaves(page);
    // Without a reload, which could end the removal of the user's data before it's done.
    await submitSignIn(page, email, password);
    await expect(page).toHaveURL('/');
    const settings = await openSettings(page);
    await settings.getByRole('button', { name: 'Sign Out', exact: true }).click();
    await expect(page.getByRole('alertdialog')).toContainText('the project “Menu”');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL('/login');
    await expect.poll(() => storedData(page)).toEqual(nothingStored);
  });
});

test('A6 deleting the account lists what is deleted and clears the browser, also if the answer was lost, and a failure keeps the user signed in', async ({
  page,
}) => {
  const { email, password } = await signUp(page);
  await saveProject(page, { project_name: 'Harbor tri-fold' });
  await page.goto('/?tab=projects');
  await expect(name(page)).toHaveValue('Harbor tri-fold');
  await blockAutosaves(page);
  await notes(page).fill('call the bindery');
  await closeTab(page);
  await leaveMarks(page);
  const settings = await openSettings(page);
  const question = page.getByRole('alertdialog');
  const field = question.getByLabel('Current password');

  await test.step('a failure shows a message and keeps the user signed in', async () => {
    await page.route('**/api/auth/delete-account', (route) => route.abort());
    await pressAndConfirmWith(page, 'Delete Account', password);
    await expect(notifications(page)).toContainText('Failed to delete account. Please try again.');
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeEnabled();
    await expect(question.getByRole('button', { name: 'Delete Account' })).toBeFocused();
    await callApi(page, 'GET', '/api/projects');
    await closeToasts(page);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeHidden();
    await page.unroute('**/api/auth/delete-account');
  });

  await test.step('it lists what is deleted, and asks for the password', async () => {
    await settings.getByRole('button', { name: 'Delete Account' }).click();
    for (const words of [email, 'projects', 'reminders', 'specifications', 'cannot be undone', '“Harbor']) {
      await expect(question).toContainText(words);
    }
    await expect(field).toBeFocused();
    await field.fill('not the password');
    await field.press('Enter');
    await expect(question).toContainText('Current password is incorrect.');
  });

  await test.step('it shows Deleting... and clears the browser', async () => {
    const letGo = await hold(page, '**/api/auth/delete-account');
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

  await test.step('a deletion whose answer was lost is recognized', async () => {
    const next = await signUp(page);
    await page.goto('/');
    await typeUnsaved(page);
    await closeTab(page);
    await leaveMarks(page);
    await page.unroute('**/api/auth/delete-account');
    await page.route('**/api/auth/delete-account', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await openSettings(page);
    await pressAndConfirmWith(page, 'Delete Account', next.password);
    await expect(notifications(page)).toContainText('Account Deleted');
    await expect(page).toHaveURL('/login');
    await expect(page.getByText('Your session has ended.')).toHaveCount(0);
    await expect.poll(() => storedData(page)).toEqual(nothingStored);
  });
});
