import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type PreflightJob, preflightOwner } from '@printpartner/contracts';
import { AppError, pruneRows } from '@printpartner/messaging';
import { type EntityManager, type FindOptionsWhere, In, IsNull, Not, Raw, type Repository } from 'typeorm';
import { ForgottenSession } from './forgotten-session.entity.ts';
import { PreflightSession, type DeletedSession } from './preflight-session.entity.ts';

type SessionSummary = Pick<
  PreflightSession,
  'id' | 'filename' | 'mode' | 'profile' | 'job' | 'state' | 'createdAt'
>;
type SessionInks = Pick<PreflightSession, 'mode' | 'inkKey' | 'inkPages'>;
/** A session with what its check found. */
export type JudgedSession = Pick<
  PreflightSession,
  'id' | 'filename' | 'fileSize' | 'source' | 'attempts' | 'state' | 'mode' | 'profile' | 'job' | 'survey'
>;
type NewSession = Pick<PreflightSession, 'id' | 'owner' | 'source'> & Partial<PreflightSession>;

/** Small enough that one statement doesn't hold locks for long. */
export const ENDED_BATCH = 500;
const deletedColumns = 'id, file_key, ink_key, source';
interface DeletedRow {
  id: string;
  file_key: string;
  ink_key: string | null;
  source: string;
}

/** Sessions as their owners create, read and remove them. */
@Injectable()
export class PreflightSessionsRepository {
  constructor(@InjectRepository(PreflightSession) private readonly rows: Repository<PreflightSession>) {}

  /**
   * @param manager the caller's transaction, if any: a second connection could wait for it
   * @throws AppError preflight.not_found
   */
  async ofOwner(id: string, owner: string, manager = this.rows.manager): Promise<PreflightSession> {
    const session = await manager.findOneBy(PreflightSession, { id, owner });
    if (!session) throw notFound();
    return session;
  }

  /** Reads no result. @throws AppError preflight.not_found, also if the check has no result yet, or failed */
  async requireResult(id: string, owner: string): Promise<void> {
    const session = await this.rows.findOne({ select: { id: true, state: true }, where: { id, owner } });
    if (!session) throw notFound();
    if (session.state !== 'done') throw notFinished();
  }

  /** Without the result, which is far larger. @throws AppError preflight.not_found */
  async inksOfOwner(id: string, owner: string): Promise<SessionInks> {
    const select = { id: true, mode: true, inkKey: true, inkPages: true } as const;
    const session = await this.rows.findOne({ select, where: { id, owner } });
    if (!session) throw notFound();
    return session;
  }

  /** The session with what its check found. @throws AppError preflight.not_found */
  async judgedOfOwner(id: string, owner: string): Promise<JudgedSession> {
    const select = {
      id: true,
      filename: true,
      fileSize: true,
      source: true,
      attempts: true,
      state: true,
      mode: true,
      profile: true,
      job: true,
      survey: true,
    } as const;
    const session = await this.rows.findOne({ select, where: { id, owner } });
    if (!session) throw notFound();
    return session;
  }

  /**
   * Replaces the result of an ended check. It expires when the first one would have.
   *
   * @returns false if the session is gone, or was judged by something else since it was read
   */
  async replaceResult(
    { id, attempts, mode, profile, job }: JudgedSession,
    judged: Pick<PreflightSession, 'mode' | 'profile' | 'job' | 'result'>,
  ): Promise<boolean> {
    const previousJob = job && JSON.stringify(job);
    const isSameJob = Raw<PreflightJob | null>(
      (column) => `${column} is not distinct from cast(:previousJob as jsonb)`,
      { previousJob },
    );
    const where = { id, attempts, state: 'done', mode, profile, job: isSameJob } as const;
    const { affected } = await this.rows.update(where, judged);
    return affected === 1;
  }

  /** The last one that ended with a result. */
  async latestWithResult(owner: string): Promise<PreflightSession | null> {
    const [latest] = await this.rows.find({
      where: { owner, state: 'done', result: Not(IsNull()), endedAt: Not(IsNull()) },
      order: { endedAt: 'DESC', id: 'DESC' },
      take: 1,
    });
    return latest ?? null;
  }

