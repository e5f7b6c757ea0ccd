import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  acknowledgeAlert,
  type AlertPush,
  alertPush,
  ALERT_PUSH_CHANNEL,
  createAlert,
  createTestAlert,
  listDueAlerts,
  projectDeleted,
  snoozeAlert,
} from '@printpartner/contracts';
import { eventually } from '@printpartner/testing';
import { Redis } from 'ioredis';
import { type Alerts, buildDetails, buildSubject, startAlerts, type Subject } from './start-alerts.ts';

let alerts: Alerts;
let listener: Redis;
const pushes: AlertPush[] = [];
beforeAll(async () => {
  alerts = await startAlerts();
  listener = new Redis(alerts.redis.url);
  listener.on('message', (_channel, message: string) => pushes.push(alertPush.parse(JSON.parse(message))));
  await listener.subscribe(ALERT_PUSH_CHANNEL);
});
afterAll(async () => {
  listener.disconnect();
  await alerts.stop();
});

const pushesTo = ({ userId }: Subject, kind: AlertPush['kind']) =>
  pushes.filter((push) => push.userId === userId && push.kind === kind);

const remind = (subject: Subject, details: { project?: ReturnType<typeof buildDetails> } = {}) =>
  alerts.schedule(subject, { reminderDate: '2099-01-01', reminderMessage: 'Approve proof', ...details });

/** Sets a reminder on each project and makes it overdue, so that the sweeper fires all of them in one go. */
async function fire(subjects: Subject[]): Promise<void> {
  for (const subject of subjects) await remind(subject, { project: buildDetails(subject, 'Menu') });
  await makeOverdue(subjects);
}

async function makeOverdue(subjects: Subject[]): Promise<void> {
  await alerts.database.query(
    `update project_alerts set fire_at_utc = date_trunc('second', now()) - interval '6 seconds', armed_at = now()
      where project_id = any($1)`,
    [subjects.map(({ projectId }) => projectId)],
  );
}

describe('a push of due alerts', () => {
  it('R2 a push of a due alert holds everything a pop-up shows, although projects does not answer', async () => {
    const subject = buildSubject();
    await alerts.projects.stop();
    await fire([subject]);
    await eventually(() => expect(pushesTo(subject, 'due')).toHaveLength(1));
    const [alert] = (await alerts.call(listDueAlerts, {}, subject.userId)).alerts;
    expect(pushesTo(subject, 'due')).toEqual([{ kind: 'due', userId: subject.userId, alerts: [alert] }]);
    expect(alert).toMatchObject({
      message: 'Approve proof',
      project: { project_name: 'Menu', client_name: 'Lakeview Arts', estimate_number: 'E-7' },
    });
    await alerts.projects.start();
  });

  it('R2 one push holds all alerts of a user that fire together', async () => {
    const first = buildSubject();
    const all = [first, ...Array.from({ length: 9 }, () => ({ ...buildSubject(), userId: first.userId }))];
    await fire(all);
    const pushed = () => pushesTo(first, 'due').flatMap((push) => (push.kind === 'due' ? push.alerts : []));
    await eventually(() => expect(pushed()).toHaveLength(10));
    const projectIds = new Set(pushed().map(({ project_id }) => project_id));
    expect(projectIds).toEqual(new Set(all.map(({ projectId }) => projectId)));
    expect(pushesTo(first, 'due')).toHaveLength(1);
  });

  it('R2 an alert without a copy of its project is pushed after the others, unless acknowledged meanwhile', async () => {
    const copied = buildSubject();
    const seen = { ...buildSubject(), userId: copied.userId };
    const waiting = { ...buildSubject(), userId: copied.userId };
    await remind(copied, { project: buildDetails(copied, 'Menu') });
    await remind(seen);
    await remind(waiting);
    await alerts.projects.stop();
    await makeOverdue([copied, seen, waiting]);
    await eventually(() => expect(pushesTo(copied, 'due')).toHaveLength(1));
    await alerts.database.query('update project_alerts set fired_at_utc = now() where project_id = $1', [
      seen.projectId,
    ]);
    await eventually(() => expect(pushesTo(copied, 'due')).toHaveLength(2));
    const projectIds = pushesTo(copied, 'due').map((push) =>
      push.kind === 'due' ? push.alerts.map(({ project_id }) => project_id) : [],
    );
    expect(projectIds).toEqual([[copied.projectId], [waiting.projectId]]);
    await alerts.projects.start();
  });

  it("R2 a push shows a project's details even if their copy cannot be stored", async () => {
    const subject = buildSubject();
    alerts.projects.add(subject.projectId, 'Menu');
    await remind(subject);
    await alerts.database.query(`
      create function reject() returns trigger language plpgsql as $$ begin raise 'disk full'; end $$;
      create trigger reject before insert or update on project_watermarks execute function reject()`);
    await makeOverdue([subject]);
    await eventually(() =>
      expect(pushesTo(subject, 'due')).toMatchObject([{ alerts: [{ project: { project_name: 'Menu' } }] }]),
    );
    await alerts.database.query('drop function reject cascade');
  });

  it("P6 an alert never shows another user's project", async () => {
    const [owner, other] = [buildSubject(), buildSubject()];
    await remind(owner, { project: buildDetails(owner, 'Menu') });
    await remind(other, { project: buildDetails(other, 'Poster') });
    await alerts.database.query('update project_alerts set project_id = $1 where user_id = $2', [
      randomUUID(),
      owner.userId,
    ]);
    await alerts.database.query('update project_alerts set project_id = $1 where user_id = $2', [
      owner.projectId,
      other.userId,
    ]);
    await makeOverdue([owner]);
    await eventually(() => expect(pushesTo(other, 'due')).toMatchObject([{ alerts: [{ project: null }] }]));
    expect((await alerts.call(listDueAlerts, {}, other.userId)).alerts).toMatchObject([{ project: null }]);
  });
});

