import { Controller } from '@nestjs/common';
import {
  type JudgeChange,
  judgePreflight,
  type PreflightResult,
  type RpcInput,
  type RpcOutput,
} from '@printpartner/contracts';
import { AppError, type HandlerCall, HandleRpc } from '@printpartner/messaging';
import {
  type JudgedSession,
  notFinished,
  PreflightSessionsRepository,
} from '../sessions/preflight-sessions.repository.ts';
import { JudgePool } from './judge-pool.ts';

type Judged = Pick<JudgedSession, 'mode' | 'profile' | 'job'> & { result: PreflightResult };

/** Each other judgment that comes between costs one. */
const MAX_ATTEMPTS = 5;

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
    // What another judgment changes meanwhile is kept, and judged with this change.
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      const session = await this.sessions.judgedOfOwner(sessionId, owner);
      if (session.state !== 'done') throw notFinished();
      const judged = await this.judged(session, change, call);
      if (await this.sessions.replaceResult(session, judged)) return { result: judged.result };
    }
    throw new AppError('system.busy', {
      userMessage: 'This check was changed in several places at once. Try again.',
    });
  }

  private async judged(session: JudgedSession, change: JudgeChange, call: HandlerCall): Promise<Judged> {
    const { survey, source, ...upload } = session;
    const { mode = session.mode, profile = session.profile, job = session.job } = change;
    const options = { mode, profile, job };
    const result = survey && (await this.pool.judge({ survey, upload, ...options }, source, call));
    if (!result) throw fileNeeded();
    return { ...options, result };
  }
}

const fileNeeded = () =>
  new AppError('preflight.file_needed', {
    userMessage:
      'This change needs the file again, because it was deleted after the check. Upload it once more.',
  });
