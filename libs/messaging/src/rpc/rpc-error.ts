import { errorCodes, type ErrorCode, type ErrorReply } from '@printpartner/contracts';

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
