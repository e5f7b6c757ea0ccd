import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { pruneRows } from '@printpartner/messaging';
import { Sweeper } from '@printpartner/service-kit';
import type { DataSource } from 'typeorm';

/** A tab that still shows a canceled alert can snooze it for this long. */
const CANCELED_KEPT = `interval '7 days'`;
const SEEN_KEPT = `interval '90 days'`;
/** Alerts looked at by one statement. */
const PAGE = 500;

interface Position {
  /** As text, because a Date would lose the microseconds. */
  seen_at: string;
  id: string;
}
const START: Position = { seen_at: '-infinity', id: '00000000-0000-0000-0000-000000000000' };

/**
 * Whether a seen alert decides nothing any longer. Without a project's last seen reminder, or the alert of its
 * current due date, the next change of the project would set that alert again, in the past.
 */
const IS_OBSOLETE = `(page.alert_type = 'smoke-test'
  or exists (select from project_watermarks mark where mark.project_id = page.project_id
    and (mark.deleted_at is not null
      or page.alert_type = 'due-date' and mark.project ->> 'due_date' <> page.due_date::text))
  or page.alert_type = 'reminder' and exists (select from project_alerts newer
    where newer.project_id = page.project_id and newer.alert_type = 'reminder'
      and newer.fired_at_utc > page.fired_at_utc))`;

/** Removes canceled alerts after 7 days, and seen ones that are no longer needed after 90; due alerts stay. */
@Injectable()
export class OldAlertsSweeper extends Sweeper {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {
    super();
  }

  async sweep(signal?: AbortSignal): Promise<void> {
    const isOld = `fired_at_utc is null and cancelled_at < now() - ${CANCELED_KEPT}`;
    await pruneRows(this.dataSource, { table: 'project_alerts', key: 'id', isOld }, signal);
    for (let position: Position | undefined = START; position;) {
      if (signal?.aborted) return;
      position = await this.sweepSeen(position);
    }
  }

  /** Looks at the next seen alerts, oldest first. Returns the position of the last one; undefined at the end. */
  private async sweepSeen({ seen_at, id }: Position): Promise<Position | undefined> {
    const rows: Position[] = await this.dataSource.query(
      `with page as materialized (
        select id, project_id, alert_type, due_date, fired_at_utc from project_alerts
          where fired_at_utc < now() - ${SEEN_KEPT} and (fired_at_utc, id) > ($1::timestamptz, $2::uuid)
          order by fired_at_utc, id limit ${PAGE}),
      -- A snooze that commits meanwhile clears fired_at_utc, and its alert stays.
      removed as (delete from project_alerts alert using page
        where alert.id = page.id and alert.fired_at_utc = page.fired_at_utc and ${IS_OBSOLETE})
      select fired_at_utc::text as seen_at, id from page order by fired_at_utc desc, id desc limit 1`,
      [seen_at, id],
    );
    return rows[0];
  }
}
