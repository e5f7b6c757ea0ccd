import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { AlertPusher } from '../push/alert-pusher.ts';

interface FiredRow {
  id: string;
  user_id: string;
}

/** Marks alerts as told once they are due, and tells the gateways; again and again does no harm. */
@Injectable()
export class FireAlertService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly pusher: AlertPusher,
  ) {}

  /** One alert, if it is due, live and untold. */
  async fire(alertId: string): Promise<void> {
    await this.tell('id = $1', [alertId]);
  }

  /** Alerts whose job should have come by now; at most `limit`. */
  async fireOverdue(graceMs: number, limit: number): Promise<number> {
    return this.tell(
      `id in (select id from project_alerts
        where pushed_at is null and fired_at_utc is null and cancelled_at is null
          and fire_at_utc < now() - $1 * interval '1 millisecond'
        order by fire_at_utc limit $2 for update skip locked)`,
      [graceMs, limit],
    );
  }

  private async tell(which: string, parameters: unknown[]): Promise<number> {
    const [rows]: [FiredRow[], number] = await this.dataSource.query(
      `update project_alerts set pushed_at = now()
        where ${which} and pushed_at is null and fired_at_utc is null and cancelled_at is null
          and fire_at_utc <= now()
        returning id, user_id`,
      parameters,
    );
    await Promise.all(rows.map((row) => this.pusher.push({ alertId: row.id, userId: row.user_id })));
    return rows.length;
  }
}
