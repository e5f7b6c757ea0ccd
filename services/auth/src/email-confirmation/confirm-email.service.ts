import { Controller } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { confirmEmail, type RpcInput, type RpcOutput } from '@printpartner/contracts';
import { AppError, HandleRpc } from '@printpartner/messaging';
import { networkOf } from '@printpartner/service-kit';
import { type DataSource, IsNull } from 'typeorm';
import { z } from 'zod';
import { Account } from '../accounts/account.entity.ts';
import { CodeMaker, isSameText } from '../codes/code-maker.ts';
import { AttemptLimits } from '../limits/attempt-limits.ts';
import { SessionCopies } from '../sessions/session-copies.ts';
import { SessionsRepository } from '../sessions/sessions.repository.ts';

/** Account, end of validity in seconds since 1970, and MAC. */
const confirmationToken = z.tuple([z.uuid(), z.coerce.number().int().positive(), z.string()]);

/** Confirms an address with the token from a mailed link; clicking it again is not an error. */
@Controller()
export class ConfirmEmailService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly codes: CodeMaker,
    private readonly limits: AttemptLimits,
    private readonly sessions: SessionsRepository,
    private readonly copies: SessionCopies,
  ) {}

  @HandleRpc(confirmEmail)
  async confirmEmail({
    form,
    origin,
  }: RpcInput<typeof confirmEmail>): Promise<RpcOutput<typeof confirmEmail>> {
    await this.limits.take({ 'confirm-email:ip': networkOf(origin.ip) });
    const account = await this.accountOf(form.token);
    if (!account) {
      throw new AppError('auth.wrong_confirmation', {
        userMessage: 'This link has expired. Request a new one in Settings.',
      });
    }
    await this.dataSource.manager.update(
      Account,
      { id: account.id, emailConfirmedAt: IsNull() },
      { emailConfirmedAt: new Date() },
    );
    await this.copies.drop(await this.sessions.hashesOf(account.id));
    return {};
  }

  private async accountOf(token: string): Promise<Account | null> {
    const parsed = confirmationToken.safeParse(token.split('.'));
    if (!parsed.success) return null;
    const [id, expiresInSeconds] = parsed.data;
    const expiresAt = expiresInSeconds * 1_000;
    const account = await this.dataSource.manager.findOneBy(Account, { id });
    const isRight = account && isSameText(token, this.codes.confirmationToken(id, account.email, expiresAt));
    return isRight && Date.now() < expiresAt ? account : null;
  }
}
