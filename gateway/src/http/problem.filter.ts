import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { finished } from 'node:stream/promises';
import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Logger } from '@nestjs/common';
import {
  type ErrorCode,
  errorCodes,
  type ErrorReply,
  knownCode,
  type Problem,
} from '@printpartner/contracts';
import { AppError, describeError, outageReplyOf, RpcError } from '@printpartner/messaging';
import type { Request, Response } from 'express';

const replyByStatus: Record<number, { code: ErrorCode; userMessage: string }> = {
  400: { code: 'request.malformed', userMessage: 'The request could not be parsed.' },
  404: { code: 'request.not_found', userMessage: 'This address doesn’t exist.' },
  413: { code: 'request.too_large', userMessage: 'The request is too large.' },
  415: { code: 'request.unsupported_type', userMessage: 'Send application/json.' },
};

/** The reply for an expected error; null for an unexpected one. */
export function expectedError(error: unknown): ErrorReply | null {
  if (error instanceof AppError || error instanceof RpcError) return error.reply;
  const outage = outageReplyOf(error);
  if (outage) return outage;
  const status = statusOf(error);
  return replyByStatus[status] ?? (status > 400 && status < 500 ? (replyByStatus[400] ?? null) : null);
}

// Nest's errors have getStatus(); those of Express' body parser and router have `status`.
function statusOf(error: unknown): number {
  if (error instanceof HttpException) return error.getStatus();
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : 0;
  return typeof status === 'number' ? status : 0;
}

/** Turns every error into an RFC 9457 problem document; unexpected ones are logged under an errorId. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger(ProblemFilter.name);

  /** Returns no promise: Nest leaves a rejected one unhandled, which ends the process. */
  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const response = http.getResponse<Response>();
    this.answer(error, http.getRequest<Request>(), response).catch((failure: unknown) => {
      this.logger.error(describeError(failure), 'an error could not be answered');
      response.destroy();
    });
  }

  private async answer(error: unknown, request: Request, response: Response): Promise<void> {
    const reply = expectedError(error) ?? this.unexpected(error);
    // A bucket may refuse us for as long as nobody looks at its settings.
    if (reply.code === 'system.storage_unavailable') this.logger.warn(describeError(error));
    if (!response.headersSent) await smallBodyArrived(request);
    if (response.headersSent) {
      response.destroy();
      return;
    }
    sendProblem(request, response, reply);
  }

  private unexpected(error: unknown): ErrorReply {
    const errorId = randomUUID();
    this.logger.error({ ...describeError(error), errorId }, 'unexpected error');
    return { code: 'system.internal', userMessage: 'Something went wrong on our side.', errorId };
  }
}

/** The problem document of an error. */
export function problemOf(reply: ErrorReply, requestId: string): Problem {
  const code = knownCode(reply.code);
  const { status, title } = errorCodes[code];
  return {
    type: `urn:printpartner:problem:${code}`,
    title,
    status,
    detail: reply.userMessage,
    code,
    requestId,
    ...(reply.errors && { errors: reply.errors }),
    ...(reply.current && { current: reply.current }),
    ...(reply.currentSpecs && { currentSpecs: reply.currentSpecs }),
  };
}

/** Sends the problem document of an error. */
export function sendProblem(request: Request, response: Response, reply: ErrorReply): void {
  const problem = problemOf(reply, request.requestId);
  if (reply.retryAfter) response.setHeader('Retry-After', reply.retryAfter);
  response.status(problem.status).type('application/problem+json').send(JSON.stringify(problem));
}

/** Bytes. nginx takes larger bodies only where uploads go, which are refused before they have arrived. */
const SMALL_BODY = 1_048_576;
/** Time for a small body to arrive, ms. A proxy sends it right after the headers. */
const ARRIVAL_MS = 250;

/**
 * Resolves when the small body of a request that is refused has arrived, or after a quarter of a second. A proxy that has not yet
 * sent all of it when the answer comes closes the client's connection without saying so, and the client's next request is lost.
 */
export async function smallBodyArrived(request: IncomingMessage): Promise<void> {
  if (request.complete || !(Number(request.headers['content-length']) <= SMALL_BODY)) return;
  request.resume();
  await finished(request, { signal: AbortSignal.timeout(ARRIVAL_MS) }).catch(() => undefined);
}
