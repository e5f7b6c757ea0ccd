import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { type Account, callApi, expect, settled } from './fixtures.ts';
import { notifications, signIn } from './settings-page.ts';

export interface SavedProject extends Record<string, unknown> {
  id: number;
}

export const harbor = { project_name: 'Harbor Season Program', client_name: 'Lakeview Arts' };
export const name = (page: Page) => page.getByRole('textbox', { name: 'Project Name/Type' });
export const client = (page: Page) => page.getByRole('textbox', { name: 'Client/Company Name' });
export const notes = (page: Page) => page.getByRole('textbox', { name: 'Notes' });
export const save = (page: Page) => page.getByRole('button', { name: 'Save Project' });
export const rail = (page: Page) => page.getByRole('region', { name: 'Active projects' });

export const archivedFold = (list: Locator) => list.getByRole('button', { name: /^Archived \(/ });

/** Expects a toast with this text. */
export async function expectToast(page: Page, text: string): Promise<void> {
  await expect(notifications(page).getByText(text, { exact: true })).toBeVisible();
}

/** Closes all toasts, so that the next step doesn't take an old one for its own, or wait for its end. */
export async function closeToasts(page: Page): Promise<void> {
  await expect(async () => {
    // Clicks at once, because a toast may end by itself before a click.
    await notifications(page)
      .getByRole('button', { name: 'Close' })
      .evaluateAll((all: HTMLElement[]) => all.forEach((one) => one.click()));
    expect(await notifications(page).textContent()).toBe('');
  }).toPass({ intervals: [0, 50] });
}

/** Opens a project of the list beside the form. */
export const openListed = (page: Page, project: string) =>
  rail(page)
    .getByRole('button', { name: new RegExp(`^${project}`) })
    .click();

/** Lets calls end, advances the stopped clock, and waits for the calls that this caused. */
export async function pass(page: Page, ms: number): Promise<void> {
  await settled(page);
  await page.clock.runFor(ms);
  await settled(page);
}

export async function openTracking(page: Page): Promise<void> {
  await page.goto('/?tab=projects');
  await expect(page.getByRole('heading', { level: 1, name: 'Project Tracking' })).toBeVisible();
}

/** Simulates that the tab becomes visible. */
export function becomeVisible(page: Page): Promise<boolean> {
  return page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

export async function projectsOf(page: Page): Promise<SavedProject[]> {
  const answer = await callApi(page, 'GET', '/api/projects');
  const projects: SavedProject[] = await answer.json();
  return projects;
}

export async function pointerOf(page: Page): Promise<number | null> {
  const answer = await callApi(page, 'GET', '/api/projects/active');
  const pointer: { last_project_id: number | null } = await answer.json();
  return pointer.last_project_id;
}

export async function expectBlank(page: Page): Promise<void> {
  for (const field of [client, name, notes]) await expect(field(page)).toHaveValue('');
}

/** Clicks an action below a project in the list: 'Archive', 'Restore' or 'Delete'. */
export async function act(list: Locator, action: string, project: string): Promise<void> {
  const more = list.getByRole('button', { name: `Actions for ${project}`, exact: true });
  if ((await more.getAttribute('aria-expanded')) === 'false') await more.click();
  await list.getByRole('button', { name: `${action} ${project}`, exact: true }).click();
}

/** Fails autosaves of existing projects on the server, so that typed text stays unsaved. */
export async function blockAutosaves(page: Page): Promise<void> {
  await page.route(/\/api\/projects\/\d+$/, (route) =>
    route.request().method() === 'PATCH' ? route.fulfill({ status: 503, body: '' }) : route.continue(),
  );
}

/** The same user on a phone, in Project Tracking. */
export async function onPhone(
  browser: Browser,
  { email, password }: Account,
): Promise<[BrowserContext, Page]> {
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await phone.newPage();
  await signIn(page, email, password);
  await expect(page).toHaveURL('/');
  await openTracking(page);
  return [phone, page];
}
