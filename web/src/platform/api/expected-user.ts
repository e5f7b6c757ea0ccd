let expected: string | undefined;

/**
 * Whose screen this is. Every call says so, and the server refuses it when the cookie meanwhile
 * belongs to somebody who signed in in another tab.
 */
export function expectUser(userId: string | undefined): void {
  expected = userId;
}

export const expectedUser = (): string | undefined => expected;
