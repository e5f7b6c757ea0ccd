import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { ApiUser } from '../../test/system/api-user.ts';
import { Disturber } from '../../test/system/disturber.ts';
import type { Starter } from '../../test/system/running-system.ts';
import { makePerson } from './crowd.ts';
import { inTurns } from './in-turns.ts';

const TIMEOUT_MS = 300_000;
/** Number of times alerts is killed while it sends. */
const KILLS = 6;

interface Mail {
  subject: string;
  text?: string;
  to: { address: string }[];
  messageId: string;
}

/**
 * Makes the due dates of a user's projects due at once while alerts is killed repeatedly. A kill between the
 * SMTP server's reply and our commit sends a mail again under the same Message-ID; those are counted
 * separately.
 */
export async function measureMails(system: Starter, rounds: number): Promise<void> {
  const mailUrl = system.told('mail') ?? '';
  const mails = async () => (await (await fetch(`${mailUrl}/email`)).json()) as Mail[];
  const dueMails = async () => (await mails()).filter(({ subject }) => subject.startsWith('Due'));
  const database = new pg.Pool({ connectionString: system.environmentOf('alerts')['DATABASE_URL'], max: 1 });
  // The pool reopens a dropped idle connection.
  database.on('error', () => undefined);
  const disturber = new Disturber(system);
  const row = { 'due dates': 0, lost: 0, doubled: 0, 'sent again under the same Message-ID': 0 };
  for (let round = 0; round < rounds; round += 1) {
    const { user, projectIds } = await makePerson(system.url, `10.2.0.${round}`);
    await confirm(user, mails);
    const before = (await dueMails()).length;
    await setDueToday(user, projectIds);
    await letFallDue(database, projectIds);
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
    row.doubled += distinct - subjects;
    row['sent again under the same Message-ID'] += sent.length - distinct;
  }
  await database.end();
  console.log(`\nMails of due dates while alerts is killed ${KILLS} times, ${rounds} round(s)`);
  console.table([row]);
}

async function confirm(user: ApiUser, mails: () => Promise<Mail[]>): Promise<void> {
  await user.send('POST', '/api/auth/request-confirmation', {});
  for (let left = 100; left > 0; left -= 1) {
    const own = (await mails()).filter(({ to }) => to.some(({ address }) => address === user.email));
    const token = own.map(({ text }) => /[?&#]token=([^\s&"<>]+)/.exec(text ?? '')?.[1]).find(Boolean);
    const body = { token: decodeURIComponent(token ?? '') };
    if (token && (await user.send('POST', '/api/auth/confirm-email', body)).ok) return;
    await pause(200);
  }
  throw new Error('confirming the address failed');
}

/** Today's date in a zone where it is about 05:00, so that the 09:00 alert is still upcoming. */
async function setDueToday(user: ApiUser, projectIds: readonly string[]): Promise<void> {
  const now = new Date();
  const behind = (now.getUTCHours() - 5 + 24) % 24;
  const time_zone = behind <= 12 ? `Etc/GMT+${behind}` : `Etc/GMT-${24 - behind}`;
  const due_date = new Intl.DateTimeFormat('en-CA', { timeZone: time_zone }).format(now);
  await inTurns(projectIds, 4, async (id) => {
    const answer = await user.send('PATCH', `/api/projects/${id}`, { due_date, time_zone });
    if (!answer.ok) throw new Error(`setting a due date failed: ${answer.status}`);
  });
}

async function letFallDue(database: pg.Pool, projectIds: readonly string[]): Promise<void> {
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
