import { Controller } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { admitUpload, limits, type RpcInput, type RpcOutput } from '@printpartner/contracts';
import { FileStore } from '@printpartner/file-store';
import { AppError, HandleRpc } from '@printpartner/messaging';
import { type DataSource, In } from 'typeorm';
import { PreflightSession } from './preflight-session.entity.ts';

/** Limits how many checks one owner runs at once, and how much ink data they hold in the file store. */
@Controller()
export class UploadQuota {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly store: FileStore,
  ) {}

  /** Deletes the owner's oldest ink files so that the new upload's fits. @throws AppError request.rate_limited */
  @HandleRpc(admitUpload)
  async admit({ owner }: RpcInput<typeof admitUpload>): Promise<RpcOutput<typeof admitUpload>> {
    if ((await this.countUnfinished(owner)) >= limits.openChecks)
      throw new AppError('request.rate_limited', {
        userMessage: `${limits.openChecks} of your files are still being checked. Try again when one of them is finished.`,
      });
    for (const key of await this.detachOldInks(owner, limits.openChecks - 1)) await this.store.remove(key);
    return {};
  }

  private countUnfinished(owner: string): Promise<number> {
    const state = In<PreflightSession['state']>(['waiting', 'working']);
    return this.dataSource.manager.countBy(PreflightSession, { owner, state });
  }

  /** Detaches ink files from all finished checks except the newest `keepCount`. @returns keys of the detached files */
  private async detachOldInks(owner: string, keepCount: number): Promise<string[]> {
    const [rows]: [{ ink_key: string }[], number] = await this.dataSource.query(
      `update preflight_sessions session set ink_key = null, ink_pages = '[]'
        from (select id, ink_key from preflight_sessions
          where owner = $1 and ink_key is not null and state in ('done', 'failed')
          order by created_at desc, id offset $2 for update) old
        where session.id = old.id returning old.ink_key`,
      [owner, keepCount],
    );
    return rows.map(({ ink_key }) => ink_key);
  }
}
