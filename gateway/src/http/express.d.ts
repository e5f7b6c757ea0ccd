import type { LiveSession } from '@printpartner/contracts';

declare module 'express-serve-static-core' {
  interface Request {
    /** Set by `withRequestId`; returned as x-request-id. */
    requestId: string;
    /** Set by the session guard; undefined when unauthenticated. */
    session?: LiveSession;
    /** SHA-256 of the session's token. */
    tokenHash?: string;
    /** Keyed hashes of the account, if signed in, and of the network. */
    callerHashes?: () => { account?: string; network?: string };
  }
}
