import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { currentOrigin } from '@printpartner/tracing';
import type { EntityManager } from 'typeorm';
import { MailSweeper } from './mail-queue.ts';

/** A mail to send: its kind, and the id that its composer looks up. */
interface NewMail {
  kind: string;
  ref: string;
  /** When to send it; at once if not given. */
  notBefore?: Date;
}

/** Records mails for sending. */
@Injectable()
export class MailBox {
  constructor(private readonly sweeper: MailSweeper) {}

  /**
   * Records a mail in the transaction; it is sent if and only if that commits.
   *
   * @returns the mail's id
   */
  async record(manager: EntityManager, { kind, ref, notBefore }: NewMail): Promise<string> {
    const id = randomUUID();
    const origin = currentOrigin();
    await manager.query(
      `insert into mails (id, kind, ref, request_id, traceparent, next_try_at)
        values ($1, $2, $3, $4, $5, coalesce($6, now()))`,
      [id, kind, ref, origin?.requestId ?? null, origin?.traceparent ?? null, notBefore ?? null],
    );
    return id;
  }

  /**
   * Drops mails that wait, also for another try. One that is being sent goes out; if that try fails, its composer decides
   * about the next.
   *
   * @returns the ids of those that were dropped
   */
  async takeBack(manager: EntityManager, ids: readonly string[]): Promise<string[]> {
    const [rows]: [{ id: string }[], number] = await manager.query(
      `update mails set state = 'dropped', done_at = clock_timestamp()
       where id = any($1::uuid[]) and state = 'pending' returning id`,
      [ids],
    );
    return rows.map(({ id }) => id);
  }

  /**
   * Which of the mails were not sent and won't be. One that was done more than seven days ago counts as sent.
   *
   * @returns id → kind
   */
  async unsent(manager: EntityManager, ids: readonly string[]): Promise<Map<string, string>> {
    const found = await manager.query<{ id: string; kind: string }[]>(
      `select id, kind from mails where id = any($1::uuid[]) and state in ('dropped', 'failed')`,
      [ids],
    );
    return new Map(found.map(({ id, kind }) => [id, kind]));
  }

  /** Call after the commit to send at once instead of at the next sweep. Never throws. */
  nudge(): void {
    this.sweeper.nudge();
  }
}
