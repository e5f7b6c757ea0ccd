import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  accountDeleted,
  acknowledgeAlert,
  createAlert,
  listDueAlerts,
  listUnhandledAlerts,
  listUpcomingAlerts,
  projectDeleted,
  snoozeAlert,
} from '@printpartner/contracts';
import { eventually } from '@printpartner/testing';
import { type Alerts, buildDetails, buildSubject, startAlerts, type Subject } from './start-alerts.ts';

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

/** Makes the project's due-date alert due now, waits for its push and returns its id. */
async function letFallDue(subject: Subject): Promise<string> {
  await alerts.database.query(
    `update project_alerts set fire_at_utc = date_trunc('second', now()), armed_at = null
      where project_id = $1 and alert_type = 'due-date' and cancelled_at is null`,
    [subject.projectId],
  );
  await eventually(async () => {
    const pushed = await alerts.database.query(
      `select 1 from project_alerts where project_id = $1 and alert_type = 'due-date' and pushed_at is not null`,
      [subject.projectId],
    );
    expect(pushed).toHaveLength(1);
  });
  return (await due(subject)).find(({ alert_type }) => alert_type === 'due-date')?.id ?? '';
}

describe('a due date', () => {
  it("R6 a due date sets one alert at 09:00 in the project's zone, beside its reminder", async () => {
    const subject = buildSubject();
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

  it('R6 a due date set on its day after 09:00 sets no alert; one set before does, even if its event comes late', async () => {
    const [late, punctual] = [buildSubject(), buildSubject()];
    const dueDate = '2026-01-08';
    await alerts.schedule(late, { dueDate, setAt: '2026-01-08T09:00:00Z' });
    await alerts.schedule(punctual, { dueDate, setAt: '2026-01-08T08:59:59Z' });
    expect(await due(late)).toEqual([]);
    expect(await due(punctual)).toMatchObject([{ alert_type: 'due-date' }]);
  });

  it('R6 P7 a due date that was shown is hidden with its archived project and comes back with it', async () => {
    const subject = buildSubject();
    const dueDate = '2026-01-08';
    const unhandled = async () => (await alerts.call(listUnhandledAlerts, {}, subject.userId)).alerts;
    await alerts.schedule(subject, { dueDate, setAt: '2026-01-07T12:00:00Z' });
    const [alert] = await due(subject);
    await alerts.call(acknowledgeAlert, { id: alert?.id ?? '' }, subject.userId);
    await alerts.schedule(subject, { revision: 2, archived: true });
    expect(await unhandled()).toEqual([]);
    await alerts.schedule(subject, { revision: 3, dueDate });
    expect(await unhandled()).toMatchObject([{ id: alert?.id }]);
  });

  it('R6 a due-date alert is refused for a project without a due date, and stays with one when the project changes', async () => {
    const [undated, dated] = [buildSubject(), buildSubject()];
    const dueDate = '2099-01-08';
    alerts.projects.add(undated.projectId, 'Menu');
    alerts.projects.add(dated.projectId, 'Poster', dueDate);
    const create = ({ userId, projectId }: Subject) => {
      const draft = { project_id: projectId, fire_at_utc: '2099-01-05T09:00:00.000Z' };
      return alerts.call(createAlert, { ...draft, alert_type: 'due-date' }, userId);
    };
    await expect(create(undated)).rejects.toMatchObject({
      reply: {
        code: 'alerts.invalid_project',
        userMessage: 'This project has no due date. Set its due date first.',
      },
    });
    expect(await upcoming(undated)).toEqual([]);
    const { id } = await create(dated);
    await alerts.schedule(dated, { dueDate });
    expect(await upcoming(dated)).toMatchObject([{ id, fire_at_utc: '2099-01-05T09:00:00.000Z' }]);
  });

  it('R6 a later edit whose event comes first does not lose the alert of a due date set in time', async () => {
    const subject = buildSubject();
    const dueDate = { dueDate: '2026-01-08', setAt: '2026-01-07T12:00:00Z' };
    await alerts.schedule(subject, { ...dueDate, revision: 2, project: buildDetails(subject, 'Menu') });
    await alerts.schedule(subject, { ...dueDate, revision: 1 });
    expect(await due(subject)).toMatchObject([{ alert_type: 'due-date' }]);
  });

  it('R6 an acknowledged due date does not return when the reminder changes, or the date is cleared and set again', async () => {
    const subject = buildSubject();
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

  it('R6 a due-date alert that is due stays due when the reminder changes', async () => {
    const subject = buildSubject();
    await alerts.schedule(subject, { dueDate: '2099-01-08' });
    const id = await letFallDue(subject);
    await alerts.schedule(subject, { revision: 2, dueDate: '2099-01-08', reminderDate: '2099-01-01' });
    expect(await due(subject)).toMatchObject([{ id }]);
  });

  it('R6 a due date records one mail when it fires, and no second one after a snooze', async () => {
    const subject = buildSubject();
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
      const pushed = await alerts.database.query(
        'select 1 from project_alerts where id = $1 and pushed_at is not null',
        [id],
      );
      expect(pushed).toHaveLength(1);
    });
    expect(await mailsOf(subject)).toHaveLength(1);
  });

  it('R6 a due date acknowledged before its job came records one mail', async () => {
    const subject = buildSubject();
    await alerts.schedule(subject, { dueDate: '2026-01-08', setAt: '2026-01-01T00:00:00Z' });
    // Marked as pushed, so that neither job nor sweeper fires it.
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

  it('R6 a due-date alert that is due is not canceled by a save from another zone', async () => {
    const subject = buildSubject();
    await alerts.schedule(subject, { dueDate: '2099-01-08', timeZone: 'America/New_York' });
    const id = await letFallDue(subject);
    await alerts.schedule(subject, { revision: 2, dueDate: '2099-01-08', timeZone: 'Europe/Berlin' });
    expect(await due(subject)).toMatchObject([{ id }]);
    expect(await upcoming(subject)).toEqual([]);
  });

  it('R6 a reminder sends no mail', async () => {
    const subject = buildSubject();
    await alerts.schedule(subject, { reminderDate: '2026-01-05' });
    await eventually(async () => expect(await due(subject)).toHaveLength(1));
    await eventually(async () => {
      const pushed = await alerts.database.query(
        'select 1 from project_alerts where project_id = $1 and pushed_at is not null',
        [subject.projectId],
      );
      expect(pushed).toHaveLength(1);
    });
    expect(await mailsOf(subject)).toEqual([]);
  });

  it('R6 A6 a due date is canceled with its project, and its mail is erased with the account', async () => {
    const [project, account] = [buildSubject(), buildSubject()];
    for (const subject of [project, account]) {
      await alerts.schedule(subject, { dueDate: '2099-01-08' });
      await letFallDue(subject);
    }
    await alerts.publish(projectDeleted, { ...project, revision: 2 });
    await alerts.allApplied();
    expect(await due(project)).toEqual([]);
    const [mail] = await alerts.database.query('select mail_id from project_alerts where user_id = $1', [
      account.userId,
    ]);
    const deletedAt = new Date().toISOString();
    const { userId } = account;
    await alerts.publishAccountEvent(accountDeleted, { userId, emailHash: '0'.repeat(64), deletedAt });
    await alerts.allApplied();
    expect(await alerts.database.query('select 1 from mails where id = $1', [mail?.['mail_id']])).toEqual([]);
  });
});
