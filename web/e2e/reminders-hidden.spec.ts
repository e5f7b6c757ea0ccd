import type { Alert } from '@printpartner/contracts/types';
import { callApi, dayFromNow, expect, settled, signUp, stopClock, test } from './fixtures.ts';
import {
  acknowledgedBy,
  closeReminder,
  fakeBrowser,
  openOtherDevice,
  pollAgain,
  read,
  remind,
  reminderOn,
  save,
  streamsOf,
} from './reminders-page.ts';

const notificationOf = (message: string) =>
  `Project Reminder: Lakeview Arts • Harbor Season Program • open • Est. TW-20418 • ${message}`;

test('R2 R4 a reminder in a hidden tab shows a notification, and waits until it is seen, clicked or handled elsewhere', async ({
  page,
  browser,
}) => {
  const tab = await fakeBrowser(page, { isVisible: false });
  const acknowledged = acknowledgedBy(page.context());
  await page.clock.install();
  await signUp(page);
  const project = await save(page);
  const due = () => read<Alert[]>(page, '/api/alerts/due');
  /** A due reminder, with its notification. */
  const remindHidden = async (message: string) => {
    const alert = await remind(page, project, 0, message);
    await expect.poll(async () => (await tab.notified()).open).toEqual([notificationOf(message)]);
    return alert;
  };
  const closeAndHide = async () => {
    await closeReminder(page);
    await expect.poll(() => read<Alert[]>(page, '/api/alerts/unhandled')).toEqual([]);
    await tab.setVisible(false);
  };
  await page.goto('/');
  const seen = await remindHidden('Ship the plates');

  await test.step('it is not acknowledged before it is seen', async () => {
    await pollAgain(page);
    await expect(reminderOn(page)).toBeHidden();
    expect(acknowledged).toEqual([]);
    expect(await due()).toHaveLength(1);
    await tab.setVisible(true);
    await expect(reminderOn(page)).toBeVisible();
    await expect.poll(() => acknowledged).toEqual([seen.id]);
    expect(await tab.notified()).toMatchObject({ shown: [notificationOf('Ship the plates')], open: [] });
    await closeAndHide();
  });

  await test.step('a click on the notification focuses the tab and shows the pop-up', async () => {
    const clicked = await remindHidden('Call the bindery');
    await tab.clickNotification();
    await expect(reminderOn(page)).toContainText('Call the bindery');
    await expect.poll(() => acknowledged).toEqual([seen.id, clicked.id]);
    expect((await tab.notified()).open).toEqual([]);
    await closeAndHide();
  });

  await test.step('handled on another device, it disappears here, with its notification', async () => {
    const handled = await remindHidden('Order the foil');
    const other = await openOtherDevice(browser, page);
    await expect(reminderOn(other)).toContainText('Order the foil');
    await expect.poll(due).toEqual([]);
    expect((await tab.notified()).open).toEqual([notificationOf('Order the foil')]);
    await closeReminder(other);
    await expect.poll(async () => (await tab.notified()).open).toEqual([]);
    await tab.setVisible(true);
    await pollAgain(page);
    await expect(reminderOn(page)).toBeHidden();
    expect(acknowledged).not.toContain(handled.id);
    await other.context().close();
  });
});

