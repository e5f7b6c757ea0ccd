import { Controller, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type RpcInput, type RpcOutput, signUp } from '@printpartner/contracts';
import { AppError, describeError, type HandlerCall, HandleRpc, OutboxRelay } from '@printpartner/messaging';
import { isUniqueViolation, MailBox } from '@printpartner/service-kit';
import type { DataSource } from 'typeorm';
import { Account } from '../accounts/account.entity.ts';
import { mailKinds } from '../mails/mail-kinds.ts';
import { PasswordHasher } from '../passwords/password-hasher.ts';
import { SessionOpener } from '../sessions/session-opener.ts';
import { type Attempt, AttemptRecorder } from './attempt-recorder.ts';
import { SignUpGate } from './sign-up-gate.ts';

@Controller()
export class SignUpService {
  private readonly logger = new Logger(SignUpService.name);

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly gate: SignUpGate,
    private readonly passwords: PasswordHasher,
    private readonly opener: SessionOpener,
    private readonly mails: MailBox,
    private readonly attempts: AttemptRecorder,
    private readonly outbox: OutboxRelay,
  ) {}

  @HandleRpc(signUp)
  async signUp(
    input: RpcInput<typeof signUp>,
    { requestId, signal }: HandlerCall,
  ): Promise<RpcOutput<typeof signUp>> {
    const attempt = { input, requestId };
    try {
      await this.gate.admit(input.origin);
      const opened = await this.createAccount(attempt, signal);
      this.mails.nudge();
      this.outbox.nudge();
      return opened;
    } catch (error) {
      // A failed audit record must not change the response.
      await this.attempts
        .failed(attempt, error)
        .catch((failure: unknown) => this.logger.error(describeError(failure)));
      throw error;
    }
  }

  /** @param signal has no effect once the password is hashed */
  private async createAccount(
    attempt: Attempt,
    signal: AbortSignal | undefined,
  ): Promise<RpcOutput<typeof signUp>> {
    const { password, ...names } = attempt.input.form;
    const passwordHash = await this.passwords.hashNew({ password, field: 'password', owner: names }, signal);
    try {
      return await this.dataSource.transaction(async (manager) => {
        const account = await manager.save(
          manager.create(Account, { ...names, passwordHash, emailConfirmedAt: null }),
        );
        await this.mails.record(manager, { kind: mailKinds.confirmEmail, ref: account.id });
        await this.attempts.succeeded(manager, attempt, account.id);
        // A new account has no older session to end.
        return (await this.opener.open(manager, account, attempt.input, 'signed_up')).opened;
      });
    } catch (error) {
      if (!isUniqueViolation(error, 'accounts_email_key')) throw error;
      throw new AppError('auth.email_taken', { userMessage: 'An account with this email already exists.' });
    }
  }
}
