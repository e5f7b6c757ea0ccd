import type { Citation, Draft } from '../skill.ts';
import { mailEntry } from './mail-figures.ts';

/** Says that our tables don’t have a price, and who has it. */
export const notListed = (text: string, cites: readonly Citation[] = [mailEntry.postage]): Draft => ({
  kind: 'unknown',
  text,
  cites,
});
