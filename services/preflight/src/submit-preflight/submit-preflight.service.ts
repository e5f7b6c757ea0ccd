import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { PreflightProgress, RpcInput, submitPreflight } from '@printpartner/contracts';
import { AppError } from '@printpartner/messaging';
import { lockLiveUser } from '@printpartner/service-kit';
import type { Queue } from 'bullmq';
import type { DataSource } from 'typeorm';
import { ANALYSIS_QUEUE, type AnalysisJob, analysisJobOptions } from '../analysis/analysis-queue.ts';
import { userOfOwner } from '../sessions/owner-of-user.ts';
import { insertSession } from '../sessions/preflight-sessions.repository.ts';

/** Begins a session with the file that its owner has sent. */
@Injectable()
export class SubmitPreflightService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(ANALYSIS_QUEUE) private readonly queue: Queue<AnalysisJob>,
  ) {}

  /** @throws AppError auth.no_session, preflight.not_found where it was removed meanwhile, preflight.session_taken */
  async submit({
    sessionId,
    owner,
    upload,
    mode,
    profile,
    password,
  }: RpcInput<typeof submitPreflight>): Promise<PreflightProgress> {
    const { key: fileKey, filename, size } = upload;
    const isNew = await this.dataSource.transaction(async (manager) => {
      const userId = userOfOwner(owner);
      // The upload may have ended after the account.
      if (userId !== null) await lockLiveUser(manager, userId);
      const file = { fileKey, filename, fileSize: String(size) };
      return insertSession(manager, { id: sessionId, owner, ...file, mode, profile, state: 'waiting' });
    });
    if (!isNew)
      throw new AppError('preflight.session_taken', { userMessage: 'This check has been started already.' });
    await this.queue.add('analyze', { sessionId, fileKey, password }, analysisJobOptions(fileKey));
    return { state: 'waiting', page: 0, pages: 0 };
  }
}
