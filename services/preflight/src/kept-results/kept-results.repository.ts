import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { AppError } from '@printpartner/messaging';
import type { EntityManager, Repository } from 'typeorm';
import { KeptResult } from './kept-result.entity.ts';

/** Every method sees one user's rows only. */
@Injectable()
export class KeptResultsRepository {
  constructor(@InjectRepository(KeptResult) private readonly rows: Repository<KeptResult>) {}

  /** Results of one project or of all, without the full results. */
  newestFirst(userId: string, projectId?: string): Promise<KeptResult[]> {
    const where = projectId === undefined ? { userId } : { userId, projectId };
    return this.rows.find({ where, order: { keptAt: 'DESC', id: 'DESC' } });
  }

  /** All results of the user, oldest first, without the full results. */
  ofUser(userId: string): Promise<KeptResult[]> {
    return this.rows.find({ where: { userId }, order: { keptAt: 'ASC', id: 'ASC' } });
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

  /** @throws AppError preflight.kept_not_found */
  async remove(userId: string, id: string): Promise<void> {
    const { affected } = await this.rows.delete({ userId, id });
    if (affected === 0) throw keptNotFound();
  }
}

const inFull = (manager: EntityManager, userId: string, id: string) =>
  manager.createQueryBuilder(KeptResult, 'kept').addSelect('kept.result').where({ userId, id });

const keptNotFound = () =>
  new AppError('preflight.kept_not_found', {
    userMessage: 'This kept result no longer exists. It may have been removed.',
  });
