import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MailRows, type NewMail } from './mail-rows.ts';
import { MailSweeper } from './mail-sweeper.ts';

/** Records mails for sending. */
@Injectable()
export class MailBox {
  constructor(
    private readonly rows: MailRows,
    private readonly sweeper: MailSweeper,
  ) {}

  /**
   * Records a mail in the transaction; it is sent if and only if that commits.
   *
   * @returns the mail's id
   */
  record(manager: EntityManager, mail: NewMail): Promise<string> {
    return this.rows.insert(manager, mail);
  }

  /**
   * Drops mails that wait, also for another try. One that is being sent goes out; if that try fails, its composer decides
   * about the next.
   *
   * @returns the ids of those that were dropped
   */
  takeBack(manager: EntityManager, ids: readonly string[]): Promise<string[]> {
    return this.rows.takeBack(manager, ids);
  }

  /**
   * Which of the mails were not sent and won't be. One that was done more than seven days ago counts as sent.
   *
   * @returns id → kind
   */
  unsent(manager: EntityManager, ids: readonly string[]): Promise<Map<string, string>> {
    return this.rows.unsent(manager, ids);
  }

  /** Call after the commit to send at once instead of at the next sweep. Never throws. */
  nudge(): void {
    this.sweeper.nudge();
  }
}
