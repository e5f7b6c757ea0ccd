import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MailRows } from './mail-rows.ts';
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
   * @param mail kind, and the id from which its composer finds address and words
   * @returns the mail's id
   */
  record(manager: EntityManager, mail: { kind: string; ref: string }): Promise<string> {
    return this.rows.insert(manager, mail.kind, mail.ref);
  }

  /** Call after the commit: sends what was recorded at once rather than at the next sweep. Never throws. */
  nudge(): void {
    this.sweeper.nudge();
  }
}
