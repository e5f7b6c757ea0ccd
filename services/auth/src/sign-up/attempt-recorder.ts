import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type RpcInput, type signUp, signUpAttempted } from '@printpartner/contracts';
import { AppError, OutboxRelay, outageReplyOf, recordEvent } from '@printpartner/messaging';
import { networkOf } from '@printpartner/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { hashEmail } from '../accounts/account.entity.ts';
import { AttemptLimits, isRefusedByLimit } from '../limits/attempt-limits.ts';

export interface Attempt {
  input: RpcInput<typeof signUp>;
  requestId: string;
}

/** Records every attempt to create an account, and its outcome, as an event. */
@Injectable()
export class AttemptRecorder {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly outbox: OutboxRelay,
    private readonly limits: AttemptLimits,
  ) {}

  succeeded(manager: EntityManager, attempt: Attempt, userId: string): Promise<void> {
    return this.record(manager, attempt, { userId, errorMessage: null });
  }

  /** Records the message that the visitor sees. */
  async failed(attempt: Attempt, error: unknown): Promise<void> {
    if (isRefusedByLimit(error) && !(await this.isFirstRefusal(attempt.input.origin.ip))) return;
    await this.record(this.dataSource.manager, attempt, { userId: null, errorMessage: userMessageOf(error) });
    this.outbox.nudge();
  }

  private async isFirstRefusal(ip: string): Promise<boolean> {
    try {
      await this.limits.take({ 'sign-up-refusal:ip': networkOf(ip) });
      return true;
    } catch (error) {
      if (isRefusedByLimit(error)) return false;
      throw error;
    }
  }

  private async record(
    manager: EntityManager,
    { input: { form, origin }, requestId }: Attempt,
    outcome: { userId: string | null; errorMessage: string | null },
  ): Promise<void> {
    const { email } = form;
    await recordEvent(
      manager,
      signUpAttempted,
      {
        attemptId: randomUUID(),
        at: new Date().toISOString(),
        email,
        emailHash: hashEmail(email),
        platform: origin.platform,
        ip: origin.ip,
        ...outcome,
      },
      requestId,
    );
  }
}

function userMessageOf(error: unknown): string {
  if (error instanceof AppError) return error.reply.userMessage;
  return outageReplyOf(error)?.userMessage ?? 'Something went wrong on our side.';
}
