import { Controller } from '@nestjs/common';
import { judgePreflight, type RpcInput, type RpcOutput } from '@printpartner/contracts';
import { AppError, type HandlerCall, HandleRpc } from '@printpartner/messaging';
import { notFinished, PreflightSessionsRepository } from '../sessions/preflight-sessions.repository.ts';
import { JudgePool } from './judge-pool.ts';

@Controller()
export class JudgeService {
  constructor(
    private readonly sessions: PreflightSessionsRepository,
    private readonly pool: JudgePool,
  ) {}

  /** @throws AppError preflight.not_found (also while it is being checked), preflight.file_needed, system.busy */
  @HandleRpc(judgePreflight)
  async judge(
    { sessionId, owner, ...change }: RpcInput<typeof judgePreflight>,
    call: HandlerCall,
  ): Promise<RpcOutput<typeof judgePreflight>> {
    const session = await this.sessions.judgedOfOwner(sessionId, owner);
    if (session.state !== 'done') throw notFinished();
    const { profile = session.profile, job = session.job } = change;
    const { survey, source, ...upload } = session;
    const result = survey && (await this.pool.judge({ survey, upload, profile, job }, source, call));
    if (!result) throw fileNeeded();
    await this.sessions.replaceResult(session, { profile, job, result });
    return { result };
  }
}

const fileNeeded = () =>
  new AppError('preflight.file_needed', {
    userMessage:
      'This change needs the file again, because it was deleted after the check. Upload it once more.',
  });
