import type { Page } from '@playwright/test';
import type { Alert, Project } from '@printpartner/contracts/types';
import { callApi, dayFromNow, expect, test } from './fixtures.ts';
import {
  closeReminder,
  listed,
  MESSAGE,
  openOtherDevice,
  read,
  remind,
  reminderOn,
  withReminder,
} from './reminders-page.ts';
import { expectToast } from './projects-page.ts';

const PHONE = { viewport: { width: 390, height: 844 } };

const closed = (page: Page) => expect(reminderOn(page)).toBeHidden();
const reminderOf = async (page: Page, project: Project) =>
  (await read<Project>(page, `/api/projects/${project.id}`)).reminder_date;

test('R2 R3 a reminder stays on desk and phone until it is handled on one of them', async ({
  page: desk,
  browser,
}) => {
  const { project } = await withReminder(desk);
  await expect(listed(desk)).toContainText('1 due');
  const phone = await test.step('R2 another device and a reload offer it again', async () => {
    await expect.poll(() => read<Alert[]>(desk, '/api/alerts/due')).toEqual([]);
    const opened = await openOtherDevice(browser, desk, PHONE);
    await expect(reminderOn(opened)).toContainText('Approve hard proof');
    await desk.reload();
    await expect(reminderOn(desk)).toContainText('Approve hard proof');
    return opened;
  });

  await test.step('R2 closed on the phone, it closes on the desk and leaves both lists', async () => {
    await closeReminder(phone);
    for (const device of [phone, desk]) {
      await closed(device);
      await expect(listed(device)).not.toContainText('due');
    }
    expect(await read<Alert[]>(desk, '/api/alerts/unhandled')).toEqual([]);
  });

  await test.step('R3 snoozed on the phone, it closes on the desk; Undo brings the status back', async () => {
    await callApi(desk, 'PATCH', `/api/projects/${project.id}`, { status: 'Completed' });
    await remind(desk, project, 0);
    await expect(reminderOn(desk)).toBeVisible();
    await reminderOn(phone)
      .getByLabel('Snooze date')
      .fill(await dayFromNow(phone, 1));
    await reminderOn(phone).getByRole('button', { name: 'Save Snooze' }).click();
    for (const device of [phone, desk]) await closed(device);
    await expect(phone.getByText("The project's status is now “open”.")).toBeVisible();
    const status = async () => (await read<Project>(desk, `/api/projects/${project.id}`)).status;
    await expect.poll(status).toBe('open');
    await phone.getByRole('button', { name: 'Undo status' }).click();
    await expectToast(phone, 'Status restored');
    expect(await status()).toBe('Completed');
  });

  await test.step('R2 marked done while the desk was offline, it closes there on reconnecting', async () => {
    await callApi(desk, 'POST', '/api/projects', {
      id: String(project.id),
      reminder_date: '2020-01-06',
      reminder_message: MESSAGE,
    });
    for (const device of [phone, desk]) await expect(reminderOn(device)).toBeVisible();
    await desk.context().setOffline(true);
    await reminderOn(phone).getByRole('button', { name: 'Mark Done' }).click();
    await closed(phone);
    expect(await reminderOf(phone, project)).toBe('');
    await expect(reminderOn(desk)).toBeVisible();
    await desk.context().setOffline(false);
    await closed(desk);
  });
  await phone.context().close();
});
