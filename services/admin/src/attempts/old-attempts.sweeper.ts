import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { pruneRows } from '@printpartner/messaging';
import { Sweeper } from '@printpartner/service-kit';
import type { DataSource } from 'typeorm';

/** How long an attempt is kept. */
export const KEPT_DAYS = 90;
const KEPT = `interval '${KEPT_DAYS} days'`;

/** Removes attempts after 90 days; the totals stay. */
@Injectable()
export class OldAttemptsSweeper extends Sweeper {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {
    super();
  }

  async sweep(signal?: AbortSignal): Promise<void> {
    const attempts = { table: 'signup_attempts', key: 'id', isOld: `at < now() - ${KEPT}` };
    const erasures = { table: 'erased_emails', key: 'email_hash', isOld: `erased_at < now() - ${KEPT}` };
    for (const rows of [attempts, erasures]) await pruneRows(this.dataSource, rows, signal);
  }
}
