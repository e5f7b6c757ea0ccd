import { Controller, Res } from '@nestjs/common';
import { type ChatAnswer, chatRoutes as routes } from '@printpartner/contracts';
import { AppError } from '@printpartner/messaging';
import type { Response } from 'express';
import { filter, firstValueFrom, fromEvent, map, type Observable, of, takeUntil } from 'rxjs';
import { Endpoint, type EndpointInput, Input } from '../http/endpoint.decorator.ts';
import { expectedError, problemOf } from '../http/problem.filter.ts';
import { EventStream } from '../http/event-stream.ts';
import { Shutdown } from '../http/shutdown.ts';
import { ChatQuestions, type ChatReply, notAnswering } from './chat-questions.ts';

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

/**
 * The whole answer, which is in the last reply.
 *
 * @param ended aborts when the client leaves or the gateway stops
 * @throws what the replies fail with, or the signal's reason if that is an AppError
 */
export async function wholeAnswer(replies: Observable<ChatReply>, ended: AbortSignal): Promise<ChatAnswer> {
  const answers = replies.pipe(
    filter((reply) => reply.type === 'done'),
    map(({ answer }) => answer),
    takeUntil(abortOf(ended)),
  );
  const answer = await firstValueFrom(answers, { defaultValue: null });
  if (answer) return answer;
  throw reasonOf(ended);
}

/**
 * Sends the replies as server-sent events. The response starts with the first one, so that an answer that is refused
 * has a status; a later failure is an event `error` with a problem document.
 *
 * @param ended aborts when the client leaves or the gateway stops
 */
async function sendReplies(
  replies: Observable<ChatReply>,
  response: Response,
  ended: AbortSignal,
): Promise<void> {
  const events = new EventStream(response);
  let isWhole = false;
  const send = (reply: ChatReply) => {
    if (!response.headersSent) events.start();
    if (reply.type === 'beat') events.ping();
    else events.send(reply.type, reply);
    isWhole ||= reply.type === 'done';
  };
  try {
    await replies.pipe(takeUntil(abortOf(ended))).forEach(send);
    if (!isWhole) throw reasonOf(ended);
  } catch (error) {
    const reply = expectedError(error);
    if (!response.headersSent || !reply) throw error;
    events.send('error', problemOf(reply, response.req.requestId));
  }
  events.end();
}

/** Also of a client that left before the question could be asked. */
const abortOf = (signal: AbortSignal): Observable<unknown> =>
  signal.aborted ? of(undefined) : fromEvent(signal, 'abort');

const reasonOf = ({ reason }: AbortSignal): AppError =>
  reason instanceof AppError ? reason : notAnswering();
