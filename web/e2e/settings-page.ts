import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Opens Settings from the home screen. */
export async function openSettings(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Clicks a button in Settings, then the button of the same name in the confirmation. */
export async function pressAndConfirm(page: Page, name: string): Promise<void> {
  await page.getByRole('dialog', { name: 'Settings' }).getByRole('button', { name, exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();
}

/** Does what `pressAndConfirm` does, in a confirmation that asks for the password. */
export async function pressAndConfirmWith(page: Page, name: string, password: string): Promise<void> {
  await page.getByRole('dialog', { name: 'Settings' }).getByRole('button', { name, exact: true }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByLabel('Current password')).toBeFocused();
  await question.getByLabel('Current password').fill(password);
  await question.getByRole('button', { name, exact: true }).click();
}

/** Fills in and sends the Sign In form. */
export async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/login');
  await page.getByRole('tab', { name: 'Sign In' }).click();
  await submitSignIn(page, email, password);
}

export async function submitSignIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

export const notifications = (page: Page): Locator =>
  page.getByRole('region', { name: 'Notifications (F8)' });

/** Everything this browser stores about users, by place. The app's own files don't count. */
export function storedData(page: Page): Promise<Record<string, string[]>> {
  return page.evaluate(async () => {
    const cached: string[] = [];
    for (const name of await caches.keys()) {
      if (name.includes('precache')) continue;
      const requests = await (await caches.open(name)).keys();
      cached.push(...requests.map(({ url }) => url));
    }
    const databases: string[] = [];
    for (const { name = '' } of await indexedDB.databases()) databases.push(...(await keysIn(name)));
    return {
      local: Object.keys(localStorage),
      session: Object.keys(sessionStorage),
      cached,
      databases,
      cookies: document.cookie ? [document.cookie] : [],
    };

    async function keysIn(name: string): Promise<string[]> {
      const database = await resultOf(indexedDB.open(name));
      const stores = [...database.objectStoreNames];
      const keys = await Promise.all(
        stores.map((store) => resultOf(database.transaction(store).objectStore(store).getAllKeys())),
      );
      database.close();
      return keys.flat().map(String);
    }
    function resultOf<Result>(request: IDBRequest<Result>): Promise<Result> {
      return new Promise((resolve) => request.addEventListener('success', () => resolve(request.result)));
    }
  });
}

export const nothingStored = { local: [], session: [], cached: [], databases: [], cookies: [] };