test('R2 of two tabs the visible one shows the reminder, even if the hidden one was used last', async ({
  page,
  context,
}) => {
  const first = await fakeBrowser(page, { isVisible: false });
  const acknowledged = acknowledgedBy(context);
  await signUp(page);
  const project = await save(page);
  await context.clock.install();
  const streams = streamsOf(context);
  await page.goto('/');
  await expect.poll(() => streams.opened).toBe(1);
  const other = await context.newPage();
  await fakeBrowser(other);
  await other.goto('/');
  await expect.poll(() => streams.opened).toBe(2);

  await test.step('a hidden tab leaves the reminder to the visible one', async () => {
    const alert = await remind(page, project, 0, 'Ship the plates');
    await expect(reminderOn(other)).toBeVisible();
    await expect.poll(() => acknowledged).toEqual([alert.id]);
    await closeReminder(other);
    await expect(reminderOn(other)).toBeHidden();
    await expect.poll(() => read<Alert[]>(page, '/api/alerts/unhandled')).toEqual([]);
  });

  await test.step('and does not show it when it becomes visible', async () => {
    await first.setVisible(true);
    await expect.poll(() => streams.opened).toBe(3);
    await pollAgain(page);
    await expect(reminderOn(page)).toBeHidden();
    expect((await first.notified()).shown).toEqual([]);
  });

  await test.step('hidden again, it leaves the next one to the tab that is still visible', async () => {
    await first.setVisible(false);
    await expect.poll(() => streams.opened).toBe(4);
    await remind(page, project, 0, 'Order the foil');
    await expect(reminderOn(other)).toContainText('Order the foil');
    await expect(reminderOn(page)).toBeHidden();
  });
});

test('R2 R3 a reminder waits while the user types or a dialog is open, and closes when it is snoozed on another device', async ({
  page,
}) => {
  const acknowledged = acknowledgedBy(page.context());
  await signUp(page);
  const project = await save(page);
  const streams = streamsOf(page.context());
  await page.goto('/?tab=projects');
  const notes = page.getByRole('textbox', { name: 'Notes' });
  await notes.click();
  await expect.poll(() => streams.opened).toBe(1);

  await test.step('it opens when the user leaves the field, and is announced at once', async () => {
    // Two seconds never pass without a key.
    await stopClock(page);
    await notes.pressSequentially('Hard proof ');
    await remind(page, project, 0, 'Ship the plates');
    const announced = page
      .getByRole('status')
      .filter({ hasText: 'Ship the plates. It opens when you stop typing.' });
    await expect(async () => {
      // Keeps typing until the reminder has come.
      await page.keyboard.type('.');
      expect(await announced.count()).toBe(1);
    }).toPass();
    await page.keyboard.type(' approved by Dana');
    await expect(notes).toHaveValue(/^Hard proof \.+ approved by Dana$/);
    await expect(reminderOn(page)).toBeHidden();
    await notes.blur();
    await expect(reminderOn(page)).toContainText('Ship the plates');
    await closeReminder(page);
    await expect.poll(() => read<Alert[]>(page, '/api/alerts/unhandled')).toEqual([]);
    await page.clock.resume();
  });

  const alert = await test.step('it waits while a dialog is open and is not acknowledged', async () => {
    await page.getByRole('button', { name: 'Close Tab' }).click();
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
    const waiting = await remind(page, project, 0, 'Approve proof');
    const due = () => read<Alert[]>(page, '/api/alerts/due');
    await expect.poll(due).toHaveLength(1);
    // The page has it after its next poll at the latest.
    await pollAgain(page);
    await page.clock.fastForward(4_000);
    await settled(page);
    expect(await due()).toHaveLength(1);
    expect(acknowledged).not.toContain(waiting.id);
    await expect(page.getByText('Project Reminder')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(reminderOn(page)).toContainText('Approve proof');
    return waiting;
  });

  await test.step('snoozed on another device, it closes and is not acknowledged twice', async () => {
    const times = () => acknowledged.filter((id) => id === alert.id).length;
    await expect.poll(times).toBe(1);
    const tomorrow = new Date(`${await dayFromNow(page, 1)}T09:00:00`).toISOString();
    await callApi(page, 'POST', `/api/alerts/${alert.id}/snooze`, { fire_at_utc: tomorrow });
    await expect(reminderOn(page)).toBeHidden();
    expect(times()).toBe(1);
    const upcoming = await read<Alert[]>(page, '/api/alerts/upcoming');
    expect(upcoming.map(({ id }) => id)).toContain(alert.id);
  });
});
