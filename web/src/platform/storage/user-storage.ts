/** All that a browser keeps for a user stands under this prefix, and is wiped at sign-out. */
export function userStoragePrefix(userId: string): string {
  return `print-partner:${userId}:`;
}
