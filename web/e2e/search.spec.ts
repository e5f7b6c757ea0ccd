import type { Locator, Page } from '@playwright/test';
import { goodPdf } from '@printpartner/testing/e2e';
import { callApi, expect, saveProject, settled, signInAsReader, signUpElsewhere, test } from './fixtures.ts';
import { openGuide } from './guide-page.ts';
import { analyze, pdfOf, uploadButton } from './preflight-page.ts';
import { harbor, name } from './projects-page.ts';
import { openSettings, pressAndConfirm, storedData, submitSignIn } from './settings-page.ts';

// Otherwise the notification prompt would cover the page.
test.use({ permissions: ['notifications'] });

const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Search', exact: true });
const field = (page: Page): Locator => dialog(page).getByRole('combobox');
const options = (page: Page): Locator => dialog(page).getByRole('option');
const option = (page: Page, group: string, title: string | RegExp): Locator =>
  dialog(page).getByRole('group', { name: group, exact: true }).getByRole('option', { name: title });
const tab = (page: Page, label: string): Locator => page.getByRole('dialog', { name: label, exact: true });
const marked = (page: Page): Locator => page.locator('[data-shown-entry]');

/** Expects that what was followed is marked, in view, and has the focus. */
async function expectShown(page: Page, title: string): Promise<void> {
  await expect(marked(page)).toHaveText([title]);
  await expect(marked(page)).toBeInViewport({ ratio: 1 });
  await expect.poll(() => marked(page).evaluate(hasFocus)).toBe(true);
}

const hasFocus = (mark: Element): boolean => {
  const entry = mark.closest('article, tr, li, label, dl > div, button') ?? mark;
  return entry.contains(document.activeElement);
};

