import { Controller, Inject } from '@nestjs/common';
import {
  askAssistant,
  type ChatEvent,
  readChatMode,
  type RpcInput,
  type RpcOutput,
} from '@printpartner/contracts';
import { type HandlerCall, HandleRpc } from '@printpartner/messaging';
import type { Observable } from 'rxjs';
import { answerStream } from './answer-stream.ts';
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
