import { defineRpc } from '@printpartner/contracts';
import { z } from 'zod';

const payload = z.object({ project: z.string(), pages: z.int(), colors: z.array(z.string()) });

export const sample = {
  project: 'Spring catalog',
  pages: 48,
  colors: ['cyan', 'magenta', 'yellow', 'black'],
};

/** Validated by our handler. Both transports handle `bench.plain` for the like-for-like rows. */
export const typedEcho = defineRpc({
  pattern: 'bench.typed',
  access: 'public',
  input: payload,
  output: payload,
});
export const PLAIN_PATTERN = 'bench.plain';
