import { createHash } from 'node:crypto';

/** The event about a deleted account of the fill. */
export const deletionOf = (userId: string) => ({
  userId,
  emailHash: createHash('sha256').update(`${userId}@print.example`).digest('hex'),
  deletedAt: new Date().toISOString(),
});
