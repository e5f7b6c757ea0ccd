import { expect, saveProject, signUp, test } from './fixtures.ts';
import { act, client, harbor, name, notes, onPhone, openTracking, rail, save } from './projects-page.ts';

test('P6 what a phone changes shows on the desk by itself: the open project, the list, the archive and the home screen', async ({
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
