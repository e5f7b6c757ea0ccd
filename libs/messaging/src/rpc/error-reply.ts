import { randomUUID } from 'node:crypto';
import { Logger } from '@nestjs/common';
import { RpcException } from '@nestjs/microservices';
import { errorCodes, type ErrorReply } from '@printpartner/contracts';
import { AppError } from './app-error.ts';
import { isOutage } from './outage.ts';
import { RpcError } from './rpc-error.ts';

const logger = new Logger('Rpc');

/** What a client is told while Postgres or Redis is away. */
export const outageReply: ErrorReply = {
  code: 'system.unavailable',
  userMessage: 'The service is not available just now. Please try again.',
  retryAfter: 2,
};

/** What the log may say about the call that failed. */
export interface FailedCall {
  pattern: string;
  requestId: string;
}

/**
 * What the caller is told. Expected errors keep their reply, also those of
 * services asked on the way; anything else is logged under an `errorId`.
 */
export function toErrorReply(error: unknown, call: FailedCall): ErrorReply {
  if (error instanceof AppError) {
    if (errorCodes[error.code].status >= 500) logger.error({ ...call, ...describeError(error) });
    return error.reply;
  }
  if (error instanceof RpcError) return error.reply;
  const carried = error instanceof RpcException ? error.getError() : error;
  if (isErrorReply(carried)) return carried;
  const errorId = randomUUID();
  logger.error({ errorId, ...call, ...describeError(error) });
  if (isOutage(error)) return { ...outageReply, errorId };
  return { code: 'system.internal', userMessage: 'Something went wrong on our side.', errorId };
}

/** Whether a value is an error as it crosses a queue. */
export function isErrorReply(value: unknown): value is ErrorReply {
  if (typeof value !== 'object' || value === null) return false;
  const { code, userMessage } = value as Partial<ErrorReply>;
  return typeof code === 'string' && Object.hasOwn(errorCodes, code) && typeof userMessage === 'string';
}

/** Class, message without personal data, and stack frames of an error, for the log. */
export function describeError(error: unknown): { error: string; stack?: string } {
  if (!(error instanceof Error)) return { error: typeof error };
  const code = (error as { code?: unknown }).code;
  const cause = error.cause === undefined ? '' : ` (cause: ${describeError(error.cause).error})`;
  return {
    error: `${error.name}${typeof code === 'string' ? ` [${code}]` : ''}: ${redact(error.message)}${cause}`,
    stack: error.stack?.slice(error.stack.indexOf('\n    at ') + 1),
  };
}

/** Blanks e-mail addresses, quoted values and long opaque strings. */
function redact(message: string): string {
  return message
    .replace(/[^\s<>"'(),:;]+@[^\s<>"'(),:;]+/g, '[e-mail]')
    .replace(/(: |=)"[^"]*"/g, '$1"[value]"')
    .replace(/[\w+/-]{32,}/g, '[opaque]');
}
