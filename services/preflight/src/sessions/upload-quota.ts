import { Controller } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { admitUpload, limits, type RpcInput, type RpcOutput, callerSource } from '@printpartner/contracts';
import { FileStore } from '@printpartner/file-store';
import { AppError, HandleRpc } from '@printpartner/messaging';
import { type DataSource, type EntityManager, IsNull } from 'typeorm';
import { PreflightSession } from './preflight-session.entity.ts';

/** Limits how many checks one source has at once, and how much ink data it holds in the file store. */
@Controller()
export class UploadQuota {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly store: FileStore,
  ) {}

  /** Deletes the source's oldest ink files so that the new upload's fits. @throws AppError request.rate_limited */
  @HandleRpc(admitUpload)
  async admit({ source }: RpcInput<typeof admitUpload>): Promise<RpcOutput<typeof admitUpload>> {
    await requireRoom(this.dataSource.manager, source);
    await removeOldInks(this.dataSource.manager, this.store, source);
    return {};
  }
}

/** Makes room for the ink data of one more check of the source. */
export async function removeOldInks(manager: EntityManager, store: FileStore, source: string): Promise<void> {
  for (const key of await detachOldInks(manager, source, limits.openChecks - 1)) await store.remove(key);
}

/** Detaches ink files from all finished checks except the newest `keepCount`. @returns keys of the detached files */
async function detachOldInks(manager: EntityManager, source: string, keepCount: number): Promise<string[]> {
  const [rows]: [{ ink_key: string }[], number] = await manager.query(
    `update preflight_sessions session set ink_key = null, ink_pages = '[]'
      from (select id, ink_key from preflight_sessions
        where source = $1 and ink_key is not null and state in ('done', 'failed')
        order by created_at desc, id offset $2 for update) old
      where session.id = old.id returning old.ink_key`,
    [source, keepCount],
  );
  return rows.map(({ ink_key }) => ink_key);
}

/** Serializes the submissions of a source until the transaction ends. */
export const lockUploads = (manager: EntityManager, source: string): Promise<unknown> =>
  manager.query('select pg_advisory_xact_lock(hashtextextended($1, 2))', [source]);

/** @returns the number of the source's unfinished checks @throws AppError request.rate_limited */
export async function requireRoom(manager: EntityManager, source: string): Promise<number> {
  const unfinished = await manager.countBy(PreflightSession, { source, endedAt: IsNull() });
  if (unfinished >= openChecks(source)) throw tooManyChecks(source);
  return unfinished;
}

const openChecks = (source: string): number =>
  callerSource.isAccount(source) ? limits.openChecks : limits.openVisitorChecks;

const tooManyChecks = (source: string) =>
  new AppError('request.rate_limited', {
    userMessage: callerSource.isAccount(source)
      ? `${limits.openChecks} of your files are still being checked. Try again when one of them is finished.`
      : `${limits.openVisitorChecks} files from your network are still being checked. Try again when one of them is finished, or sign in.`,
  });
