import type { LiveSession } from '@printpartner/contracts';

declare module 'express-serve-static-core' {
  interface Request {
    /** Set by `withRequestId`; returned as x-request-id. */
    requestId: string;
    /** Set by the session guard; undefined when unauthenticated. */
    session?: LiveSession;
    /** SHA-256 of the session's token. */
    tokenHash?: string;
    /** A read that begins on a recent copy of its session has this: it resolves once the session is live, and rejects if it is not. */
    admission?: Promise<void>;
    /** Keyed hashes of the account, if signed in, and of the network. */
    callerHashes?: () => { account?: string; network?: string };
  }
}
