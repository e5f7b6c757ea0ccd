import { expect, signUp, test } from './fixtures.ts';
import { client, name, notes, openTracking, save } from './projects-page.ts';

test('P1 P2 P6 the form has every field and hint, shows dates in words and errors without moving the focus, is not left by mistake and loses nothing when it is', async ({
  page,
}) => {
  // Fakes Brave: the warning is shown only in browsers it concerns.
  await page.addInitScript(() => Object.assign(navigator, { brave: {} }));
  await signUp(page);
  await openTracking(page);

  await test.step('fields, placeholders and hints', async () => {
    await expect(
      page.getByText('Manage up to 20 active print projects - All data saves automatically'),
    ).toBeVisible();
    await expect(page.getByText('Cross-Device Sync Active')).toBeVisible();
    await expect(
      page.getByText(
        'Saving and alerts work best in Chrome, Edge, Safari and Firefox. Strict privacy browsers may not support saving or notifications.',
      ),
    ).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Project 1' })).toBeVisible();
    await expect(client(page)).toHaveAttribute('placeholder', 'Enter client or company name');
    await expect(name(page)).toHaveAccessibleDescription('Required');
    // The mark is the document's; a project without a name is saved all the same.
    await expect(page.getByRole('button', { name: 'Save Project' })).toHaveAccessibleDescription(
      /Without a name it is an Untitled Project\.$/,
    );
    const status = page.getByLabel('Status');
    await expect(status).toHaveAttribute(
      'placeholder',
      'At the printer, in production, at the mailhouse etc.',
    );
    await expect(status).toHaveAttribute('rows', '3');
    await expect(page.getByLabel('Print Vendor Name')).toBeVisible();
    await expect(page.getByLabel('Estimate Number/Quote Amount')).toBeVisible();
    await expect(page.getByLabel('Due Date')).toHaveAttribute('type', 'date');
    await expect(notes(page)).toHaveAttribute('placeholder', 'Enter notes');
    await expect(notes(page)).toHaveAttribute('rows', '4');
    await expect(page.getByLabel('Alert Date')).toHaveAttribute('type', 'date');
    await expect(page.getByLabel('Alert Time')).toHaveAttribute('type', 'time');
    await expect(page.getByLabel('Alert Message')).toHaveAttribute(
      'placeholder',
      'Enter reminder message...',
    );
    await expect(page.getByText('set date')).toHaveCount(2);
    await expect(page.getByText('12:30 PM')).toBeVisible();
    for (const action of ['Save Project', 'Refresh', 'Clear Fields']) {
      await expect(page.getByRole('button', { name: action })).toBeVisible();
    }
  });

  await test.step('a date in words after blur, and a half-typed one as typed', async () => {
    const due = page.getByLabel('Due Date');
    await due.fill('2027-01-15');
    await name(page).focus();
    await expect(page.getByText('Jan 15, 2027', { exact: true })).toBeVisible();
    await due.fill('');
    await due.focus();
    await page.keyboard.type('0124');
    await name(page).focus();
    await expect(page.getByText('set date')).toHaveCount(1);
    await due.fill('2027-01-15');
  });

  const tooLong = 'x'.repeat(201);
  await test.step('an error leaves the focus in the field where the user goes on typing', async () => {
    await name(page).fill(tooLong);
    await save(page).click();
    await expect(name(page)).toBeFocused();
    await expect(page.getByText('Must be at most 200 characters').first()).toBeVisible();
    await client(page).pressSequentially('Harbor');
    await expect(client(page)).toHaveValue('Harbor');
    await expect(name(page)).toHaveValue(tooLong);
  });

  await test.step('leaving the page with unsaved edits asks first', async () => {
    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await expect(name(page)).toHaveValue(tooLong);
  });

  await test.step('what was typed last is saved although the page is left at once', async () => {
    await name(page).fill('Harbor');
    await notes(page).fill('typed last');
    page.once('dialog', (dialog) => void dialog.accept());
    await page.goto('about:blank');
    const list = async () => (await page.request.get('/api/projects')).json();
    await expect.poll(list).toMatchObject([{ project_name: 'Harbor', notes: 'typed last' }]);
  });
});
