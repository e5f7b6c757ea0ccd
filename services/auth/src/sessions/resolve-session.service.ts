import { Controller, Logger } from '@nestjs/common';
import { type RpcInput, type RpcOutput, resolveSession } from '@printpartner/contracts';
import { describeError, HandleRpc } from '@printpartner/messaging';
import { presentAccount } from '../accounts/present-account.ts';
import { SessionCopies } from './session-copies.ts';
import { slideTimes } from './session-lifetime.ts';
import { SessionsRepository } from './sessions.repository.ts';

@Controller()
export class ResolveSessionService {
  private readonly logger = new Logger(ResolveSessionService.name);

  constructor(
    private readonly sessions: SessionsRepository,
    private readonly copies: SessionCopies,
  ) {}

  @HandleRpc(resolveSession)
  async resolveSession({
    tokenHash,
  }: RpcInput<typeof resolveSession>): Promise<RpcOutput<typeof resolveSession>> {
    const now = new Date();
    const found = await this.sessions.findLive(tokenHash, now);
    if (!found) return { session: null };
    const slid = slideTimes(found, now);
    if (slid) await this.sessions.slide(tokenHash, slid);
    const { expiresAt } = slid ?? found;
    const session = { user: presentAccount(found.account), expiresAt: expiresAt.toISOString() };
    // Without a copy, the next request resolves the session again.
    await this.copies
      .put(tokenHash, session)
      .catch((error: unknown) => this.logger.warn(describeError(error)));
    return { session };
  }
}
