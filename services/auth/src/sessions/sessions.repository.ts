import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Sweeper } from '@printpartner/service-kit';
import { type DataSource, type EntityManager, MoreThan } from 'typeorm';
import { Session } from './session.entity.ts';
import type { SessionTimes } from './session-lifetime.ts';

@Injectable()
export class SessionsRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  findLive(tokenHash: string, now: Date): Promise<Session | null> {
    return this.dataSource.manager.findOne(Session, {
      where: { tokenHash, expiresAt: MoreThan(now) },
      relations: { account: true },
    });
  }

  async slide(tokenHash: string, times: SessionTimes): Promise<void> {
    await this.dataSource.manager.update(Session, { tokenHash }, times);
  }

  /** Ends a session; returns its token hash, or nothing if it had already ended. */
  async end(tokenHash: string): Promise<string[]> {
    const { affected } = await this.dataSource.manager.delete(Session, { tokenHash });
    return affected ? [tokenHash] : [];
  }

  /** An account's sessions, the last used first. */
  listLive(accountId: string, now: Date): Promise<Session[]> {
    const order = { lastSeenAt: 'desc', createdAt: 'desc' } as const;
    return this.dataSource.manager.find(Session, { where: { accountId, expiresAt: MoreThan(now) }, order });
  }

  /** Ends one of an account's sessions; returns null if there is none with this id. */
  async endById(
    manager: EntityManager,
    accountId: string,
    id: string,
  ): Promise<Pick<Session, 'tokenHash' | 'deviceMark'> | null> {
    const [rows]: [Pick<Session, 'tokenHash' | 'deviceMark'>[], number] = await manager.query(
      `delete from sessions where account_id = $1 and id = $2
        returning token_hash as "tokenHash", device_mark as "deviceMark"`,
      [accountId, id],
    );
    return rows[0] ?? null;
  }

  async accountIdOf(manager: EntityManager, tokenHash: string): Promise<string | null> {
    const found = await manager.findOne(Session, { where: { tokenHash }, select: { accountId: true } });
    return found?.accountId ?? null;
  }

  /** Ends an account's oldest sessions beyond `kept`, never `newest`; returns the token hashes of the ended ones. */
  async endOldest(
    manager: EntityManager,
    accountId: string,
    { newest, kept }: { newest: string; kept: number },
  ): Promise<string[]> {
    const [rows]: [{ token_hash: string }[], number] = await manager.query(
      `delete from sessions where token_hash in (
        select token_hash from sessions where account_id = $1 and token_hash <> $2
        order by created_at desc, token_hash offset $3)
      returning token_hash`,
      [accountId, newest, kept - 1],
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
    const found = await this.dataSource.manager.find(Session, {
      where: { accountId },
      select: { tokenHash: true },
    });
    return found.map(({ tokenHash }) => tokenHash);
  }

  async add(
    manager: EntityManager,
    session: Omit<Session, 'id' | 'account' | 'createdAt' | 'confirmedUntil'>,
  ): Promise<void> {
    await manager.insert(Session, session);
  }

  async removeExpired(now: Date): Promise<void> {
    await this.dataSource.query('delete from sessions where expires_at <= $1', [now]);
  }
}

/** Removes expired sessions. */
@Injectable()
export class ExpiredSessionsSweeper extends Sweeper {
  constructor(private readonly sessions: SessionsRepository) {
    super();
  }

  async sweep(): Promise<void> {
    await this.sessions.removeExpired(new Date());
  }
}