describe('a push of changed alerts', () => {
  const expectChanged = async (subject: Subject, change: () => Promise<unknown>) => {
    const before = pushesTo(subject, 'changed').length;
    await change();
    await eventually(() => expect(pushesTo(subject, 'changed').length).toBe(before + 1));
  };

  it('R1 R3 a changed push follows a save, a created alert, an acknowledgement, a snooze, a test alert and a deletion', async () => {
    const subject = buildSubject();
    const { userId, projectId } = subject;
    alerts.projects.add(projectId, 'Menu');
    await expectChanged(subject, () => alerts.schedule(subject, { reminderDate: '2099-01-01' }));
    const later = '2099-02-02T00:00:00Z';
    const draft = { project_id: projectId, message: 'Proof', fire_at_utc: later };
    await expectChanged(subject, () => alerts.call(createAlert, draft, userId));
    // The column has whole seconds, and rounding up would make it due later.
    await alerts.database.query(
      `update project_alerts set fire_at_utc = date_trunc('second', now()) where user_id = $1`,
      [userId],
    );
    const [alert] = (await alerts.call(listDueAlerts, {}, userId)).alerts;
    const id = alert?.id ?? '';
    await expectChanged(subject, () => alerts.call(acknowledgeAlert, { id }, userId));
    await expectChanged(subject, () => alerts.call(snoozeAlert, { id, fire_at_utc: later }, userId));
    await expectChanged(subject, () => alerts.call(createTestAlert, {}, userId));
    await expectChanged(subject, () => alerts.publish(projectDeleted, { ...subject, revision: 2 }));
  });

  it('R1 no changed push follows a save without alerts or a second acknowledgement', async () => {
    const subject = buildSubject();
    const { userId } = subject;
    await alerts.schedule(subject, { project: buildDetails(subject, 'Menu') });
    await alerts.schedule(subject, { revision: 2, project: buildDetails(subject, 'Menu 2') });
    await expectChanged(subject, () => alerts.schedule(subject, { revision: 3, reminderDate: '2020-01-01' }));
    const [alert] = (await alerts.call(listDueAlerts, {}, userId)).alerts;
    const id = alert?.id ?? '';
    await expectChanged(subject, () => alerts.call(acknowledgeAlert, { id }, userId));
    await alerts.call(acknowledgeAlert, { id }, userId);
    await expectChanged(subject, () => alerts.call(createTestAlert, {}, userId));
    expect(pushesTo(subject, 'changed')).toHaveLength(3);
  });
});
