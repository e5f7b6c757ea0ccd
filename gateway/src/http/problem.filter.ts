import { randomUUID } from 'node:crypto';
import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import { type ErrorReply, errorCodes, knownCode, type Problem } from '@printpartner/contracts';
import { describeError } from '@printpartner/messaging';
import type { Request, Response } from 'express';
import { expectedError } from './error-reply.ts';
import { smallBodyArrived } from './unread-body.ts';

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
