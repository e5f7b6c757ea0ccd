import { Controller, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  endOtherSessions,
  endSession,
  listSessions,
  resolveSession,
  type RpcInput,
  type RpcOutput,
  signOut,
} from '@printpartner/contracts';
import { AppError, describeError, type HandlerCall, HandleRpc } from '@printpartner/messaging';
import type { DataSource } from 'typeorm';
import { lockAccount } from '../accounts/account.entity.ts';
import { presentAccount } from '../accounts/present-account.ts';
import { KnownDevices } from '../devices/known-devices.ts';
import { SecurityEvents } from '../security/security-events.ts';
import { SessionCopies } from './session-copies.ts';
import { slideTimes } from './session-lifetime.ts';
import { SessionsRepository } from './sessions.repository.ts';

/** A user's sessions: what the gateway resolves, and what the user looks at and ends. */
@Controller()
export class SessionsService {
  private readonly logger = new Logger(SessionsService.name);

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly sessions: SessionsRepository,
    private readonly devices: KnownDevices,
    private readonly events: SecurityEvents,
    private readonly copies: SessionCopies,
  ) {}

  @HandleRpc(resolveSession)
  async resolveSession({
    tokenHash,
  }: RpcInput<typeof resolveSession>): Promise<RpcOutput<typeof resolveSession>> {
    const now = new Date();
    const found = await this.sessions.findLive(tokenHash, now);
    if (!found) return { session: null };
    const slid = slideTimes(found, now);
    if (slid) await this.sessions.slide(tokenHash, slid);
    const { expiresAt } = slid ?? found;
    const session = { user: presentAccount(found.account), expiresAt: expiresAt.toISOString() };
    // Without a copy, the next request resolves the session again.
    await this.copies
      .put(tokenHash, session)
      .catch((error: unknown) => this.logger.warn(describeError(error)));
    return { session };
  }

  @HandleRpc(signOut)
  async signOut(input: RpcInput<typeof signOut>): Promise<RpcOutput<typeof signOut>> {
    const ended = input.everywhere
      ? await this.endEverywhere(input)
      : await this.sessions.end(input.tokenHash);
    await this.copies.revoke(ended);
    return { ended: ended.length };
  }

  @HandleRpc(listSessions)
  async list(
    { tokenHash }: RpcInput<typeof listSessions>,
    { userId }: HandlerCall,
  ): Promise<RpcOutput<typeof listSessions>> {
    const found = await this.sessions.listLive(userId, new Date());
    const sessions = found.map((session) => ({
      id: session.id,
      device: session.device,
      network: session.network,
      firstSeenAt: session.createdAt.toISOString(),
      lastSeenAt: session.lastSeenAt.toISOString(),
      isCurrent: session.tokenHash === tokenHash,
    }));
    return { sessions: sessions.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent)) };
  }

  @HandleRpc(endSession)
  async end(
    { id, origin }: RpcInput<typeof endSession>,
    { userId }: HandlerCall,
  ): Promise<RpcOutput<typeof endSession>> {
    const ended = await this.dataSource.transaction(async (manager) => {
      const session = await this.sessions.endById(manager, userId, id);
      if (session === null) throw sessionNotFound();
      if (session.deviceMark) await this.devices.forgetSignedOut(manager, session.deviceMark);
      await this.events.record(manager, userId, 'session_ended', origin);
      return session.tokenHash;
    });
    await this.copies.revoke([ended]);
    return {};
  }

  @HandleRpc(endOtherSessions)
  async endOthers(
    { tokenHash, origin, deviceHash }: RpcInput<typeof endOtherSessions>,
    { userId }: HandlerCall,
  ): Promise<RpcOutput<typeof endOtherSessions>> {
    const ended = await this.dataSource.transaction(async (manager) => {
      const account = await lockAccount(manager, { id: userId });
      if (!account) return [];
      await this.devices.forgetOthers(manager, account, deviceHash);
      await this.events.record(manager, userId, 'other_sessions_ended', origin);
      return this.sessions.endAll(manager, userId, tokenHash);
    });
    await this.copies.revoke(ended);
    return {};
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

const sessionNotFound = () =>
  new AppError('auth.session_not_found', { userMessage: 'This device is already signed out.' });
