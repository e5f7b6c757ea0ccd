import { copiedText } from './clipboard.ts';
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { callApi, expect, saveProject, signUp, test } from './fixtures.ts';
import { expectToast, harbor } from './projects-page.ts';
import { notifications } from './settings-page.ts';

interface Sheet {
  id: string;
  name: string;
  project_uuid: string | null;
}

const field = (page: Page, name: string): Locator => page.getByRole('textbox', { name, exact: true });
const button = (place: Page | Locator, name: string | RegExp): Locator =>
  place.getByRole('button', { name, exact: typeof name === 'string' });
/** Finished, so it is folded to one line. */
const binding = (page: Page): Locator => page.getByRole('region', { name: 'Binding', exact: true });
const list = (page: Page): Locator => page.getByRole('dialog', { name: 'Spec sheets' });

async function openForm(page: Page, tab: 'specs' | 'mailer'): Promise<void> {
  await page.goto(`/?tab=${tab}`);
  await expect(page.getByText('Saves as you type, on this device and your account')).toBeVisible();
}

async function openList(page: Page, shown: string): Promise<void> {
  await button(page, `Spec sheets: ${shown}`).click();
  await expect(button(list(page), 'Save as…')).toBeEnabled();
}

async function act(page: Page, action: string, sheet: string): Promise<void> {
  const more = button(list(page), `Actions for ${sheet}`);
  if ((await more.getAttribute('aria-expanded')) === 'false') await more.click();
  await button(list(page), `${action} ${sheet}`).click();
}

async function answerName(page: Page, name: string, confirm: string): Promise<void> {
  const question = page.getByRole('alertdialog');
  await question.getByLabel('Name').fill(name);
  await button(question, confirm).click();
}

async function sheetsOf(page: Page): Promise<Sheet[]> {
  const sheets: Sheet[] = await (await callApi(page, 'GET', '/api/spec-sheets')).json();
  return sheets.toSorted((one, other) => one.name.localeCompare(other.name));
}

async function draftName(page: Page): Promise<string> {
  const draft: { data: { name: string } } = await (
    await callApi(page, 'GET', '/api/specs/booklet-specs-current')
  ).json();
  return draft.data.name;
}

/** Keeps the addresses that would open a mail program. */
async function catchMail(page: Page): Promise<() => Promise<URLSearchParams[]>> {
  await page.addInitScript(() => {
    const opened: string[] = [];
    Object.assign(window, { openedMail: opened });
    HTMLAnchorElement.prototype.click = function clickMail() {
      if (this.protocol === 'mailto:') opened.push(this.href);
      else HTMLElement.prototype.click.call(this);
    };
  });
  return async () => {
    const opened = await page.evaluate(() => (window as unknown as { openedMail: string[] }).openedMail);
    return opened.map((address) => new URL(address).searchParams);
  };
}

test('S11 named sheets are saved from the draft, opened, changed, deleted and brought back', async ({
  page,
}) => {
  await signUp(page);
  await saveProject(page, harbor);
  await openForm(page, 'specs');

  await test.step('a template fills in the product', async () => {
    await field(page, 'Project name').fill('Spring catalog');
    await button(page, 'Templates').click();
    await expect(button(page, /^16-page saddle-stitched booklet/)).toBeVisible();
    await button(page, /^16-page saddle-stitched booklet/).click();
    await expect(field(page, 'Page count')).toHaveValue('16');
    await expect(field(page, 'Project name')).toHaveValue('Spring catalog');
  });

  await test.step('Save as moves the draft into a sheet', async () => {
    await openList(page, 'Working draft');
    await button(list(page), 'Save as…').click();
    await expect(page.getByRole('alertdialog').getByLabel('Name')).toHaveValue('Spring catalog');
    await button(page.getByRole('alertdialog'), 'Save').click();
    await expectToast(page, 'The working draft is empty for your next job.');
    await expect(button(page, 'Spec sheets: Spring catalog')).toBeFocused();
    await expect(field(page, 'Page count')).toHaveValue('16');
    expect(await draftName(page)).toBe('');
  });

  await test.step('a change in the open sheet stays with it', async () => {
    await field(page, 'Binding notes').fill('Loop stitch');
    await openList(page, 'Spring catalog');
    await act(page, 'Duplicate', 'Spring catalog');
    await expectToast(page, 'Duplicated as “Spring catalog copy”');
    await act(page, 'Rename', 'Spring catalog');
    await answerName(page, 'Summer catalog', 'Rename');
    await expect(button(list(page), 'Rename Summer catalog')).toBeFocused();
    await act(page, 'Attach to a project:', 'Summer catalog');
    await page.getByRole('alertdialog').getByLabel('Project').selectOption(harbor.project_name);
    await button(page.getByRole('alertdialog'), 'Save').click();
    await expect(list(page).getByText(`${harbor.project_name} · Changed`)).toBeVisible();
    const sheets = await sheetsOf(page);
    expect(sheets.map(({ name }) => name)).toEqual(['Spring catalog copy', 'Summer catalog']);
  });

  await test.step('Undo brings the deleted sheet back as it was', async () => {
    const [, before] = await sheetsOf(page);
    await act(page, 'Delete', 'Summer catalog');
    await expectToast(page, 'Deleted “Summer catalog”');
    await expect(button(page, 'Spec sheets: Working draft')).toBeVisible();
    await expect(field(page, 'Binding notes')).toHaveValue('');
    await button(page, 'Undo').click();
    await expectToast(page, '“Summer catalog” is back');
    await expect(button(page, 'Spec sheets: Summer catalog')).toBeVisible();
    await expect(binding(page)).toContainText('Loop stitch');
    const [copy, after] = await sheetsOf(page);
    expect(copy?.project_uuid).toBeNull();
    expect([after?.id, after?.project_uuid]).toEqual([before?.id, before?.project_uuid]);
  });

  await test.step('the draft and the sheet keep their own text, also after a reload', async () => {
    await openList(page, 'Summer catalog');
    await list(page)
      .getByRole('button', { name: /^Working draft/ })
      .click();
    await expect(field(page, 'Project name')).toHaveValue('');
    await openList(page, 'Working draft');
    await list(page)
      .getByRole('button', { name: /^Spring catalog copy/ })
      .click();
    await expect(binding(page)).toContainText('Loop stitch');
    await page.reload();
    await expect(button(page, 'Spec sheets: Spring catalog copy')).toBeVisible();
    await expect(binding(page)).toContainText('Loop stitch');
  });
});

