import type { LiveSession } from '@printpartner/contracts';

declare module 'express-serve-static-core' {
  interface Request {
    /** Given to every request by `withRequestId`; in the answer as x-request-id. */
    requestId: string;
    /** Set by the session guard: who asks. Undefined for a stranger. */
    session?: LiveSession;
    /** SHA-256 of the token that `session` was found by. */
    tokenHash?: string;
  }
}
