import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { PreflightResult } from '@printpartner/contracts';
import { AppError } from '@printpartner/messaging';
import type { Repository } from 'typeorm';
import { type InkPagePlace } from '../ink/ink-file.ts';
import { inkKeyOf } from '../ink/ink-key.ts';
import { ownerOfUser } from './owner-of-user.ts';
import { PreflightSession } from './preflight-session.entity.ts';

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

  /** First begun first. */
  ofUser(userId: string): Promise<PreflightSession[]> {
    return this.rows.find({ where: { owner: ownerOfUser(userId) }, order: { createdAt: 'ASC' } });
  }

  find(id: string): Promise<PreflightSession | null> {
    return this.rows.findOneBy({ id });
  }

  /** @returns whether the id was free */
  async insert(session: Partial<PreflightSession>): Promise<boolean> {
    const { raw }: { raw: unknown[] } = await this.rows
      .createQueryBuilder()
      .insert()
      .values(session)
      .orIgnore()
      .returning('id')
      .execute();
    return raw.length > 0;
  }

  /** Notes that somebody begins to look at the file. */
  async begin(id: string): Promise<void> {
    await this.rows.update({ id }, { state: 'working', page: 0, attempts: () => 'attempts + 1' });
  }

  /** Sessions that are neither done nor failed after so many seconds. */
  unfinished(olderThanSeconds: number): Promise<PreflightSession[]> {
    return this.rows
      .createQueryBuilder('session')
      .where(`state in ('waiting', 'working')`)
      .andWhere('created_at < now() - make_interval(secs => :olderThanSeconds)', { olderThanSeconds })
      .getMany();
  }

  /** @returns whether the session is still there */
  async advance(id: string, page: number, pages: number): Promise<boolean> {
    const { affected } = await this.rows.update({ id }, { page, pages });
    return affected === 1;
  }

  /** @returns whether the session is still there */
  async finish(id: string, result: PreflightResult, inkPages: InkPagePlace[]): Promise<boolean> {
    const { pageCount } = result;
    const { affected } = await this.rows.update(
      { id },
      { state: 'done', result, inkPages, failure: null, pages: pageCount, page: pageCount },
    );
    return affected === 1;
  }

  async fail(id: string, failure: string): Promise<void> {
    await this.rows.update({ id }, { state: 'failed', failure });
  }

  /** Removes rows; answers where their files lie. */
  async remove(where: { id: string; owner: string } | { owner: string }): Promise<string[]> {
    const { raw } = await this.rows
      .createQueryBuilder()
      .delete()
      .where(where)
      .returning('id, file_key')
      .execute();
    return fileKeysOf(raw);
  }

  async removeOlderThan(minutes: number): Promise<string[]> {
    const { raw } = await this.rows
      .createQueryBuilder()
      .delete()
      .where(`created_at < now() - make_interval(mins => :minutes)`, { minutes })
      .returning('id, file_key')
      .execute();
    return fileKeysOf(raw);
  }
}

const fileKeysOf = (raw: { id: string; file_key: string }[]): string[] =>
  raw.flatMap(({ id, file_key }) => [file_key, inkKeyOf(id)]);

export const notFound = () =>
  new AppError('preflight.not_found', { userMessage: 'There is no such check, or it has been removed.' });
