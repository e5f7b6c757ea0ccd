import { Controller, Logger } from '@nestjs/common';
import { type RpcInput, type RpcOutput, signUp } from '@printpartner/contracts';
import { describeError, HandleRpc, type HandlerCall, OutboxRelay } from '@printpartner/messaging';
import type { EntityManager } from 'typeorm';
import { AttemptRecorder } from './attempt-recorder.ts';
import { SignUpGate } from './sign-up-gate.ts';
import { SignUpService } from './sign-up.service.ts';

@Controller()
export class SignUpHandler {
  private readonly logger = new Logger(SignUpHandler.name);

  constructor(
    private readonly service: SignUpService,
    private readonly gate: SignUpGate,
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
      const record = (manager: EntityManager, userId: string) =>
        this.attempts.succeeded(manager, attempt, userId);
      const opened = await this.service.signUp(input, record, signal);
      this.outbox.nudge();
      return opened;
    } catch (error) {
      // The visitor's answer does not wait for the books to be right.
      await this.attempts
        .failed(attempt, error)
        .catch((fault: unknown) => this.logger.error(describeError(fault)));
      throw error;
    }
  }
}
