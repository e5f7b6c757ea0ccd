/** Prefix of everything a browser stores for a user; cleared at sign-out. */
export function userStoragePrefix(userId: string): string {
  return `print-partner:${userId}:`;
}
