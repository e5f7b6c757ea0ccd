import { expect, saveProject, signUp, test } from './fixtures.ts';
import {
  act,
  becomeVisible,
  client,
  harbor,
  name,
  notes,
  onPhone,
  openTracking,
  projectsOf,
  rail,
  save,
} from './projects-page.ts';

test('P2 P6 what a phone changes shows on the desk by itself, and neither text of one field is lost', async ({
  page,
  browser,
  context,
}) => {
  const account = await signUp(page);
  await saveProject(page, { ...harbor, notes: 'old' });
  await openTracking(page);
  await expect(notes(page)).toHaveValue('old');
  await expect(page.getByText('Cross-Device Sync Active')).toBeVisible();
  const [phone, other] = await onPhone(browser, account);
  await expect(notes(other)).toHaveValue('old');

  await test.step('the open project', async () => {
    await client(page).fill('typed on the desk');
    await notes(other).fill('from the phone');
    await expect(notes(page)).toHaveValue('from the phone');
    await expect(client(page)).toHaveValue('typed on the desk');
    await expect(client(other)).toHaveValue('typed on the desk');
  });

  await test.step('of two texts in one field, one typed offline, the later device chooses, and other fields merge', async () => {
    await phone.setOffline(true);
    const overlay = other.getByRole('dialog', { name: 'Project Tracking' });
    await expect(overlay.getByRole('status').filter({ hasText: 'Offline Mode' })).toBeVisible();
    const title = other.locator('#tab-projects-name');
    expect(await title.evaluate((bar) => bar.scrollWidth - bar.clientWidth)).toBe(0);
    await notes(other).fill('from the train');
    await other.getByLabel('Status').fill('At the printer');
    await notes(page).fill('from the desk');
    await expect.poll(() => projectsOf(page)).toMatchObject([{ notes: 'from the desk' }]);
    await phone.setOffline(false);

    const choice = other.getByRole('group', { name: 'Notes: changed elsewhere, too' });
    await expect(choice).toContainText('from the desk');
    await expect(notes(other)).toHaveValue('from the train');
    await expect
      .poll(() => projectsOf(page))
      .toMatchObject([{ notes: 'from the desk', status: 'At the printer' }]);
    await choice.getByRole('button', { name: 'Keep both' }).click();
    await expect.poll(() => projectsOf(page)).toMatchObject([{ notes: 'from the desk\nfrom the train' }]);
    await expect(choice).toHaveCount(0);
    await becomeVisible(page);
    await expect(notes(page)).toHaveValue('from the desk\nfrom the train');
  });

  await test.step('a new project in the list', async () => {
    await other.getByRole('button', { name: /^All projects: / }).click();
    await other.getByRole('button', { name: 'New project' }).last().click();
    await name(other).fill('Gala Invitation');
    await save(other).click();
    await expect(rail(page).getByText('Gala Invitation')).toBeVisible();
    await expect(name(page)).toHaveValue(harbor.project_name);
  });

  await test.step('the archive', async () => {
    await other.getByRole('button', { name: /^All projects: / }).click();
    await act(other.getByRole('dialog', { name: 'All projects' }), 'Archive', 'Gala Invitation');
    await expect(rail(page).getByRole('button', { name: /^Archived \(1\)/ })).toBeVisible();
  });

  await test.step('offline, nothing claims to be live', async () => {
    await context.setOffline(true);
    await expect(page.getByText('Cross-Device Sync Paused')).toBeVisible();
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(rail(page).getByText('Offline. This list may be out of date.')).toBeVisible();
    await expect(rail(page).getByText(harbor.project_name)).toBeVisible();
    await page.getByRole('button', { name: 'Close Tab' }).click();
    await expect(page.getByText('Not live').filter({ visible: true })).toHaveCount(1);
    await context.setOffline(false);
    await expect(page.getByText('Live', { exact: true }).filter({ visible: true })).toHaveCount(1);
  });
  await phone.close();
});
