/** Redis keys of the session copies that auth writes and every gateway reads. */
export const sessionCopy = {
  /** Longest life of a copy, seconds; after it, Postgres is read again. */
  maxAgeSeconds: 60,
  /** Longer than any copy made before the revocation, seconds. */
  revokedSeconds: 180,
  key: (tokenHash: string) => `session:${tokenHash}`,
  revokedKey: (tokenHash: string) => `revoked:${tokenHash}`,
} as const;
