import { Controller } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { allowExport, authUserData, type RpcInput, type RpcOutput } from '@printpartner/contracts';
import { HandleRpc, type HandlerCall } from '@printpartner/messaging';
import { byTime, readUserRows, type UserTable } from '@printpartner/service-kit';
import type { DataSource } from 'typeorm';
import { SecurityEvents } from '../security/security-events.ts';
import { Confirmations } from '../sessions/confirmations.ts';

const tables = {
  account: {
    columns: 'id, email, first_name, last_name, created_at, email_confirmed_at',
    table: 'accounts',
    owner: 'id',
    order: [['id', 'uuid']],
  },
  sessions: {
    columns: 'id, platform, user_agent as device, ip as network, created_at, last_seen_at, expires_at',
    table: 'sessions',
    owner: 'account_id',
    // A digest, because the stored hash itself must not leave the service.
    order: [
      ['created_at', 'timestamptz'],
      ['md5(token_hash)', 'text'],
    ],
  },
  devices: {
    columns: 'created_at, last_used_at, expires_at',
    table: 'known_devices',
    owner: 'account_id',
    // A digest, because the stored hash itself must not leave the service.
    order: [
      ['created_at', 'timestamptz'],
      ['md5(mark_hash)', 'text'],
    ],
  },
  security_events: {
    columns: 'id, kind, device, network, count, last_at',
    table: 'security_events',
    owner: 'account_id',
    order: byTime('last_at'),
  },
  preferences: {
    columns: 'tab_order, custom_colors, assistant_shares_job, length_unit, updated_at',
    table: 'preferences',
    owner: 'account_id',
    order: [['account_id', 'uuid']],
  },
} satisfies Record<string, UserTable>;

/** Exports everything about the user except hashes of passwords and tokens. */
@Controller()
export class UserDataService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly confirmations: Confirmations,
    private readonly events: SecurityEvents,
  ) {}

  /** Allows an export of all services' data by a session that was confirmed lately. @throws AppError auth.confirmation_required */
  @HandleRpc(allowExport)
  async allowExport(
    { tokenHash, origin }: RpcInput<typeof allowExport>,
    { userId }: HandlerCall,
  ): Promise<RpcOutput<typeof allowExport>> {
    const { manager } = this.dataSource;
    await this.confirmations.require(manager, userId, tokenHash);
    await this.events.record(manager, userId, 'data_exported', origin);
    return {};
  }

  @HandleRpc(authUserData)
  userData(
    { kind, after }: RpcInput<typeof authUserData>,
    { userId }: HandlerCall,
  ): Promise<RpcOutput<typeof authUserData>> {
    return readUserRows(this.dataSource, tables[kind], userId, after);
  }
}
