import { randomUUID } from 'node:crypto';
import { Logger } from '@nestjs/common';
import { RpcException } from '@nestjs/microservices';
import { errorCodes, type ErrorReply } from '@printpartner/contracts';
import { AppError } from './app-error.ts';
import { outageReplyOf } from './outage.ts';
import { RpcError } from './rpc-error.ts';

const logger = new Logger('Rpc');

/** Identifies a failed call in the log. */
export interface FailedCall {
  pattern: string;
  requestId: string;
}

/**
 * The error reply for the caller. Expected errors keep their reply, including
 * those of nested calls; any other error is logged under an `errorId`.
 */
export function toErrorReply(error: unknown, call: FailedCall): ErrorReply {
  if (error instanceof AppError) {
    // A refusal isn't a fault, and a flood of refusals must not fill the log with stacks.
    if (error.code === 'system.busy') logger.warn({ ...call, error: error.code });
    else if (errorCodes[error.code].status >= 500) logger.error({ ...call, ...describeError(error) });
    return error.reply;
  }
  if (error instanceof RpcError) return error.reply;
  const inner = error instanceof RpcException ? error.getError() : error;
  if (isErrorReply(inner)) return inner;
  const errorId = randomUUID();
  logger.error({ errorId, ...call, ...describeError(error) });
  const outage = outageReplyOf(error);
  if (outage) return { ...outage, errorId };
  return { code: 'system.internal', userMessage: 'Something went wrong on our side.', errorId };
}

/** Whether a value is a serialized error reply. */
export function isErrorReply(value: unknown): value is ErrorReply {
  if (typeof value !== 'object' || value === null) return false;
  const { code, userMessage } = value as Partial<ErrorReply>;
  return typeof code === 'string' && Object.hasOwn(errorCodes, code) && typeof userMessage === 'string';
}

/** Name, message without personal data, and stack of an error, for the log. */
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
