import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { PreflightResult } from '@printpartner/contracts';
import { AppError } from '@printpartner/messaging';
import type { Repository } from 'typeorm';
import { PreflightSession } from './preflight-session.entity.ts';

/** Sessions, each its owner's alone. */
@Injectable()
export class PreflightSessions {
  constructor(@InjectRepository(PreflightSession) private readonly rows: Repository<PreflightSession>) {}

  /** @throws AppError preflight.not_found */
  async ofOwner(id: string, owner: string): Promise<PreflightSession> {
    const session = await this.rows.findOneBy({ id, owner });
    if (!session) throw notFound();
    return session;
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

  async finish(id: string, result: PreflightResult): Promise<void> {
    await this.rows.update(
      { id },
      { state: 'done', result, failure: null, pages: result.pageCount, page: result.pageCount },
    );
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
      .returning('file_key')
      .execute();
    return fileKeysOf(raw);
  }

  async removeOlderThan(minutes: number): Promise<string[]> {
    const { raw } = await this.rows
      .createQueryBuilder()
      .delete()
      .where(`created_at < now() - make_interval(mins => :minutes)`, { minutes })
      .returning('file_key')
      .execute();
    return fileKeysOf(raw);
  }
}

const fileKeysOf = (raw: { file_key: string }[]): string[] => raw.map(({ file_key }) => file_key);

export const notFound = () =>
  new AppError('preflight.not_found', { userMessage: 'There is no such check, or it has been removed.' });