  /** All sessions of the user, oldest first, without results. */
  summariesOfUser(userId: string): Promise<SessionSummary[]> {
    const select = {
      id: true,
      filename: true,
      mode: true,
      profile: true,
      job: true,
      state: true,
      createdAt: true,
    } as const;
    const where = { owner: preflightOwner.ofUser(userId) };
    return this.rows.find({ select, where, order: { createdAt: 'ASC' } });
  }

  /** @returns false when the id is taken. @throws AppError preflight.not_found when the owner removed it before the upload ended */
  async insert(manager: EntityManager, session: NewSession): Promise<boolean> {
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

  /** Deletes a session. If its upload is still under way, `insert` will refuse it. */
  async forget(id: string, owner: string): Promise<DeletedSession[]> {
    return this.rows.manager.transaction(async (manager) => {
      await lockSession(manager, id);
      const deleted = await deleteWhere(manager, { id, owner });
      if (deleted.length === 0) await manager.upsert(ForgottenSession, { id, owner }, ['id', 'owner']);
      return deleted;
    });
  }

  /**
   * Deletes a batch of the sessions whose check ended before that many minutes. Unfinished sessions never expire: a
   * long queue isn't their owner's fault.
   *
   * @returns fewer than `ENDED_BATCH` when none is left
   */
  async deleteEnded(minutes: number): Promise<DeletedSession[]> {
    const [deleted]: [DeletedRow[], number] = await this.rows.query(
      `delete from preflight_sessions where id = any(array(
         select id from preflight_sessions where ended_at < now() - make_interval(mins => $1)
           limit ${ENDED_BATCH} for update skip locked))
       returning ${deletedColumns}`,
      [minutes],
    );
    return filesOf(deleted);
  }

  /** @param minutes since a session was forgotten */
  async deleteForgotten(minutes: number, signal?: AbortSignal): Promise<void> {
    await pruneRows(
      this.rows.manager.dataSource,
      {
        table: 'forgotten_sessions',
        key: 'ctid',
        isOld: `forgotten_at < now() - interval '${minutes} minutes'`,
      },
      signal,
    );
  }

  /** @returns those of the keys that belong to no session */
  async orphansAmong(keys: readonly string[]): Promise<string[]> {
    if (keys.length === 0) return [];
    const rows: { key: string }[] = await this.rows.query(
      `select key from unnest($1::text[]) key
        where not exists (select from preflight_sessions where file_key = key)
          and not exists (select from preflight_sessions where ink_key = key)`,
      [keys],
    );
    return rows.map(({ key }) => key);
  }

  /** Deletes sessions of versions. @param ids unknown ones are passed over */
  deleteChecks(manager: EntityManager, owner: string, ids: readonly string[]): Promise<DeletedSession[]> {
    return deleteWhere(manager, { id: In(ids), owner });
  }

  async deleteAllOf(manager: EntityManager, owner: string): Promise<DeletedSession[]> {
    await manager.delete(ForgottenSession, { owner });
    return deleteWhere(manager, { owner });
  }
}

/** Serializes `insert` and `forget` of one session until the transaction ends. */
const lockSession = (manager: EntityManager, id: string): Promise<unknown> =>
  manager.query('select pg_advisory_xact_lock(hashtextextended($1, 1))', [id]);

async function deleteWhere(
  manager: EntityManager,
  where: FindOptionsWhere<PreflightSession>,
): Promise<DeletedSession[]> {
  const { raw } = await manager
    .createQueryBuilder()
    .delete()
    .from(PreflightSession)
    .where(where)
    .returning(deletedColumns)
    .execute();
  return filesOf(raw);
}

const filesOf = (raw: DeletedRow[]): DeletedSession[] =>
  raw.map(({ file_key, ink_key, ...row }) => ({ ...row, fileKey: file_key, inkKey: ink_key }));

const notFound = () =>
  new AppError('preflight.not_found', {
    userMessage: 'This check no longer exists. Upload the file again to run a new one.',
  });

export const notFinished = () =>
  new AppError('preflight.not_found', { userMessage: "This check hasn't finished yet." });
