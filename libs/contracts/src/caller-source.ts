import { z } from 'zod';

const USER_PREFIX = 'user:';

/** A caller's uploads and questions are counted with an account, or with all visitors of a network. */
export const callerSource = {
  schema: z.string().regex(/^(user|network):[\w-]{1,64}$/),
  ofUser: (userId: string): string => `${USER_PREFIX}${userId}`,
  /** @param networkHash keyed, because few networks exist and all could be tried */
  ofNetwork: (networkHash: string): string => `network:${networkHash}`,
  isAccount: (source: string): boolean => source.startsWith(USER_PREFIX),
};