test('G10 search opens everywhere by keyboard, and a guide’s entry opens marked; Back and Close Tab lead back', async ({
  page,
}) => {
  await signInAsReader(page);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Search guides, projects and specs' })).toBeVisible();
  await test.step('opens with Ctrl+K and /, and Escape returns the focus', async () => {
    const tile = page.getByRole('button', { name: 'Project Tracking' });
    await expect(tile).toBeVisible();
    await tile.focus();
    for (const keys of ['Control+k', 'Meta+k', '/']) {
      await page.keyboard.press(keys);
      await expect(field(page)).toBeFocused();
      await expect(field(page)).toHaveValue('');
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
      await expect(tile).toBeFocused();
    }
    await page.getByRole('button', { name: 'Search guides, projects and specs' }).click();
    await expect(field(page)).toBeFocused();
  });
  await test.step('answers without a request while typing', async () => {
    await field(page).fill('bleed');
    await expect(options(page)).not.toHaveCount(0);
    await settled(page);
    const requests: string[] = [];
    page.on('request', (request) => {
      // Reminders are polled all the time, and code is loaded in idle time.
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/') && !pathname.startsWith('/api/alerts/')) requests.push(request.url());
    });
    await field(page).fill('');
    await field(page).pressSequentially('80# text');
    await expect(option(page, 'Guides', /^80# Text Paper & Envelope Types › Paper By Weight/)).toContainText(
      'gsm: 118',
    );
    await expect(option(page, 'Answer', /80# text/)).toBeVisible();
    // With the reminders, the projects and the open one are read again, at most twice in this time; typing would read them for
    // each of the eight keys.
    expect(requests.length).toBeLessThan(5);
    expect(requests.filter((url) => !/\/api\/projects(\/active)?$/.test(url))).toEqual([]);
    page.removeAllListeners('request');
  });
  await test.step('shows the chosen entry in its guide', async () => {
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/?tab=paper&section=weight&entry=80-text');
    await expectShown(page, '80# Text');
  });
  await test.step('opens from the guide with Ctrl+K, and Back returns to its entry', async () => {
    await page.keyboard.press('Control+k');
    await field(page).fill('sadle stich');
    await expect(options(page).first()).toContainText('Saddle Stitch');
    await page.keyboard.press('Enter');
    await expect(tab(page, 'Binding Options')).toBeVisible();
    await expectShown(page, 'Saddle Stitch');
    await page.goBack();
    await expect(tab(page, 'Paper & Envelope Types')).toBeVisible();
    await expectShown(page, '80# Text');
    await page.goForward();
  });
  await test.step('a calculation opens the filled calculator, in whose fields / is typed', async () => {
    await tab(page, 'Binding Options').getByRole('button', { name: 'Search' }).click();
    await field(page).fill('spine 120 pages 80# gloss text');
    await expect(option(page, 'Answer', /^Spine of 120 pages/)).toContainText('0.230 in');
    await page.keyboard.press('Enter');
    const pages = page.getByRole('region', { name: 'Spine width' }).getByLabel('Pages', { exact: true });
    await expect(pages).toHaveValue('120');
    await pages.press('End');
    await pages.press('/');
    await expect(dialog(page)).toHaveCount(0);
    await expect(pages).toHaveValue('120/');
  });
  await test.step('Close leads to the home screen at once', async () => {
    await tab(page, 'Calculators').getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  await test.step('an item in a dialog opens there, also after a reload, and search stays closed over it', async () => {
    await page.keyboard.press('/');
    await field(page).fill('no overset text');
    await expect(options(page).first()).toContainText('No overset text');
    await page.keyboard.press('Enter');
    const checklist = page.getByRole('dialog', { name: 'Universal Preflight Checklist' });
    for (const open of [() => Promise.resolve(), () => page.reload()]) {
      await open();
      await expect(checklist.locator('[data-shown-entry]')).toContainText('No overset text');
      await expect(checklist.locator('[data-shown-entry]')).toBeInViewport();
    }
    await page.keyboard.press('Control+k');
    await settled(page);
    await expect(dialog(page)).toHaveCount(0);
  });
});

test('G10 a visitor’s search leads through the login screen to the entry; a user’s finds own projects, spec sheets and kept results, and forgets at sign-out', async ({
  page,
  browser,
}) => {
  const { email, password } = await signUpElsewhere(browser);
  await test.step('a visitor’s search leads through the login screen to the entry', async () => {
    await page.goto('/privacy');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Control+k');
    await field(page).fill('what is stored');
    await option(page, 'Screens', /^What is stored/).click();
    await expectShown(page, 'What is stored');
    await page.keyboard.press('Control+k');
    await field(page).fill('soft touch lamination');
    await option(page, 'Guides', /^Soft-Touch Lamination/)
      .first()
      .click();
    await expect(page).toHaveURL('/login');
    await page.getByRole('tab', { name: 'Sign In' }).click();
    await submitSignIn(page, email, password);
    await expectShown(page, 'Soft-Touch Lamination');
  });
  await test.step('a result is kept with a project', async () => {
    await saveProject(page, harbor);
    await callApi(page, 'POST', '/api/spec-sheets', { kind: 'booklet', name: 'Harbor booklet', data: {} });
    await page.goto('/?tab=preflight');
    await expect(uploadButton(page)).toBeVisible();
    await analyze(page, pdfOf('harbor-cover.pdf', goodPdf()));
    await page.getByRole('button', { name: 'Keep with a project' }).click();
    await page
      .getByRole('dialog', { name: 'Keep with a project' })
      .getByRole('button', { name: 'Keep', exact: true })
      .click();
    await expect(page.getByText(`Kept with ${harbor.project_name}.`)).toBeVisible();
  });
  await test.step('own projects, spec sheets and kept results are found', async () => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Search guides, projects and specs' }).click();
    await field(page).fill('harbor');
    await expect(option(page, 'Your projects', /^Harbor Season Program/)).toContainText('Lakeview Arts');
    await expect(option(page, 'Your preflight results', /^harbor-cover\.pdf/)).toContainText(
      '1 thing to ask the printer about',
    );
    await option(page, 'Your spec sheets', /^Harbor booklet/).click();
    await expect(tab(page, 'Create Booklet Specs')).toBeVisible();
    await expect(page).toHaveURL(/\?tab=specs&sheet=/);
    await page.keyboard.press('Control+k');
    await dialog(page).getByRole('button', { name: 'harbor', exact: true }).click();
    await option(page, 'Your projects', /^Harbor Season Program/).click();
    await expect(name(page)).toHaveValue(harbor.project_name);
    await page.getByRole('button', { name: 'Close Tab' }).click();
    await expect(page).toHaveURL('/');
  });
  await test.step('signing out forgets recent searches', async () => {
    const recent = async () =>
      (await storedData(page))['local']?.filter((key) => key.endsWith('recent-searches'));
    expect(await recent()).toHaveLength(1);
    await openSettings(page);
    await pressAndConfirm(page, 'Sign Out');
    await expect(page).toHaveURL('/login');
    await expect.poll(recent).toEqual([]);
  });
});

test('G10 search is a full screen on a phone, from an open tab’s bar, by touch', async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    permissions: ['notifications'],
  });
  const page = await context.newPage();
  await openGuide(page, 'coatings');
  await page.getByRole('button', { name: 'Search', exact: true }).tap();
  await expect(field(page)).toBeFocused();
  expect(await dialog(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  await field(page).fill('a7 envelope');
  await option(page, 'Guides', /^A7 /).tap();
  await expectShown(page, 'A7');
  await context.close();
});
