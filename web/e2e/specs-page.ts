import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { SpecKind } from '@printpartner/contracts/spec-fields';
import { type Account, callApi, expect } from './fixtures.ts';
import { signIn } from './settings-page.ts';

const forms = {
  booklet: { tab: 'specs', slot: 'booklet-specs-current', title: 'Create Booklet Specs' },
  custom: { tab: 'mailer', slot: 'custom-specs-current', title: 'Create Custom Specs' },
} as const;

interface Draft {
  data: Record<string, unknown>;
  shippingOption: string;
  revision: number;
}

export async function openForm(page: Page, kind: SpecKind, search = ''): Promise<void> {
  await page.goto(`/?tab=${forms[kind].tab}${search}`);
  await expect(page.getByRole('heading', { level: 1, name: forms[kind].title })).toBeVisible();
  await expect(page.getByText('Loading your draft…')).toHaveCount(0);
}

/** The working draft as the server has it. */
export async function draftOf(page: Page, kind: SpecKind): Promise<Draft> {
  const answer = await callApi(page, 'GET', `/api/specs/${forms[kind].slot}`);
  const draft: Draft = await answer.json();
  return draft;
}

export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
export const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
export const section = (page: Page, name: string) => page.getByRole('region', { name });
export const savedLine = (page: Page) => page.getByText(/^Saved .+, on this device and your account$/);

/** Aborts saves, so that what is typed stays on the device. */
export const blockSaves = (page: Page, kind: SpecKind) =>
  page.route(`**/api/specs/${forms[kind].slot}`, (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );

/** The same user's form on a phone. */
export async function onPhone(
  browser: Browser,
  { email, password }: Account,
  kind: SpecKind,
): Promise<[BrowserContext, Page]> {
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await phone.newPage();
  await signIn(page, email, password);
  await expect(page).toHaveURL('/');
  await openForm(page, kind);
  return [phone, page];
}
