import { randomUUID } from 'node:crypto';
import { Logger } from '@nestjs/common';
import { RpcException } from '@nestjs/microservices';
import { type ErrorCode, errorCodes, type ErrorReply } from '@printpartner/contracts';
import { AppError } from './app-error.ts';
import { outageReplyOf } from './outage.ts';

/** Rejection of a call, with the error reply of the service or the transport. */
export class RpcError extends Error {
  override readonly name = 'RpcError';

  constructor(readonly reply: ErrorReply) {
    super(`${reply.code}: ${reply.userMessage}`);
  }
}

const transportMessages = {
  'system.busy': 'We are very busy right now. Please try again in a moment.',
  'system.timeout': 'This took too long. Please try again.',
  'system.unavailable':
    'This part of Print Partner is not available right now. Please try again in a moment.',
} as const satisfies Partial<Record<ErrorCode, string>>;

/** The error reply of the transport itself. */
export function transportReply(code: keyof typeof transportMessages): ErrorReply {
  return {
    code,
    userMessage: transportMessages[code],
    ...(errorCodes[code].status === 503 && { retryAfter: 1 }),
  };
}

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

/** Blanks email addresses, quoted values and long opaque strings. */
function redact(message: string): string {
  return message
    .replace(/[^\s<>"'(),:;]+@[^\s<>"'(),:;]+/g, '[email]')
    .replace(/(: |=)"[^"]*"/g, '$1"[value]"')
    .replace(/[\w+/-]{32,}/g, '[opaque]');
}
