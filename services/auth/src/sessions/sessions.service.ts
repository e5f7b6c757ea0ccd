import { Controller } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  endOtherSessions,
  endSession,
  listSessions,
  type RpcInput,
  type RpcOutput,
} from '@printpartner/contracts';
import { AppError, type HandlerCall, HandleRpc } from '@printpartner/messaging';
import type { DataSource } from 'typeorm';
import { lockAccount } from '../accounts/lock-account.ts';
import { KnownDevices } from '../devices/known-devices.ts';
import { SecurityEvents } from '../security/security-events.ts';
import { SessionCopies } from './session-copies.ts';
import { SessionsRepository } from './sessions.repository.ts';

/** A user's sessions, to look at and to end. */
@Controller()
export class SessionsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly sessions: SessionsRepository,
    private readonly devices: KnownDevices,
    private readonly events: SecurityEvents,
    private readonly copies: SessionCopies,
  ) {}

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
}

const sessionNotFound = () =>
  new AppError('auth.session_not_found', { userMessage: 'This device is already signed out.' });
