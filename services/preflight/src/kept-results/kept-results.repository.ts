import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { AppError } from '@printpartner/messaging';
import { type EntityManager, IsNull, MoreThan, type Repository } from 'typeorm';
import { KeptResult } from './kept-result.entity.ts';

/** Results in one page of the data export. */
const EXPORTED = 200;

/** Every method sees one user's rows only. */
@Injectable()
export class KeptResultsRepository {
  constructor(@InjectRepository(KeptResult) private readonly rows: Repository<KeptResult>) {}

  /** Results of one project or of all, without the full results, and without those that a version of a file shows. */
  newestFirst(userId: string, projectId?: string): Promise<KeptResult[]> {
    const where = { userId, versionId: IsNull(), ...(projectId !== undefined && { projectId }) };
    return this.rows.find({ where, order: { keptAt: 'DESC', id: 'DESC' } });
  }

  /** Some results of the user, also those of versions, without the full results. @param after `next` of the page before */
  async pageOfUser(
    userId: string,
    after: string | null,
  ): Promise<{ results: KeptResult[]; next: string | null }> {
    const where = { userId, ...(after !== null && { id: MoreThan(after) }) };
    const results = await this.rows.find({ where, order: { id: 'ASC' }, take: EXPORTED });
    return { results, next: results.length < EXPORTED ? null : (results.at(-1)?.id ?? null) };
  }

  /** A kept result with the full result. @throws AppError preflight.kept_not_found */
  async get(userId: string, id: string): Promise<KeptResult> {
    const kept = await inFull(this.rows.manager, userId, id).getOne();
    if (!kept) throw keptNotFound();
    return kept;
  }

  /** The same, which isn't removed until the transaction ends. @throws AppError preflight.kept_not_found */
  async hold(manager: EntityManager, userId: string, id: string): Promise<KeptResult> {
    const kept = await inFull(manager, userId, id).setLock('for_key_share').getOne();
    if (!kept) throw keptNotFound();
    return kept;
  }

  /** @throws AppError preflight.kept_not_found */
  async require(userId: string, id: string): Promise<void> {
    if (!(await this.rows.existsBy({ userId, id }))) throw keptNotFound();
  }

  /** A version's result leaves with the version. @throws AppError preflight.kept_not_found */
  async remove(userId: string, id: string): Promise<void> {
    const { affected } = await this.rows.delete({ userId, id, versionId: IsNull() });
    if (affected === 0) throw keptNotFound();
  }
}

const inFull = (manager: EntityManager, userId: string, id: string) =>
  manager.createQueryBuilder(KeptResult, 'kept').addSelect('kept.result').where({ userId, id });

const keptNotFound = () =>
  new AppError('preflight.kept_not_found', {
    userMessage: 'This kept result no longer exists. It may have been removed.',
  });
