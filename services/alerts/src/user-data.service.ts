import { Controller } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { alertsUserData, type RpcInput, type RpcOutput } from '@printpartner/contracts';
import { HandleRpc, type HandlerCall } from '@printpartner/messaging';
import type { DataSource } from 'typeorm';

/** Exports all of the user's alerts, including acknowledged and canceled ones, and the copies of their projects. */
@Controller()
export class UserDataService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  @HandleRpc(alertsUserData)
  async userData(
    _: RpcInput<typeof alertsUserData>,
    { userId }: HandlerCall,
  ): Promise<RpcOutput<typeof alertsUserData>> {
    const alerts: Record<string, unknown>[] = await this.dataSource.query(
      `select id, project_id, message, alert_type, time_zone, fire_at_utc, fired_at_utc, cancelled_at, created_at
        from project_alerts where user_id = $1 order by created_at`,
      [userId],
    );
    const copies: { project: Record<string, unknown> }[] = await this.dataSource.query(
      'select project from project_watermarks where user_id = $1 and project is not null',
      [userId],
    );
    return { alerts, project_copies: copies.map(({ project }) => project) };
  }
}
