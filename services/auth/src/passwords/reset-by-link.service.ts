import { Controller } from '@nestjs/common';
import { resetByLink, type RpcInput, type RpcOutput } from '@printpartner/contracts';
import { AppError, type HandlerCall, HandleRpc } from '@printpartner/messaging';
import { CodeMaker } from '../codes/code-maker.ts';
import { PasswordReset } from './password-reset.ts';
import { ResetRequests } from './reset-requests.ts';

/**
 * Sets a password with the link that was mailed beside the code. No limit applies: nobody can guess a token, one that isn't
 * ours is refused before the database is asked, and a limit that others could use up would lock the owner out.
 */
@Controller()
export class ResetByLinkService {
  constructor(
    private readonly codes: CodeMaker,
    private readonly resets: ResetRequests,
    private readonly reset: PasswordReset,
  ) {}

  @HandleRpc(resetByLink)
  async resetByLink(
    { form: { token, newPassword }, origin, deviceHash }: RpcInput<typeof resetByLink>,
    { signal }: HandlerCall,
  ): Promise<RpcOutput<typeof resetByLink>> {
    const requestId = this.codes.requestOf(token);
    const email = requestId && (await this.resets.openEmailOf(requestId));
    if (!requestId || !email) throw wrongLink();
    const proven = { requestId, email, newPassword, refusal: wrongLink };
    await this.reset.complete(proven, { origin, deviceHash, signal });
    return {};
  }
}

const wrongLink = () =>
  new AppError('auth.wrong_reset_link', {
    userMessage: 'This link has expired or was used before. Request a new one on the sign-in screen.',
  });
