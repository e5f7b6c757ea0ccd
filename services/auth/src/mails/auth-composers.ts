import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { limits } from '@printpartner/contracts';
import { type MailComposers, type MailContent, writeLetter } from '@printpartner/service-kit';
import type { DataSource } from 'typeorm';
import { Account } from '../accounts/account.entity.ts';
import { CodeMaker } from '../codes/code-maker.ts';
import { ResetRequests } from '../forgot-password/reset-requests.ts';
import { mailKinds } from './mail-kinds.ts';

export const PUBLIC_URL = Symbol('public url');

/** Writes each kind of mail at the moment it goes out: address and code are read now, and rest nowhere. */
@Injectable()
export class AuthComposers {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly codes: CodeMaker,
    private readonly resets: ResetRequests,
    @Inject(PUBLIC_URL) private readonly publicUrl: string,
  ) {}

  readonly all: MailComposers = {
    [mailKinds.resetCode]: (requestId) => this.resetCode(requestId),
    [mailKinds.confirmEmail]: (accountId) => this.confirmEmail(accountId),
    [mailKinds.passwordChanged]: (accountId) => this.passwordChanged(accountId),
  };

  private async resetCode(requestId: string): Promise<MailContent | null> {
    const email = await this.resets.addressOfLive(requestId);
    // Nobody has the address: there is nothing to send, and no visitor can tell.
    if (email === null || !(await this.accountAt({ email }))) return null;
    return writeLetter({
      to: email,
      subject: 'Your Print Partner reset code',
      paragraphs: [
        'Here is the code to set a new password:',
        `It is good for ${limits.resetCodeMinutes} minutes and can be used once.`,
        'If you did not ask for it, ignore this mail: your password stays as it is.',
      ],
      code: this.codes.resetCode(requestId),
    });
  }

  private async confirmEmail(accountId: string): Promise<MailContent | null> {
    const account = await this.accountAt({ id: accountId });
    if (!account || account.emailConfirmedAt) return null;
    // The product may live below a path, with or without a slash at its end.
    const url = new URL('confirm-email', this.publicUrl.replace(/\/*$/, '/'));
    url.searchParams.set('token', this.codes.confirmationToken(account.id, account.email));
    return writeLetter({
      to: account.email,
      subject: 'Confirm your e-mail for Print Partner',
      paragraphs: [
        'Please confirm that this is your e-mail address, so that due-date reminders can reach you here:',
        'You can go on working without it. If you did not create an account, ignore this mail.',
      ],
      action: { label: 'Confirm my e-mail', url: url.href },
    });
  }

  private async passwordChanged(accountId: string): Promise<MailContent | null> {
    const account = await this.accountAt({ id: accountId });
    if (!account) return null;
    return writeLetter({
      to: account.email,
      subject: 'Your Print Partner password was changed',
      paragraphs: [
        'The password of your account was changed just now, and your other devices were signed out.',
        'If this was not you, set a new password with “Forgot your password?” on the sign-in screen.',
      ],
    });
  }

  private accountAt(where: { id: string } | { email: string }): Promise<Account | null> {
    return this.dataSource.manager.findOneBy(Account, where);
  }
}
