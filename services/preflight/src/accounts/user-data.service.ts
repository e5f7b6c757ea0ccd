import { Controller } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { preflightUserData, type RpcInput, type RpcOutput } from '@printpartner/contracts';
import { HandleRpc, type HandlerCall } from '@printpartner/messaging';
import { byTime, readUserRows, type UserTable } from '@printpartner/service-kit';
import type { DataSource } from 'typeorm';
import { presentKeptResult } from '../kept-results/kept-result.entity.ts';
import { KeptResultsRepository } from '../kept-results/kept-results.repository.ts';
import { PreflightSessionsRepository } from '../sessions/preflight-sessions.repository.ts';

const filesTable: UserTable = {
  columns: `id, project_id, name, created_at, removed_at, (
    select json_agg(json_build_object('number', number, 'filename', filename, 'size', size, 'sha256', sha256,
        'added_at', added_at, 'added_by', added_by, 'removed_at', version.removed_at,
        'contents', '/api/files/versions/' || version.id || '/contents') order by number)
      from file_versions version where version.file_id = job_files.id and version.user_id = job_files.user_id) as versions`,
  table: 'job_files',
  owner: 'user_id',
  order: byTime('created_at'),
};

@Controller()
export class UserDataService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly kept: KeptResultsRepository,
    private readonly sessions: PreflightSessionsRepository,
  ) {}

  /**
   * Full results are left out, because together they could exceed one RPC reply. The gateway reads them one by one. Contents of
   * files are downloaded by the path beside them. One page has all checks, because they are deleted after an hour.
   */
  @HandleRpc(preflightUserData)
  async userData(
    { kind, after }: RpcInput<typeof preflightUserData>,
    { userId }: HandlerCall,
  ): Promise<RpcOutput<typeof preflightUserData>> {
    if (kind === 'files') return readUserRows(this.dataSource, filesTable, userId, after);
    if (kind === 'sessions') return { rows: await this.checks(userId), next: null };
    const { results, next } = await this.kept.pageOfUser(userId, after);
    return { rows: results.map(presentKeptResult), next };
  }

  private async checks(userId: string) {
    const sessions = await this.sessions.summariesOfUser(userId);
    return sessions.map(({ id, filename, mode, profile, job, state, createdAt }) => ({
      id,
      filename,
      mode,
      profile,
      job,
      state,
      created_at: createdAt.toISOString(),
    }));
  }
}
