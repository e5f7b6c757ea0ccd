import { z } from 'zod';
import { defineRpc } from '../define-rpc.ts';
import { serviceState } from './system-state.ts';

/** What a service reports of itself: its state, and the size of the database, which all services share. */
const serviceReport = serviceState.extend({ databaseBytes: z.number().nonnegative().nullable() });
export type ServiceReport = z.output<typeof serviceReport>;

/** The call for the state of one service. The gateway makes it only for the admin, after checking the password. */
export function stateOf<const Service extends string>(service: Service) {
  return defineRpc({
    pattern: `${service}.state`,
    access: 'public',
    input: z.object({}),
    output: serviceReport,
  });
}
