import { createHash, randomBytes } from 'node:crypto';

/** A fresh token of 256 bits, base64url. */
export const newSessionToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a token: its SHA-256, hex. Tokens are random, so no salt is needed. */
export const hashSessionToken = (token: string): string => createHash('sha256').update(token).digest('hex');
