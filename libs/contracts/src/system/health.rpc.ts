import { z } from 'zod';
import { defineRpc } from '../define-rpc.ts';
import { healthReport } from './health.ts';

/** The health call of one service. */
export function healthOf<const Service extends string>(service: Service) {
  return defineRpc({
    pattern: `${service}.health`,
    access: 'public',
    input: z.object({}),
    output: healthReport,
  });
}
