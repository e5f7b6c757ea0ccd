import type { Page } from '@playwright/test';
import { expect, saveProject, signUp, test } from './fixtures.ts';
import {
  becomeVisible,
  harbor,
  name,
  notes,
  onPhone,
  openTracking,
  projectsOf,
  save,
} from './projects-page.ts';

const choice = (page: Page) => page.getByRole('group', { name: 'Notes: changed elsewhere, too' });

/** Otherwise the page would know at once what another device, or its own lost save, changed. */
const withoutPushes = (page: Page) => page.route('**/api/alerts/stream', (route) => route.abort());

test.describe('two devices in one field', () => {
  test('P2 neither text is lost: the later device chooses, offline too, and other fields merge', async ({
    page,
    browser,
  }) => {
    const account = await signUp(page);
    await saveProject(page, { ...harbor, notes: 'old' });
    await openTracking(page);
    await expect(notes(page)).toHaveValue('old');
    const [phone, other] = await onPhone(browser, account);
    await expect(notes(other)).toHaveValue('old');

    await phone.setOffline(true);
    const overlay = other.getByRole('dialog', { name: 'Project Tracking' });
    await expect(overlay.getByRole('status').filter({ hasText: 'Offline Mode' })).toBeVisible();
    const title = other.locator('#tab-projects-name');
    expect(await title.evaluate((bar) => bar.scrollWidth - bar.clientWidth)).toBe(0);
    await notes(other).fill('from the phone');
    await other.getByLabel('Status').fill('At the printer');
    await notes(page).fill('from the desk');
    await expect(page.getByText(/^Saved /)).toBeVisible();
    await phone.setOffline(false);

    await expect(choice(other)).toContainText('from the desk');
    await expect(notes(other)).toHaveValue('from the phone');
    await expect
      .poll(() => projectsOf(page))
      .toMatchObject([{ notes: 'from the desk', status: 'At the printer' }]);
    await choice(other).getByRole('button', { name: 'Keep both' }).click();
    await expect.poll(() => projectsOf(page)).toMatchObject([{ notes: 'from the desk\nfrom the phone' }]);
    await expect(choice(other)).toHaveCount(0);

    await becomeVisible(page);
    await expect(notes(page)).toHaveValue('from the desk\nfrom the phone');
    await phone.close();
  });

  test('P2 Save Project asks first, and a reload keeps the question', async ({ page, browser }) => {
    await withoutPushes(page);
    const account = await signUp(page);
    await saveProject(page, { ...harbor, notes: 'old' });
    await openTracking(page);
    await expect(notes(page)).toHaveValue('old');
    const [phone, other] = await onPhone(browser, account);
    await expect(notes(other)).toHaveValue('old');
    await notes(other).fill('from the phone');
    await expect(other.getByText(/^Saved /)).toBeVisible();
    await phone.close();

    await notes(page).fill('from the desk');
    await save(page).click();
    await expect(choice(page).getByRole('button', { name: 'Keep mine' })).toBeFocused();
    await save(page).click();
    expect(await projectsOf(page)).toMatchObject([{ notes: 'from the phone' }]);
    page.once('dialog', (question) => void question.accept());
    await page.reload();
    await expect(choice(page)).toContainText('from the phone');
    await choice(page).getByRole('button', { name: 'Keep mine' }).click();
    await expect.poll(() => projectsOf(page)).toMatchObject([{ notes: 'from the desk' }]);
  });
});

test.describe('a new project', () => {
  test('P2 is one project when the answer to its first save is lost and more is typed', async ({ page }) => {
    await withoutPushes(page);
    await signUp(page);
    await openTracking(page);
    let isLost = false;
    await page.route('**/api/projects', async (route) => {
      if (isLost || route.request().method() !== 'POST') return route.continue();
      isLost = true;
      await route.fetch();
      await route.abort();
    });
    await name(page).fill('Postcard');
    await notes(page).fill('one');
    await save(page).click();
    await expect(page.getByText('Not saved yet')).toBeVisible();
    await notes(page).fill('one, two');
    await save(page).click();
    await expect(page.getByText(/^Saved /)).toBeVisible();
    expect(await projectsOf(page)).toMatchObject([{ project_name: 'Postcard', notes: 'one, two' }]);
  });

  test('P2 under a taken name asks: keep both, update or open, and nothing is changed before', async ({
    page,
  }) => {
    await signUp(page);
    await saveProject(page, { ...harbor, notes: 'old' });
    await openTracking(page);
    await expect(notes(page)).toHaveValue('old');
    const startNamesake = async (text: string) => {
      await page.getByRole('button', { name: 'New project' }).first().click();
      await expect(notes(page)).toHaveValue('');
      await name(page).fill(harbor.project_name);
      await notes(page).fill(text);
      await save(page).click();
      return page.getByRole('group', { name: 'You already have this project' });
    };

    const question = await startNamesake('second job');
    await expect(question.getByRole('button').first()).toBeFocused();
    expect(await projectsOf(page)).toMatchObject([{ ...harbor, notes: 'old' }]);
    await expect(notes(page)).toHaveValue('second job');
    await question.getByRole('button', { name: 'Save as “Harbor Season Program 2”' }).click();
    await expect(name(page)).toHaveValue('Harbor Season Program 2');
    await expect
      .poll(() => projectsOf(page))
      .toMatchObject([{ project_name: 'Harbor Season Program 2', notes: 'second job' }, { notes: 'old' }]);

    await (
      await startNamesake('for the first')
    )
      .getByRole('button', { name: 'Update it with this text' })
      .click();
    await expect
      .poll(() => projectsOf(page))
      .toMatchObject([{ ...harbor, notes: 'for the first' }, { notes: 'second job' }]);

    await (
      await startNamesake('gone')
    )
      .getByRole('button', { name: 'Open it and discard this text' })
      .click();
    await expect(notes(page)).toHaveValue('for the first');
    expect(await projectsOf(page)).toHaveLength(2);
  });
});
