import { Controller } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  accountDeleted,
  deleteAccount,
  type RpcInput,
  type RpcOutput,
  signUpAttempted,
} from '@printpartner/contracts';
import { type HandlerCall, HandleRpc, OutboxRelay, recordEvent } from '@printpartner/messaging';
import type { DataSource, EntityManager } from 'typeorm';
import { ResetRequests } from '../passwords/reset-requests.ts';
import { Confirmations } from '../sessions/confirmations.ts';
import { SessionCopies } from '../sessions/session-copies.ts';
import { SessionsRepository } from '../sessions/sessions.repository.ts';
import { Account, hashEmail, lockAccount } from './account.entity.ts';

/** Deletes the account and publishes an event so that every service erases its data. Repeating the call is harmless. */
@Controller()
export class DeleteAccountService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly sessions: SessionsRepository,
    private readonly copies: SessionCopies,
    private readonly confirmations: Confirmations,
    private readonly resets: ResetRequests,
    private readonly outbox: OutboxRelay,
  ) {}

  @HandleRpc(deleteAccount)
  async deleteAccount(
    { tokenHash }: RpcInput<typeof deleteAccount>,
    { userId, requestId }: HandlerCall,
  ): Promise<RpcOutput<typeof deleteAccount>> {
    const endedSessions = await this.dataSource.transaction(async (manager) => {
      const account = await lockAccount(manager, { id: userId });
      if (!account) return [];
      await this.confirmations.require(manager, userId, tokenHash);
      const emailHash = hashEmail(account.email);
      const tokenHashes = await this.sessions.endAll(manager, userId);
      // The reset requests come after the mails, which are found through them.
      await removeMails(manager, userId, account.email);
      await this.resets.removeByEmail(manager, account.email);
      await anonymizeUnsentAttempts(manager, emailHash);
      // Preferences, known devices and security events are deleted by cascade.
      await manager.delete(Account, { id: userId });
      const deletedAt = new Date().toISOString();
      await recordEvent(manager, accountDeleted, { userId, emailHash, deletedAt }, requestId);
      return tokenHashes;
    });
    await this.copies.revoke(endedSessions);
    this.outbox.nudge();
    return {};
  }
}

/** Removes mails about the account, its reset codes and its security events, sent or not. */
async function removeMails(manager: EntityManager, accountId: string, email: string): Promise<void> {
  await manager.query(
    // One list, because an index can't serve a condition with `or` and a subquery.
    `delete from mails
      where ref = any(array(
        select id::text from reset_requests where email = $2
        union all select id::text from security_events where account_id = $1::uuid) || $1::text)`,
    [accountId, email],
  );
}

/** Removes address and IP from sign-up attempts still in the outbox. The admin service still counts them. */
async function anonymizeUnsentAttempts(manager: EntityManager, emailHash: string): Promise<void> {
  await manager.query(
    `update outbox_events set payload = payload || '{"email": "", "ip": "", "userId": null}'
      where name = $1 and payload ->> 'emailHash' = $2`,
    [signUpAttempted.name, emailHash],
  );
}
