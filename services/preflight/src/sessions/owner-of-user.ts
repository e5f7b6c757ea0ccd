/** Owner of the sessions that a user began signed in, as the gateway names it. */
export const ownerOfUser = (userId: string): string => `user:${userId}`;
