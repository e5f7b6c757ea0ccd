import { defineRpc } from '@printpartner/contracts';
import { z } from 'zod';

const payload = z.object({ project: z.string(), pages: z.int(), colours: z.array(z.string()) });

/** A small payload, echoed. */
export const sample = {
  project: 'Spring catalogue',
  pages: 48,
  colours: ['cyan', 'magenta', 'yellow', 'black'],
};

/** Validated by our handler; Nest's answers `bench.plain`, as does ours for the like-for-like rows. */
export const typedEcho = defineRpc({
  pattern: 'bench.typed',
  access: 'public',
  input: payload,
  output: payload,
});
export const plainPattern = 'bench.plain';
