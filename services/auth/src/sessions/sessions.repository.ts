import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, MoreThan, Repository } from 'typeorm';
import { Session } from './session.entity.ts';
import type { SessionTimes } from './session-lifetime.ts';

@Injectable()
export class SessionsRepository {
  constructor(@InjectRepository(Session) private readonly sessions: Repository<Session>) {}

  findLive(tokenHash: string, now: Date): Promise<Session | null> {
    return this.sessions.findOne({
      where: { tokenHash, expiresAt: MoreThan(now) },
      relations: { account: true },
    });
  }

  async slide(tokenHash: string, times: SessionTimes): Promise<void> {
    await this.sessions.update({ tokenHash }, times);
  }

  /** Ends one session, or all sessions of its account; returns the token hashes of the ended ones. */
  async end(tokenHash: string, everywhere: boolean): Promise<string[]> {
    const scope = everywhere
      ? 'account_id = (select account_id from sessions where token_hash = $1)'
      : 'token_hash = $1';
    const [rows]: [{ token_hash: string }[], number] = await this.sessions.query(
      `delete from sessions where ${scope} returning token_hash`,
      [tokenHash],
    );
    return rows.map((row) => row.token_hash);
  }

  /** Ends all sessions of an account except the one to keep; returns the token hashes of the ended ones. */
  async endAll(manager: EntityManager, accountId: string, keptTokenHash = ''): Promise<string[]> {
    const [rows]: [{ token_hash: string }[], number] = await manager.query(
      'delete from sessions where account_id = $1 and token_hash <> $2 returning token_hash',
      [accountId, keptTokenHash],
    );
    return rows.map((row) => row.token_hash);
  }

  async hashesOf(accountId: string): Promise<string[]> {
    const found = await this.sessions.find({ where: { accountId }, select: { tokenHash: true } });
    return found.map(({ tokenHash }) => tokenHash);
  }

  async add(manager: EntityManager, session: Omit<Session, 'account' | 'createdAt'>): Promise<void> {
    await manager.insert(Session, session);
  }

  async removeExpired(now: Date): Promise<void> {
    await this.sessions.query('delete from sessions where expires_at <= $1', [now]);
  }
}
