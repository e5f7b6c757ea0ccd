import { z } from 'zod';
import { defineRpc } from '../define-rpc.ts';

/** One service's data about the calling user: kind → records. */
export const userData = z.record(z.string(), z.array(z.record(z.string(), z.unknown())));
export type UserData = z.output<typeof userData>;

/** The call that exports a service's data about the calling user. */
export function userDataOf<const Service extends string>(service: Service) {
  return defineRpc({
    pattern: `${service}.user-data`,
    access: 'user',
    input: z.object({}),
    output: userData,
  });
}
