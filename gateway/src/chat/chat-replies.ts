import type { ChatAnswer } from '@printpartner/contracts';
import { AppError } from '@printpartner/messaging';
import type { Response } from 'express';
import { filter, firstValueFrom, fromEvent, map, type Observable, of, takeUntil } from 'rxjs';
import { expectedError } from '../http/error-reply.ts';
import { EventStream } from '../http/event-stream.ts';
import { problemOf } from '../http/problem.filter.ts';
import { type ChatReply, notAnswering } from './chat-questions.ts';

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
export async function sendReplies(
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
