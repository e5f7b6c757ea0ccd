import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { confirmationTokenTo, mailsAt } from '@printpartner/testing/e2e';
import pg from 'pg';
import { ApiUser } from '../../system/api-user.ts';
import { Disturber } from '../../system/disturber.ts';
import type { Starter } from '../../system/running-system.ts';
import { makePerson } from './crowd.ts';
import { mapConcurrently } from './map-concurrently.ts';

const TIMEOUT_MS = 300_000;
/** How often alerts is killed while it sends. */
const KILLS = 6;

/**
 * Makes all due dates of a user due at once while alerts is repeatedly killed. A
 * kill between the SMTP server's acceptance and our record of it sends a mail
 * twice with the same Message-ID: those are counted separately.
 */
export async function measureMails(system: Starter, rounds: number): Promise<void> {
  const mailUrl = system.printedValue('mail') ?? '';
  const dueMails = async () => (await mailsAt(mailUrl)).filter(({ subject }) => subject.startsWith('Due'));
  const database = new pg.Pool({ connectionString: system.environmentOf('alerts')['DATABASE_URL'], max: 1 });
  // Without a listener, a dropped idle connection would end the process. The pool reconnects.
  database.on('error', () => undefined);
  const disturber = new Disturber(system);
  const row = { 'due dates': 0, lost: 0, duplicates: 0, 'resent with the same Message-ID': 0 };
  for (let round = 0; round < rounds; round += 1) {
    const { user, projectIds } = await makePerson(system.url, `10.2.0.${round}`);
    await confirm(user, mailUrl);
    const before = (await dueMails()).length;
    await setDueToday(user, projectIds);
    await makeDue(database, projectIds);
    const start = new Date();
    await disturber.all(
      start,
      Array.from({ length: KILLS }, (_, n) => [n * 700 + randomInt(600), 'kill', 'alerts'] as const),
    );
    const end = Date.now() + TIMEOUT_MS;
    while ((await openMails(database)) > 0 && Date.now() < end) await pause(500);
    const sent = (await dueMails()).slice(before);
    const distinct = new Set(sent.map(({ messageId }) => messageId)).size;
    const subjects = new Set(sent.map(({ subject }) => subject)).size;
    row['due dates'] += projectIds.length;
    row.lost += projectIds.length - subjects;
    row.duplicates += distinct - subjects;
    row['resent with the same Message-ID'] += sent.length - distinct;
  }
  await database.end();
  console.log(`\nDue date mails, alerts killed ${KILLS} times during sending, ${rounds} round(s)`);
  console.table([row]);
}

async function confirm(user: ApiUser, mailUrl: string): Promise<void> {
  await user.send('POST', '/api/auth/request-confirmation', {});
  const token = decodeURIComponent(await confirmationTokenTo(user.email, mailUrl));
  const { ok, status } = await user.send('POST', '/api/auth/confirm-email', { token });
  if (!ok) throw new Error(`confirming the address failed: HTTP ${status}`);
}

/** Today, in a time zone in which 09:00 is still to come. */
async function setDueToday(user: ApiUser, projectIds: readonly string[]): Promise<void> {
  const now = new Date();
  const behind = (now.getUTCHours() - 5 + 24) % 24;
  const time_zone = behind <= 12 ? `Etc/GMT+${behind}` : `Etc/GMT-${24 - behind}`;
  const due_date = new Intl.DateTimeFormat('en-CA', { timeZone: time_zone }).format(now);
  await mapConcurrently(projectIds, 4, async (id) => {
    const answer = await user.send('PATCH', `/api/projects/${id}`, { due_date, time_zone });
    if (!answer.ok) throw new Error(`setting a due date failed: HTTP ${answer.status}`);
  });
}

async function makeDue(database: pg.Pool, projectIds: readonly string[]): Promise<void> {
  for (let moved = 0; moved < projectIds.length; await pause(200)) {
    const result = await database.query(
      `update project_alerts set fire_at_utc = date_trunc('second', now()) - interval '1 second', armed_at = null
        where alert_type = 'due-date' and project_id = any($1) and fire_at_utc > now()`,
      [projectIds],
    );
    moved += result.rowCount ?? 0;
  }
}

async function openMails(database: pg.Pool): Promise<number> {
  const { rows } = await database.query<{ open: string }>(
    `select (select count(*) from mails where done_at is null)
      + (select count(*) from project_alerts where alert_type = 'due-date' and mail_id is null
          and fired_at_utc is null and cancelled_at is null) as open`,
  );
  return Number(rows[0]?.open);
}
