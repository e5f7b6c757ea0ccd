import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  accountDeleted,
  acknowledgeAlert,
  listDueAlerts,
  listUpcomingAlerts,
  projectDeleted,
  snoozeAlert,
} from '@printpartner/contracts';
import { eventually } from '@printpartner/testing';
import { type Alerts, aProject, startAlerts, type Subject } from './start-alerts.ts';

let alerts: Alerts;
beforeAll(async () => {
  alerts = await startAlerts();
});
afterAll(() => alerts.stop());

const upcoming = async ({ userId }: Subject) => (await alerts.call(listUpcomingAlerts, {}, userId)).alerts;
const due = async ({ userId }: Subject) => (await alerts.call(listDueAlerts, {}, userId)).alerts;
const mailsOf = ({ userId }: Subject) =>
  alerts.database.query(
    'select kind from mails where ref in (select id::text from project_alerts where user_id = $1)',
    [userId],
  );

/** Lets the due-date alert of a project fall due, as if its morning had come; answers its id. */
async function letFallDue(subject: Subject): Promise<string> {
  await alerts.database.query(
    `update project_alerts set fire_at_utc = date_trunc('second', now()), armed_at = null
      where project_id = $1 and alert_type = 'due-date' and cancelled_at is null`,
    [subject.projectId],
  );
  await eventually(async () => {
    const told = await alerts.database.query(
      `select 1 from project_alerts where project_id = $1 and alert_type = 'due-date' and pushed_at is not null`,
      [subject.projectId],
    );
    expect(told).toHaveLength(1);
  });
  return (await due(subject)).find(({ alert_type }) => alert_type === 'due-date')?.id ?? '';
}

