import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { limits, type PagePath } from '@printpartner/contracts';
import {
  type MailComposers,
  type MailComposing,
  type MailContent,
  writeLetter,
} from '@printpartner/service-kit';
import type { DataSource } from 'typeorm';
import { Account } from '../accounts/account.entity.ts';
import { CodeMaker } from '../codes/code-maker.ts';
import { ResetRequests } from '../passwords/reset-requests.ts';
import { SecurityEvents } from '../security/security-events.ts';
import { mailKinds } from './mail-kinds.ts';

const DAY_MS = 86_400_000;

/** In UTC, because the account has no time zone. */
const timeText = (at: Date): string =>
  `${at.toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })} UTC`;

export const PUBLIC_URL = Symbol('public url');

/** Composes mails right before sending, so that addresses and codes aren't stored with them. */
@Injectable()
export class AuthComposers implements MailComposing {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly codes: CodeMaker,
    private readonly resets: ResetRequests,
    private readonly events: SecurityEvents,
    @Inject(PUBLIC_URL) private readonly publicUrl: string,
  ) {}

  readonly byKind: MailComposers = {
    [mailKinds.resetCode]: (requestId) => this.resetCode(requestId),
    [mailKinds.confirmEmail]: (accountId) => this.confirmEmail(accountId),
    [mailKinds.passwordChanged]: (accountId) => this.passwordChanged(accountId),
    [mailKinds.newDevice]: (eventId) => this.newDevice(eventId),
  };

  private async resetCode(requestId: string): Promise<MailContent | null> {
    const email = await this.resets.newestEmailOf(requestId);
    // No account: nothing is sent, and the response was the same.
    if (email === null || !(await this.accountAt({ email }))) return null;
    const url = this.pageUrl('/reset-password.html');
    // In the fragment, which browsers neither send nor name as the referrer.
    url.hash = new URLSearchParams({ token: this.codes.resetToken(requestId), email }).toString();
    return writeLetter({
      to: email,
      subject: 'Your Print Partner reset link and code',
      paragraphs: [
        'To set a new password, open the link or enter the code:',
        `You can use one of them, once. Both expire in ${limits.resetCodeMinutes} minutes.`,
        'If you didn’t request it, ignore this email. Your password hasn’t changed.',
      ],
      code: this.codes.resetCode(requestId),
      action: { label: 'Set a new password', url: url.href },
    });
  }

  private async confirmEmail(accountId: string): Promise<MailContent | null> {
    const account = await this.accountAt({ id: accountId });
    if (!account || account.emailConfirmedAt) return null;
    const expiresAt = Date.now() + limits.confirmationLinkDays * DAY_MS;
    const url = this.pageUrl('/confirm-email');
    url.searchParams.set('token', this.codes.confirmationToken(account.id, account.email, expiresAt));
    return writeLetter({
      to: account.email,
      subject: 'Confirm your email for Print Partner',
      paragraphs: [
        'Confirm your email address to receive due-date reminders:',
        `The link works for ${limits.confirmationLinkDays} days. Settings in Print Partner sends you a new one.`,
        'You can keep working without confirming it. If you didn’t create an account, ignore this email.',
      ],
      action: { label: 'Confirm my email', url: url.href },
    });
  }

  private async passwordChanged(accountId: string): Promise<MailContent | null> {
    const account = await this.accountAt({ id: accountId });
    if (!account) return null;
    return writeLetter({
      to: account.email,
      subject: 'Your Print Partner password was changed',
      paragraphs: [
        'Your password was just changed, and your other devices were signed out.',
        'If this wasn’t you, set a new password with “Forgot your password?” on the sign-in screen.',
      ],
    });
  }

  /** PUBLIC_URL may have a path, with or without a trailing slash. */
  private pageUrl(page: PagePath): URL {
    return new URL(`.${page}`, this.publicUrl.replace(/\/*$/, '/'));
  }

  private async newDevice(eventId: string): Promise<MailContent | null> {
    const event = await this.events.withAddress(eventId);
    if (!event) return null;
    const network = event.network && ` (network ${event.network})`;
    return writeLetter({
      to: event.email,
      subject: 'New sign-in to Print Partner',
      paragraphs: [
        `Your account was signed in to on a new device: ${event.device}${network}, on ${timeText(event.at)}.`,
        'If this was you, there is nothing to do.',
        'If it wasn’t, change your password under Password in Settings. That signs out all other devices. Signed-in devices, in Settings, lists them and signs out single ones.',
        'If you can’t sign in, set a new password with “Forgot your password?” on the sign-in screen.',
      ],
    });
  }

  private accountAt(where: { id: string } | { email: string }): Promise<Account | null> {
    return this.dataSource.manager.findOneBy(Account, where);
  }
}
