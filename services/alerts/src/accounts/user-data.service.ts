import { Controller } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { alertsUserData, type RpcInput, type RpcOutput } from '@printpartner/contracts';
import { HandleRpc, type HandlerCall } from '@printpartner/messaging';
import { byTime, readUserRows, type UserTable } from '@printpartner/service-kit';
import type { DataSource } from 'typeorm';

const alertRows: UserTable = {
  columns: `id, project_id, message, alert_type, time_zone, fire_at_utc, fired_at_utc, handled_at,
    cancelled_at, created_at`,
  table: 'project_alerts',
  owner: 'user_id',
  order: byTime('created_at'),
};

const projectCopies: UserTable = {
  columns: 'project',
  table: 'project_watermarks',
  owner: 'user_id',
  order: [['project_id', 'uuid']],
  where: 'project is not null',
};

/** Exports all of the user's alerts, including acknowledged and canceled ones, and the copies of their projects. */
@Controller()
export class UserDataService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  @HandleRpc(alertsUserData)
  async userData(
    { kind, after }: RpcInput<typeof alertsUserData>,
    { userId }: HandlerCall,
  ): Promise<RpcOutput<typeof alertsUserData>> {
    if (kind === 'alerts') return readUserRows(this.dataSource, alertRows, userId, after);
    const { rows, next } = await readUserRows(this.dataSource, projectCopies, userId, after);
    return { rows: rows.map(({ project }) => project as Record<string, unknown>), next };
  }
}
