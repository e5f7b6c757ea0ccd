import { HttpException } from '@nestjs/common';
import type { ErrorCode, ErrorReply } from '@printpartner/contracts';
import { AppError, outageReplyOf, RpcError } from '@printpartner/messaging';

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