test('S5 S8 specs are saved, then emailed, copied and downloaded', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write']);
  const mail = await catchMail(page);
  await signUp(page);
  await openForm(page, 'mailer');

  await test.step('an empty form is not sent', async () => {
    await button(page, 'Email Specs').click();
    await expectToast(page, 'Nothing to send yet');
    await button(notifications(page), 'Close').click();
    expect(await mail()).toEqual([]);
  });

  await test.step('the mail has the documents’ subject and every filled line', async () => {
    await field(page, 'Company name').fill('Lakeview Arts & Co.');
    await field(page, 'Project name').fill('Spring mailer');
    await field(page, 'Quantity 1').fill('2500');
    await button(page, 'Email Specs').click();
    const open = page.getByRole('alertdialog', { name: 'Still open on this sheet' });
    await button(open, 'Keep Bleed: Bleed').click();
    await expect(open.getByRole('radio', { name: 'Bleed', exact: true })).toBeFocused();
    await button(open, 'Continue').click();
    await expectToast(page, 'Email Opened');
    const [sent] = await mail();
    expect(sent?.get('subject')).toBe('Mailer/Brochure/Poster Quote Request: Spring mailer');
    expect(sent?.get('body')?.split('\r\n')).toEqual(
      expect.arrayContaining(['Company name: Lakeview Arts & Co.', 'Quantity 1: 2,500', 'Bleed: Bleed']),
    );
    const draft = await (await callApi(page, 'GET', '/api/specs/custom-specs-current')).json();
    expect(draft).toMatchObject({ data: { companyName: 'Lakeview Arts & Co.', name: 'Spring mailer' } });
  });

  await test.step('the sheet is downloaded as a PDF and as an unsent email', async () => {
    await button(page, /^PDF/).click();
    const pdf = page.waitForEvent('download');
    await button(page, 'Download PDF').click();
    expect((await readFile(await (await pdf).path())).subarray(0, 5).toString()).toBe('%PDF-');
    expect((await pdf).suggestedFilename()).toMatch(/Spring mailer.*\.pdf$/);
    await expect(button(page, /^PDF/)).toBeFocused();
    await button(page, /^PDF/).click();
    const eml = page.waitForEvent('download');
    await button(page, 'Email with PDF attached (.eml)').click();
    const text = (await readFile(await (await eml).path())).toString();
    expect(text).toMatch(/^X-Unsent: 1\r?$/m);
    expect(text).toMatch(/application\/pdf/);
  });

  await test.step('a mail too long for a link is offered as text', async () => {
    const notes = 'Pack in cartons of 50, label each. '.repeat(60);
    await field(page, 'Final notes').fill(notes);
    await button(page, 'Email Specs').click();
    const dialog = page.getByRole('dialog', { name: 'Too long for an email link' });
    await expect(dialog).toBeVisible();
    await button(dialog, 'Copy the text').click();
    await expect(dialog.getByText('Copied. Paste it into the message.')).toBeVisible();
    expect(await copiedText(context)).toContain(notes.trim());
    expect(await mail()).toHaveLength(1);
  });
});
