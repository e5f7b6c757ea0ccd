import { createHash } from 'node:crypto';

/** SHA-256 of a session token, hex: the key of its session. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
