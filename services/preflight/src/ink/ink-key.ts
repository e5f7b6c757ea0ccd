/** In the file store: where the inks of a session's pages lie, all in one file. */
export const inkKeyOf = (sessionId: string): string => `${sessionId}.ink`;
