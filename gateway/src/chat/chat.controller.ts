import { Controller, Res } from '@nestjs/common';
import { type ChatAnswer, chatRoutes as routes } from '@printpartner/contracts';
import type { Response } from 'express';
import { Endpoint } from '../http/endpoint.decorator.ts';
import { type EndpointInput, Input } from '../http/endpoint-input.decorator.ts';
import { Shutdown } from '../http/shutdown.ts';
import { ChatQuestions } from './chat-questions.ts';
import { sendReplies, wholeAnswer } from './chat-replies.ts';

@Controller()
export class ChatController {
  constructor(
    private readonly questions: ChatQuestions,
    private readonly shutdown: Shutdown,
  ) {}

  @Endpoint(routes.askAssistant)
  async ask(
    @Input() { body, caller }: EndpointInput<typeof routes.askAssistant>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ChatAnswer> {
    const ended = this.shutdown.endOf(response);
    return wholeAnswer(await this.questions.ask(body, caller), ended);
  }

  @Endpoint(routes.streamAssistant)
  async stream(
    @Input() { body, caller }: EndpointInput<typeof routes.streamAssistant>,
    @Res() response: Response,
  ): Promise<void> {
    const ended = this.shutdown.endOf(response);
    await sendReplies(await this.questions.ask(body, caller), response, ended);
  }
}
