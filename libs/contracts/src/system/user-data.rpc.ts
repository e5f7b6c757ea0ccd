import { z } from 'zod';
import { defineRpc } from '../define-rpc.ts';

/** What one service holds of the calling user: record kind → records, as the user may read them. */
export const userData = z.record(z.string(), z.array(z.record(z.string(), z.unknown())));
export type UserData = z.output<typeof userData>;

/** The call by which a service gives out all it holds of the calling user. */
export function userDataOf<const Service extends string>(service: Service) {
  return defineRpc({
    pattern: `${service}.user-data`,
    access: 'user',
    input: z.object({}),
    output: userData,
  });
}
