const prefix = 'user:';

/** Owner of the sessions that a user began signed in, as the gateway names it. */
export const ownerOfUser = (userId: string): string => `${prefix}${userId}`;

/** The user that owns; null of a visitor. */
export const userOfOwner = (owner: string): string | null =>
  owner.startsWith(prefix) ? owner.slice(prefix.length) : null;
