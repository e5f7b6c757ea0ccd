import { createHash } from 'node:crypto';

/** SHA-256 of an address, hex. Other services use it to find rows without learning the address. */
export const hashEmail = (email: string): string => createHash('sha256').update(email).digest('hex');
