import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type Backlog, pruneRows, readBacklog } from '@printpartner/messaging';
import type { DataSource } from 'typeorm';

/** A mail claimed by one worker. */
export interface ClaimedMail {
  id: string;
  kind: string;
  ref: string;
  /** Including this try. */
  attempts: number;
  /** Older than a day, so its content is outdated. */
  isStale: boolean;
}

export interface DueMail {
  id: string;
  attempts: number;
  request_id: string | null;
  traceparent: string | null;
}

/** A mail whose last try failed. */
export interface MailFailure {
  kind: string;
  failedAt: Date;
  reason: string;
  isGivenUp: boolean;
}

/** Pending, or claimed by a worker that must have died: a try ends within 90 seconds, see MailSender. */
const IS_DUE = `(state = 'pending' and next_try_at <= clock_timestamp()
  or state = 'sending' and claimed_at < clock_timestamp() - interval '2 minutes')`;

/** Has an index of its own, see `MailFailures`. */
const HAS_FAILED = "last_failed_at is not null and state in ('pending', 'sending', 'failed')";

/** The rows of `mails`, the source of truth about what was sent; `MailBox` adds them. */
@Injectable()
export class MailRows {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Mails to send now, oldest first. */
  due(limit: number): Promise<DueMail[]> {
    return this.dataSource.query(
      `select id, attempts, request_id, traceparent from mails where done_at is null and ${IS_DUE} order by next_try_at limit $1`,
      [limit],
    );
  }

  /** Claims a mail for sending; undefined if it is not due or claimed by another worker. */
  async claim(id: string): Promise<ClaimedMail | undefined> {
    const [rows]: [ClaimedMail[], number] = await this.dataSource.query(
      `update mails set state = 'sending', claimed_at = clock_timestamp(), attempts = attempts + 1
       where id = $1 and ${IS_DUE}
       returning id, kind, ref, attempts, created_at < clock_timestamp() - interval '24 hours' as "isStale"`,
      [id],
    );
    return rows[0];
  }

  /** Marks the mail sent, even if another worker has claimed it since. */
  async sent({ id }: ClaimedMail): Promise<void> {
    await this.dataSource.query(
      `update mails set state = 'sent', done_at = clock_timestamp() where id = $1 and state <> 'sent'`,
      [id],
    );
  }

  /** Marks the mail done because it is no longer needed. */
  async drop({ id, attempts }: ClaimedMail): Promise<void> {
    await this.dataSource.query(
      `update mails set state = 'dropped', done_at = clock_timestamp()
       where id = $1 and state = 'sending' and attempts = $2`,
      [id, attempts],
    );
  }

  /** Gives the mail up. @param reason without address and text */
  async fail({ id, attempts }: ClaimedMail, reason: string): Promise<void> {
    await this.dataSource.query(
      `update mails set state = 'failed', done_at = clock_timestamp(),
         last_failed_at = clock_timestamp(), last_failure = $3
       where id = $1 and state = 'sending' and attempts = $2`,
      [id, attempts, reason],
    );
  }

  /** Schedules another try, or fails the mail if it is a day old; returns the new state. */
  async retry({ id, attempts }: ClaimedMail, delayMs: number, reason: string): Promise<'pending' | 'failed'> {
    const [rows]: [{ state: 'pending' | 'failed' }[], number] = await this.dataSource.query(
      `update mails set
         state = case when is_old then 'failed' else 'pending' end,
         done_at = case when is_old then clock_timestamp() end,
         last_failed_at = clock_timestamp(), last_failure = $4,
         next_try_at = clock_timestamp() + $3 * interval '1 millisecond'
       from (select created_at < clock_timestamp() - interval '24 hours' as is_old from mails where id = $1) as age
       where id = $1 and state = 'sending' and attempts = $2
       returning state`,
      [id, attempts, delayMs, reason],
    );
    return rows[0]?.state ?? 'pending';
  }

  /** Mails that are neither sent nor given up. */
  waiting(): Promise<Backlog> {
    return readBacklog(this.dataSource, 'from mails where done_at is null', 'created_at');
  }

  /** How many mails were given up in the last seven days. */
  async countFailed(): Promise<number> {
    const [row] = await this.dataSource.query<{ count: number }[]>(
      `select count(*)::integer as count from mails
       where ${HAS_FAILED} and state = 'failed' and last_failed_at > now() - interval '7 days'`,
    );
    return row?.count ?? 0;
  }

  /** The latest mails that were given up or are tried again after a failure. */
  lastFailures(limit: number): Promise<MailFailure[]> {
    return this.dataSource.query(
      `select kind, last_failed_at as "failedAt", last_failure as reason, state = 'failed' as "isGivenUp"
       from mails where ${HAS_FAILED} order by last_failed_at desc limit $1`,
      [limit],
    );
  }

  /** Deletes mails done more than seven days ago. */
  async prune(signal?: AbortSignal): Promise<void> {
    const isOld = "done_at < now() - interval '7 days'";
    await pruneRows(this.dataSource, { table: 'mails', key: 'id', isOld }, signal);
  }
}
