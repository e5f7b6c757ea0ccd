import { Controller } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { authUserData, type RpcInput, type RpcOutput } from '@printpartner/contracts';
import { HandleRpc, type HandlerCall } from '@printpartner/messaging';
import type { DataSource } from 'typeorm';

/** Exports everything about the user except hashes of passwords and tokens. */
@Controller()
export class UserDataService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  @HandleRpc(authUserData)
  async userData(
    _: RpcInput<typeof authUserData>,
    { userId }: HandlerCall,
  ): Promise<RpcOutput<typeof authUserData>> {
    const [account, sessions, devices, preferences] = await Promise.all([
      this.rows(
        `select id, email, first_name, last_name, created_at, email_confirmed_at from accounts where id = $1`,
        userId,
      ),
      this.rows(
        `select platform, user_agent, ip, created_at, last_seen_at, expires_at from sessions
          where account_id = $1 order by created_at`,
        userId,
      ),
      this.rows(
        'select created_at, last_used_at, expires_at from known_devices where account_id = $1 order by created_at',
        userId,
      ),
      this.rows('select tab_order, custom_colors, updated_at from preferences where account_id = $1', userId),
    ]);
    return { account, sessions, devices, preferences };
  }

  private rows(sql: string, userId: string): Promise<Record<string, unknown>[]> {
    return this.dataSource.query(sql, [userId]);
  }
}
