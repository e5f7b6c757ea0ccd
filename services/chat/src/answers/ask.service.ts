import { Controller, Inject } from '@nestjs/common';
import {
  askAssistant,
  type ChatEvent,
  readChatMode,
  type RpcInput,
  type RpcOutput,
} from '@printpartner/contracts';
import { type HandlerCall, HandleRpc } from '@printpartner/messaging';
import { Observable } from 'rxjs';
import { CHAT_ANSWERER, type ChatAnswerer } from './chat-answerer.ts';
import type { ChatCall } from './chat-call.ts';
import { SourceTurns } from './source-turns.ts';

/** The one way to an answer; the gateway sends its events as they come, or only the whole answer in the last one. */
@Controller()
export class AskService {
  constructor(
    private readonly turns: SourceTurns,
    @Inject(CHAT_ANSWERER) private readonly answerer: ChatAnswerer,
  ) {}

  @HandleRpc(askAssistant)
  ask(
    { source, ...question }: RpcInput<typeof askAssistant>,
    { userId, requestId, tickets }: HandlerCall,
  ): Observable<RpcOutput<typeof askAssistant>> {
    return answerStream((signal) => this.answer({ question, source, userId, requestId, tickets, signal }));
  }

  @HandleRpc(readChatMode)
  async mode(): Promise<RpcOutput<typeof readChatMode>> {
    return { mode: this.answerer.mode };
  }

  /** @throws AppError request.rate_limited, and what the answerer throws */
  async *answer(call: ChatCall): AsyncGenerator<ChatEvent> {
    const end = this.turns.take(call.source);
    try {
      yield* this.answerer.answer(call);
    } finally {
      end();
    }
  }
}

type Reply = RpcOutput<typeof askAssistant>;

/** Less than half of the caller's deadline between two replies. */
const BEAT_MS = 2_000;

/**
 * The replies of a call: the events of an answer, and beats while it has none. When the caller gives up, the signal
 * aborts.
 */
function answerStream(answer: (signal: AbortSignal) => AsyncIterable<Reply>): Observable<Reply> {
  return new Observable((subscriber) => {
    const ended = new AbortController();
    const beats = setInterval(() => subscriber.next({ type: 'beat' }), BEAT_MS);
    subscriber.add(() => {
      clearInterval(beats);
      ended.abort();
    });
    void (async () => {
      try {
        for await (const event of answer(ended.signal)) subscriber.next(event);
        subscriber.complete();
      } catch (error) {
        subscriber.error(error);
      }
    })();
  });
}
