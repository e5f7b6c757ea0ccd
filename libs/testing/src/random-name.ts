import { randomBytes } from 'node:crypto';

/** A unique name for a queue, key or database. */
export const randomName = (prefix: string): string => `${prefix}_${randomBytes(6).toString('hex')}`;
