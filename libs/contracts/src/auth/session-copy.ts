/** Where auth leaves, and every gateway reads, a live session in Redis. */
export const sessionCopy = {
  /** A copy lives at most this long, so Postgres has the last word within it. Seconds. */
  maxAgeSeconds: 60,
  /** A revocation outlives every copy made before it. Seconds. */
  revokedSeconds: 180,
  key: (tokenHash: string) => `session:${tokenHash}`,
  revokedKey: (tokenHash: string) => `revoked:${tokenHash}`,
} as const;
