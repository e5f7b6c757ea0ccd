import { createHash } from 'node:crypto';

/** What sessions are known by: SHA-256 of the token, hex. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
