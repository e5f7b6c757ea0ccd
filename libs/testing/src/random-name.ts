import { randomBytes } from 'node:crypto';

/** A name that no other test has: of a queue, a key, a database. */
export const randomName = (prefix: string): string => `${prefix}_${randomBytes(6).toString('hex')}`;
