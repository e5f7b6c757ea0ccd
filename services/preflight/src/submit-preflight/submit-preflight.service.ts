import { Inject, Injectable } from '@nestjs/common';
import type { PreflightProgress, RpcInput, submitPreflight } from '@printpartner/contracts';
import { AppError } from '@printpartner/messaging';
import type { Queue } from 'bullmq';
import { ANALYSIS_QUEUE, type AnalysisJob, analysisJobOptions } from '../analysis/analysis-queue.ts';
import { PreflightSessions } from '../sessions/preflight-sessions.repository.ts';

/** Begins a session with the file that its owner has sent. */
@Injectable()
export class SubmitPreflightService {
  constructor(
    private readonly sessions: PreflightSessions,
    @Inject(ANALYSIS_QUEUE) private readonly queue: Queue<AnalysisJob>,
  ) {}

  /** @throws AppError preflight.session_taken */
  async submit({
    sessionId,
    owner,
    upload,
    mode,
    profile,
    password,
  }: RpcInput<typeof submitPreflight>): Promise<PreflightProgress> {
    const isNew = await this.sessions.insert({
      id: sessionId,
      owner,
      fileKey: upload.key,
      filename: upload.filename,
      fileSize: String(upload.size),
      mode,
      profile,
      state: 'waiting',
    });
    if (!isNew)
      throw new AppError('preflight.session_taken', { userMessage: 'This check has been started already.' });
    await this.queue.add('analyze', { sessionId, password }, analysisJobOptions(sessionId));
    return { state: 'waiting', page: 0, pages: 0 };
  }
}
