import { createHash } from 'node:crypto';

/** SHA-256 of an address, hex: other services find its rows by it without being told the address. */
export const hashEmail = (email: string): string => createHash('sha256').update(email).digest('hex');
