import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, In } from 'typeorm';
import { PreflightSession } from '../sessions/preflight-session.entity.ts';

/** How much of the store one owner takes up. */
@Injectable()
export class OwnersRoom {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Checks that are neither done nor failed. */
  underWay(owner: string): Promise<number> {
    const state = In<PreflightSession['state']>(['waiting', 'working']);
    return this.dataSource.manager.countBy(PreflightSession, { owner, state });
  }

  /** Gives up the inks of finished checks but for the last so many; answers where they lie. */
  async dropInks(owner: string, kept: number): Promise<string[]> {
    const [rows]: [{ ink_key: string }[], number] = await this.dataSource.query(
      `update preflight_sessions session set ink_key = null, ink_pages = '[]'
        from (select id, ink_key from preflight_sessions
          where owner = $1 and ink_key is not null and state in ('done', 'failed')
          order by created_at desc, id offset $2 for update) old
        where session.id = old.id returning old.ink_key`,
      [owner, kept],
    );
    return rows.map(({ ink_key }) => ink_key);
  }
}
