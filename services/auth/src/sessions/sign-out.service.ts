import { Controller } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type RpcInput, type RpcOutput, signOut } from '@printpartner/contracts';
import { HandleRpc } from '@printpartner/messaging';
import type { DataSource } from 'typeorm';
import { lockAccount } from '../accounts/lock-account.ts';
import { KnownDevices } from '../devices/known-devices.ts';
import { SecurityEvents } from '../security/security-events.ts';
import { SessionCopies } from './session-copies.ts';
import { SessionsRepository } from './sessions.repository.ts';

@Controller()
export class SignOutService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly sessions: SessionsRepository,
    private readonly devices: KnownDevices,
    private readonly events: SecurityEvents,
    private readonly copies: SessionCopies,
  ) {}

  @HandleRpc(signOut)
  async signOut(input: RpcInput<typeof signOut>): Promise<RpcOutput<typeof signOut>> {
    const ended = input.everywhere
      ? await this.endEverywhere(input)
      : await this.sessions.end(input.tokenHash);
    await this.copies.revoke(ended);
    return { ended: ended.length };
  }

  private endEverywhere({ tokenHash, deviceHash, origin }: RpcInput<typeof signOut>): Promise<string[]> {
    return this.dataSource.transaction(async (manager) => {
      const accountId = await this.sessions.accountIdOf(manager, tokenHash);
      const account = accountId && (await lockAccount(manager, { id: accountId }));
      if (!account) return [];
      await this.devices.forgetOthers(manager, account, deviceHash);
      await this.events.record(manager, account.id, 'all_sessions_ended', origin);
      return this.sessions.endAll(manager, account.id);
    });
  }
}
