import { HttpException } from '@nestjs/common';
import type { ErrorCode, ErrorReply } from '@printpartner/contracts';
import { AppError, isOutage, outageReply, RpcError } from '@printpartner/messaging';

const byStatus: Record<number, { code: ErrorCode; userMessage: string }> = {
  400: { code: 'request.malformed', userMessage: 'The request could not be read.' },
  404: { code: 'request.not_found', userMessage: 'There is nothing at this address.' },
  413: { code: 'request.too_large', userMessage: 'The request is too large.' },
  415: { code: 'request.unsupported_type', userMessage: 'Send application/json.' },
};

/** What a client may know of an error that reached the edge; null when it is not one we expect. */
export function expectedError(error: unknown): ErrorReply | null {
  if (error instanceof AppError || error instanceof RpcError) return error.reply;
  if (isOutage(error)) return outageReply;
  const status = statusOf(error);
  return byStatus[status] ?? (status > 400 && status < 500 ? (byStatus[400] ?? null) : null);
}

// Nest's own errors carry getStatus(), those of Express' body parser and router `status`.
function statusOf(error: unknown): number {
  if (error instanceof HttpException) return error.getStatus();
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : 0;
  return typeof status === 'number' ? status : 0;
}
