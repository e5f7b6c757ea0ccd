import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { PreflightResult } from '@printpartner/contracts';
import { In, type Repository } from 'typeorm';
import { recordOutcome } from '../files/check-outcome.ts';
import { type InkPageLocation, inkKeyOf, PreflightSession } from '../sessions/preflight-session.entity.ts';

/** One attempt at a session's file. A later attempt ends it. */
export type Lease = Pick<PreflightSession, 'id' | 'fileKey' | 'attempts'>;

/** An unfinished session, and when a file of its source last began. */
export type QueuedSession = Pick<PreflightSession, 'id' | 'fileKey' | 'source' | 'state' | 'createdAt'> & {
  servedAt: Date | null;
};

/** What an attempt that finished has found. */
interface Outcome {
  result: PreflightResult;
  inkPages: InkPageLocation[];
  survey: Uint8Array | null;
}

const now = (): string => 'now()';

const unfinished = In<PreflightSession['state']>(['waiting', 'working']);
const leaseOf = ({ id, fileKey, attempts }: Lease) => ({ id, fileKey, attempts });

/** Sessions as workers update them. Updates with a lost lease change nothing. */
@Injectable()
export class AnalysisLeasesRepository {
  constructor(@InjectRepository(PreflightSession) private readonly rows: Repository<PreflightSession>) {}

  /** @param fileKey a session id may have been used before, for another file */
  find(id: string, fileKey: string): Promise<PreflightSession | null> {
    return this.rows.findOneBy({ id, fileKey });
  }

  /** @returns null if another worker has the lease, or the session has ended */
  async begin(session: PreflightSession): Promise<Lease | null> {
    const attempts = session.attempts + 1;
    const inkKey = session.mode === 'full' ? inkKeyOf(session, attempts) : null;
    const { affected } = await this.rows.update(
      { ...leaseOf(session), interruptions: session.interruptions, state: unfinished },
      { state: 'working', page: 0, attempts, inkKey, begunAt: now },
    );
    return affected === 1 ? { ...leaseOf(session), attempts } : null;
  }

  /** @returns false if the lease is lost */
  async advance(lease: Lease, page: number, pages: number): Promise<boolean> {
    const { affected } = await this.rows.update({ ...leaseOf(lease), state: 'working' }, { page, pages });
    return affected === 1;
  }

  /** The result of a version is kept with it. @returns false if the lease is lost */
  finish(lease: Lease, { result, ...found }: Outcome): Promise<boolean> {
    const { pageCount } = result;
    const where = { ...leaseOf(lease), state: 'working' } as const;
    return recordOutcome(this.rows.manager, lease, { result }, async (manager) => {
      const ended = { failure: null, pages: pageCount, page: pageCount, endedAt: now };
      const changed = { state: 'done', result, ...found, ...ended } as const;
      return (await manager.update(PreflightSession, where, changed)).affected === 1;
    });
  }

  /** @returns false if the lease is lost */
  fail(lease: Lease, failure: string): Promise<boolean> {
    const where = { ...leaseOf(lease), state: unfinished };
    return recordOutcome(this.rows.manager, lease, { failure }, async (manager) => {
      const changed = { state: 'failed', failure, endedAt: now } as const;
      return (await manager.update(PreflightSession, where, changed)).affected === 1;
    });
  }

  /** Ends an attempt that was interrupted on purpose. Its number stays used: the lease must not become valid again. */
  async giveBack(lease: Lease): Promise<void> {
    const where = { ...leaseOf(lease), state: 'working' as const };
    const interruptions = () => 'interruptions + 1';
    await this.rows.update(where, { state: 'waiting', page: 0, interruptions });
  }

  /** Records the end of a session that a replica of an earlier release ended; without it, the session would never expire. */
  async recordEnd({ id }: PreflightSession): Promise<void> {
    await this.rows.query(
      'update preflight_sessions set ended_at = now() where id = $1 and ended_at is null',
      [id],
    );
  }

  /** All unfinished sessions older than this, in the order of `turnsOf`. */
  unfinished(olderThanSeconds: number): Promise<QueuedSession[]> {
    return this.queued('created_at < now() - make_interval(secs => $1)', olderThanSeconds);
  }

  /** Unfinished sessions of a source and of the sources with a file running, in the order of `turnsOf`. */
  competing(source: string): Promise<QueuedSession[]> {
    const running = `select source from preflight_sessions where ended_at is null and state = 'working'`;
    return this.queued(`(source = $1 or source in (${running}))`, source);
  }

  private queued(condition: string, value: unknown): Promise<QueuedSession[]> {
    return this.rows.query(
      `select id, file_key as "fileKey", source, state, created_at as "createdAt",
        (select max(begun_at) from preflight_sessions served where served.source = session.source) as "servedAt"
      from preflight_sessions session where ended_at is null and ${condition}
      order by (state = 'working') desc, created_at, id`,
      [value],
    );
  }
}
