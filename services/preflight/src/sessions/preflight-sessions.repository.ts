import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { PreflightResult } from '@printpartner/contracts';
import { AppError } from '@printpartner/messaging';
import { type EntityManager, In, type Repository } from 'typeorm';
import { type InkPagePlace } from '../ink/ink-file.ts';
import { ForgottenSession } from './forgotten-session.entity.ts';
import { ownerOfUser } from './owner-of-user.ts';
import { PreflightSession } from './preflight-session.entity.ts';
import { inkKeyOf } from './session-files.ts';

/** One attempt at the file of a session: who begins a later one ends it. */
export type Lease = Pick<PreflightSession, 'id' | 'fileKey' | 'attempts'>;
/** What a removed session leaves outside the database; null where there were no inks. */
export type Leavings = Pick<PreflightSession, 'fileKey' | 'inkKey'>;
export type SessionHead = Pick<
  PreflightSession,
  'id' | 'filename' | 'mode' | 'profile' | 'state' | 'createdAt'
>;
export type OwnedInks = Pick<PreflightSession, 'mode' | 'inkKey' | 'inkPages'>;

const unfinished = In<PreflightSession['state']>(['waiting', 'working']);
const leaseOf = ({ id, fileKey, attempts }: Lease) => ({ id, fileKey, attempts });

/** Sessions, each its owner's alone. */
@Injectable()
export class PreflightSessions {
  constructor(@InjectRepository(PreflightSession) private readonly rows: Repository<PreflightSession>) {}

  /**
   * @param manager of the transaction that asks; another connection might have to wait for it
   * @throws AppError preflight.not_found
   */
  async ofOwner(id: string, owner: string, manager = this.rows.manager): Promise<PreflightSession> {
    const session = await manager.findOneBy(PreflightSession, { id, owner });
    if (!session) throw notFound();
    return session;
  }

  /** Where the inks lie, without what was found, which is far more. @throws AppError preflight.not_found */
  async inksOfOwner(id: string, owner: string): Promise<OwnedInks> {
    const select = { id: true, mode: true, inkKey: true, inkPages: true } as const;
    const session = await this.rows.findOne({ select, where: { id, owner } });
    if (!session) throw notFound();
    return session;
  }

  /** First begun first. */
  ofUser(userId: string): Promise<PreflightSession[]> {
    return this.rows.find({ where: { owner: ownerOfUser(userId) }, order: { createdAt: 'ASC' } });
  }

  /** Without what was found; first begun first. */
  headsOfUser(userId: string): Promise<SessionHead[]> {
    const select = {
      id: true,
      filename: true,
      mode: true,
      profile: true,
      state: true,
      createdAt: true,
    } as const;
    return this.rows.find({ select, where: { owner: ownerOfUser(userId) }, order: { createdAt: 'ASC' } });
  }

  /** @param fileKey an id may have been used before, for another file */
  find(id: string, fileKey: string): Promise<PreflightSession | null> {
    return this.rows.findOneBy({ id, fileKey });
  }

  /** Begins to look at the file. @returns null where somebody else has begun, or there is nothing to begin */
  async begin(session: PreflightSession): Promise<Lease | null> {
    const attempts = session.attempts + 1;
    const inkKey = session.mode === 'full' ? inkKeyOf(session.fileKey, attempts) : null;
    const { affected } = await this.rows.update(
      { ...leaseOf(session), state: unfinished },
      { state: 'working', page: 0, attempts, inkKey },
    );
    return affected === 1 ? { ...leaseOf(session), attempts } : null;
  }

  /** Sessions that are neither done nor failed after so many seconds. */
  unfinished(olderThanSeconds: number): Promise<PreflightSession[]> {
    return this.rows
      .createQueryBuilder('session')
      .where(`state in ('waiting', 'working')`)
      .andWhere('created_at < now() - make_interval(secs => :olderThanSeconds)', { olderThanSeconds })
      .getMany();
  }

  /** @returns whether the session is still there, and this attempt at it the last */
  async advance(lease: Lease, page: number, pages: number): Promise<boolean> {
    const { affected } = await this.rows.update({ ...leaseOf(lease), state: 'working' }, { page, pages });
    return affected === 1;
  }

  /** @returns whether the session is still there, and this attempt at it the last */
  async finish(lease: Lease, result: PreflightResult, inkPages: InkPagePlace[]): Promise<boolean> {
    const { pageCount } = result;
    const { affected } = await this.rows.update(
      { ...leaseOf(lease), state: 'working' },
      { state: 'done', result, inkPages, failure: null, pages: pageCount, page: pageCount },
    );
    return affected === 1;
  }

  /** @returns whether it was this attempt's to give up: what has ended stays as it is */
  async fail(lease: Lease, failure: string): Promise<boolean> {
    const where = { ...leaseOf(lease), state: unfinished };
    const { affected } = await this.rows.update(where, { state: 'failed', failure });
    return affected === 1;
  }

  /** Removes a session, and sees to it that one whose upload is still under way does not begin. */
  async forget(id: string, owner: string): Promise<Leavings[]> {
    return this.rows.manager.transaction(async (manager) => {
      await lockSession(manager, id);
      const left = await remove(manager, { id, owner });
      if (left.length === 0) await manager.upsert(ForgottenSession, { id, owner }, ['id', 'owner']);
      return left;
    });
  }

  async removeOlderThan(minutes: number): Promise<Leavings[]> {
    const age = (column: string) => `${column} < now() - make_interval(mins => :minutes)`;
    const forgotten = this.rows.manager.createQueryBuilder().delete().from(ForgottenSession);
    await forgotten.where(age('forgotten_at'), { minutes }).execute();
    const { raw } = await this.rows
      .createQueryBuilder()
      .delete()
      .where(age('created_at'), { minutes })
      .returning('file_key, ink_key')
      .execute();
    return leavingsOf(raw);
  }
}

/** Begins a session. @returns whether its id was free. @throws AppError preflight.not_found where it was removed before it began */
export async function insertSession(
  manager: EntityManager,
  session: Pick<PreflightSession, 'id' | 'owner'> & Partial<PreflightSession>,
): Promise<boolean> {
  const { id, owner } = session;
  await lockSession(manager, id);
  if (await manager.existsBy(ForgottenSession, { id, owner })) throw notFound();
  const { raw }: { raw: unknown[] } = await manager
    .createQueryBuilder()
    .insert()
    .into(PreflightSession)
    .values(session)
    .orIgnore()
    .returning('id')
    .execute();
  return raw.length > 0;
}

/** Removes all that an owner has begun or forgotten. */
export async function removeSessionsOf(manager: EntityManager, owner: string): Promise<Leavings[]> {
  await manager.delete(ForgottenSession, { owner });
  return remove(manager, { owner });
}

/** Beginning and removal of one session come one after the other, until the transaction ends. */
const lockSession = (manager: EntityManager, id: string): Promise<unknown> =>
  manager.query('select pg_advisory_xact_lock(hashtextextended($1, 1))', [id]);

async function remove(
  manager: EntityManager,
  where: { id: string; owner: string } | { owner: string },
): Promise<Leavings[]> {
  const { raw } = await manager
    .createQueryBuilder()
    .delete()
    .from(PreflightSession)
    .where(where)
    .returning('file_key, ink_key')
    .execute();
  return leavingsOf(raw);
}

const leavingsOf = (raw: { file_key: string; ink_key: string | null }[]): Leavings[] =>
  raw.map(({ file_key, ink_key }) => ({ fileKey: file_key, inkKey: ink_key }));

export const notFound = () =>
  new AppError('preflight.not_found', { userMessage: 'There is no such check, or it has been removed.' });
