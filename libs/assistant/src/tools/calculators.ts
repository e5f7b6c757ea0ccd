import { bookTools } from './book-tools.ts';
import { mailTools } from './mail-tools.ts';
import { paperTools } from './paper-tools.ts';
import { pieceTools } from './piece-tools.ts';
import { pressTools } from './press-tools.ts';
import type { Tool } from './tool.ts';

/** Every calculator of the app that works on figures, as a tool. */
export const calculators: readonly Tool[] = [
  ...mailTools,
  ...pieceTools,
  ...bookTools,
  ...paperTools,
  ...pressTools,
];
