import { Controller } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  confirmedAddress,
  confirmEmail,
  requestConfirmation,
  type RpcInput,
  type RpcOutput,
} from '@printpartner/contracts';
import { AppError, type HandlerCall, HandleRpc } from '@printpartner/messaging';
import { MailBox, networkOf } from '@printpartner/service-kit';
import { type DataSource, IsNull, Not } from 'typeorm';
import { z } from 'zod';
import { Account, lockAccount } from '../accounts/account.entity.ts';
import { CodeMaker, isSameText } from '../codes/code-maker.ts';
import { AttemptLimits } from '../limits/attempt-limits.ts';
import { mailKinds } from '../mails/mail-kinds.ts';
import { SessionCopies } from '../sessions/session-copies.ts';
import { SessionsRepository } from '../sessions/sessions.repository.ts';

/** Account, end of validity in seconds since 1970, and MAC. */
const confirmationToken = z.tuple([z.uuid(), z.coerce.number().int().positive(), z.string()]);

/** Confirms the addresses of accounts, and tells other services the confirmed ones. */
@Controller()
export class EmailConfirmationService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly codes: CodeMaker,
    private readonly limits: AttemptLimits,
    private readonly sessions: SessionsRepository,
    private readonly copies: SessionCopies,
    private readonly mails: MailBox,
  ) {}

  @HandleRpc(requestConfirmation)
  async requestConfirmation(
    _: RpcInput<typeof requestConfirmation>,
    { userId }: HandlerCall,
  ): Promise<RpcOutput<typeof requestConfirmation>> {
    await this.limits.take({ 'request-confirmation:account': userId });
    const alreadyConfirmed = await this.dataSource.transaction(async (manager) => {
      // The lock keeps a concurrent account deletion from leaving a mail behind.
      const account = await lockAccount(manager, { id: userId });
      if (!account) throw new AppError('auth.no_session', { userMessage: 'Please sign in.' });
      if (account.emailConfirmedAt) return true;
      await this.mails.record(manager, { kind: mailKinds.confirmEmail, ref: userId });
      return false;
    });
    this.mails.nudge();
    return { alreadyConfirmed };
  }

  /** Takes the token from a mailed link; clicking it again is not an error. @throws AppError auth.wrong_confirmation */
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

  /** The address that services may send mail to: mail goes only to a confirmed one. */
  @HandleRpc(confirmedAddress)
  async confirmedAddress(
    _: RpcInput<typeof confirmedAddress>,
    { userId }: HandlerCall,
  ): Promise<RpcOutput<typeof confirmedAddress>> {
    const where = { id: userId, emailConfirmedAt: Not(IsNull()) };
    const account = await this.dataSource.manager.findOneBy(Account, where);
    const name = [account?.firstName, account?.lastName].filter(Boolean).join(' ');
    return { email: account?.email ?? null, name: name || null };
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
