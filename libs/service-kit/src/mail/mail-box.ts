import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MailRows, type NewMail } from './mail-rows.ts';
import { MailSweeper } from './mail-sweeper.ts';

/** Where a use case puts a mail. */
@Injectable()
export class MailBox {
  constructor(
    private readonly rows: MailRows,
    private readonly sweeper: MailSweeper,
  ) {}

  /**
   * Records a mail in the transaction: it goes out if and only if that commits.
   *
   * @returns the mail's id
   */
  async record(manager: EntityManager, mail: Omit<NewMail, 'id'>): Promise<string> {
    const id = randomUUID();
    await this.rows.insert(manager, [{ id, ...mail }]);
    return id;
  }

  /** Records many at once, under ids of the caller's. */
  recordAll(manager: EntityManager, mails: readonly NewMail[]): Promise<void> {
    return this.rows.insert(manager, mails);
  }

  /** Call after the commit: sends what was recorded at once rather than at the next sweep. Never throws. */
  nudge(): void {
    this.sweeper.nudge();
  }
}