describe('a due date', () => {
  it('R6 becomes one alert at 09:00 in the zone of the project, beside its reminder', async () => {
    const subject = aProject();
    const timeZone = 'America/New_York';
    await alerts.schedule(subject, { dueDate: '2099-01-08', reminderDate: '2099-01-05', timeZone });
    expect(await upcoming(subject)).toMatchObject([
      { alert_type: 'reminder', fire_at_utc: '2099-01-05T14:00:00.000Z' },
      { alert_type: 'due-date', fire_at_utc: '2099-01-08T14:00:00.000Z', message: 'Due on Jan 8, 2099' },
    ]);
    await alerts.schedule(subject, { revision: 2, dueDate: '2099-07-08', timeZone });
    expect(await upcoming(subject)).toMatchObject([
      { alert_type: 'due-date', fire_at_utc: '2099-07-08T13:00:00.000Z' },
    ]);
    await alerts.schedule(subject, { revision: 3, dueDate: '2099-07-08', timeZone: 'Asia/Kolkata' });
    expect(await upcoming(subject)).toMatchObject([{ fire_at_utc: '2099-07-08T03:30:00.000Z' }]);
    await alerts.schedule(subject, { revision: 4 });
    expect(await upcoming(subject)).toEqual([]);
  });

  it('R6 of a day that was under way when it was set makes no alert; one set before, and heard of late, does', async () => {
    const [late, punctual] = [aProject(), aProject()];
    const dueDate = '2026-01-08';
    await alerts.schedule(late, { dueDate, setAt: '2026-01-08T09:00:00Z' });
    await alerts.schedule(punctual, { dueDate, setAt: '2026-01-08T08:59:59Z' });
    expect(await due(late)).toEqual([]);
    expect(await due(punctual)).toMatchObject([{ alert_type: 'due-date' }]);
  });

  it('R6 that was seen does not come back when the reminder changes, or the date goes away and returns', async () => {
    const subject = aProject();
    await alerts.schedule(subject, { dueDate: '2099-01-08' });
    const id = await letFallDue(subject);
    await alerts.call(acknowledgeAlert, { id }, subject.userId);
    await alerts.schedule(subject, { revision: 2, dueDate: '2099-01-08', reminderDate: '2099-01-01' });
    expect(await upcoming(subject)).toMatchObject([{ alert_type: 'reminder' }]);
    await alerts.schedule(subject, { revision: 3, dueDate: '2099-01-09' });
    expect(await upcoming(subject)).toMatchObject([{ fire_at_utc: '2099-01-09T09:00:00.000Z' }]);
    await alerts.schedule(subject, { revision: 4, dueDate: '2099-01-08' });
    expect(await upcoming(subject)).toEqual([]);
    expect(await due(subject)).toEqual([]);
  });

  it('R6 that waits to be seen outlives a change of the reminder', async () => {
    const subject = aProject();
    await alerts.schedule(subject, { dueDate: '2099-01-08' });
    const id = await letFallDue(subject);
    await alerts.schedule(subject, { revision: 2, dueDate: '2099-01-08', reminderDate: '2099-01-01' });
    expect(await due(subject)).toMatchObject([{ id }]);
  });

  it('R6 records one mail when it falls due, and none again after a snooze', async () => {
    const subject = aProject();
    await alerts.schedule(subject, { dueDate: '2099-01-08', reminderDate: '2099-01-05' });
    expect(await mailsOf(subject)).toEqual([]);
    const id = await letFallDue(subject);
    expect(await mailsOf(subject)).toEqual([{ kind: 'due-date' }]);
    await alerts.call(snoozeAlert, { id, fire_at_utc: '2099-01-09T09:00:00Z' }, subject.userId);
    expect(await upcoming(subject)).toMatchObject([
      { alert_type: 'reminder', fire_at_utc: '2099-01-05T09:00:00.000Z' },
      { alert_type: 'due-date', id },
    ]);
    await alerts.database.query('update project_alerts set fire_at_utc = now() where id = $1', [id]);
    await eventually(async () => expect(await due(subject)).toMatchObject([{ id }]));
    await eventually(async () => {
      const told = await alerts.database.query(
        'select 1 from project_alerts where id = $1 and pushed_at is not null',
        [id],
      );
      expect(told).toHaveLength(1);
    });
    expect(await mailsOf(subject)).toHaveLength(1);
  });

  it('R6 records its mail also when it is seen before its job came, once', async () => {
    const subject = aProject();
    await alerts.schedule(subject, { dueDate: '2026-01-08', setAt: '2026-01-01T00:00:00Z' });
    // As if told already, so that neither job nor sweep takes it.
    await alerts.database.query(
      'update project_alerts set pushed_at = now(), mail_id = null where project_id = $1',
      [subject.projectId],
    );
    await alerts.database.query(
      'delete from mails where ref in (select id::text from project_alerts where project_id = $1)',
      [subject.projectId],
    );
    const [alert] = await due(subject);
    const acknowledge = () => alerts.call(acknowledgeAlert, { id: alert?.id ?? '' }, subject.userId);
    await Promise.all([acknowledge(), acknowledge(), acknowledge()]);
    expect(await mailsOf(subject)).toHaveLength(1);
  });

  it('R6 that has fallen due is not called off by a save from another zone', async () => {
    const subject = aProject();
    await alerts.schedule(subject, { dueDate: '2099-01-08', timeZone: 'America/New_York' });
    const id = await letFallDue(subject);
    await alerts.schedule(subject, { revision: 2, dueDate: '2099-01-08', timeZone: 'Europe/Berlin' });
    expect(await due(subject)).toMatchObject([{ id }]);
    expect(await upcoming(subject)).toEqual([]);
  });

  it('R6 a reminder sends no mail', async () => {
    const subject = aProject();
    await alerts.schedule(subject, { reminderDate: '2026-01-05' });
    await eventually(async () => expect(await due(subject)).toHaveLength(1));
    await eventually(async () => {
      const told = await alerts.database.query(
        'select 1 from project_alerts where project_id = $1 and pushed_at is not null',
        [subject.projectId],
      );
      expect(told).toHaveLength(1);
    });
    expect(await mailsOf(subject)).toEqual([]);
  });

  it('R6 goes with a deleted project, and A6 its mail with a deleted account', async () => {
    const [project, account] = [aProject(), aProject()];
    for (const subject of [project, account]) {
      await alerts.schedule(subject, { dueDate: '2099-01-08' });
      await letFallDue(subject);
    }
    await alerts.tell(projectDeleted, { ...project, revision: 2 });
    await alerts.allHeard();
    expect(await due(project)).toEqual([]);
    const [mail] = await alerts.database.query('select mail_id from project_alerts where user_id = $1', [
      account.userId,
    ]);
    const deletedAt = new Date().toISOString();
    const { userId } = account;
    await alerts.tellOfAccounts(accountDeleted, { userId, emailHash: '0'.repeat(64), deletedAt });
    await alerts.allHeard();
    expect(await alerts.database.query('select 1 from mails where id = $1', [mail?.['mail_id']])).toEqual([]);
  });
});
