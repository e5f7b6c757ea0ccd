let expected: string | undefined;

/**
 * Sets the user this screen belongs to. Every call sends it, and the server refuses the call if the cookie now
 * belongs to another user, who signed in in another tab.
 */
export function expectUser(userId: string | undefined): void {
  expected = userId;
}

export const expectedUser = (): string | undefined => expected;
