import type { LiveSession } from '@printpartner/contracts';

declare module 'express-serve-static-core' {
  interface Request {
    /** Set by the session guard: who asks. Undefined for a stranger. */
    session?: LiveSession;
    /** SHA-256 of the token that `session` was found by. */
    tokenHash?: string;
  }
}
