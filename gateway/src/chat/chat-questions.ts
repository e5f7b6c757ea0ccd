import { Inject, Injectable } from '@nestjs/common';
import { askAssistant, type ChatQuestion, type RpcOutput } from '@printpartner/contracts';
import { AppError, RpcClient, RpcError } from '@printpartner/messaging';
import { AttemptLimit } from '@printpartner/service-kit';
import type { Redis } from 'ioredis';
import { catchError, type Observable, throwError } from 'rxjs';
import type { Caller } from '../http/caller.ts';
import { CallerSource } from '../identity/caller-source.ts';
import { REDIS } from '../redis.ts';

/** A reply of the chat service: an event of the answer, or a beat while there is none. */
export type ChatReply = RpcOutput<typeof askAssistant>;

const QUESTIONS_PER_MINUTE = 60;
const RETRY_SECONDS = 5;

/** Asks the chat service. An account, or the visitors of a network, may ask 60 questions a minute. */
@Injectable()
export class ChatQuestions {
  private readonly limit: AttemptLimit;

  constructor(
    private readonly rpc: RpcClient,
    private readonly source: CallerSource,
    @Inject(REDIS) redis: Redis,
  ) {
    this.limit = new AttemptLimit(redis, {
      name: 'gateway:chat',
      attempts: QUESTIONS_PER_MINUTE,
      windowSeconds: 60,
      userMessage: 'Too many questions in a short time. Try again in a minute.',
    });
  }

  /**
   * The replies to a question, once they are subscribed to; unsubscribing stops the answer. Fails with
   * `chat.not_answering` when the service is silent for five seconds.
   *
   * @throws AppError request.rate_limited
   */
  async ask(question: ChatQuestion, caller: Caller): Promise<Observable<ChatReply>> {
    const source = await this.source.of(caller);
    await this.limit.take(source);
    return this.rpc
      .stream(askAssistant, { ...question, source }, caller)
      .pipe(catchError((error: unknown) => throwError(() => (isSilence(error) ? notAnswering() : error))));
  }
}

const isSilence = (error: unknown): boolean =>
  error instanceof RpcError && error.reply.code === 'system.timeout';

/** The answer ended without its last event, or never began. */
export const notAnswering = (): AppError =>
  new AppError('chat.not_answering', {
    userMessage: "The assistant isn't answering right now. Try again in a moment.",
    retryAfter: RETRY_SECONDS,
  });
