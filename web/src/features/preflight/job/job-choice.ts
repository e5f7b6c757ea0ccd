import type { SheetChoice } from './sheet-choice.ts';

/** The job typed beside the file. */
export const TYPED = 'typed';

/** What a file is judged by besides the profile. */
export type JobChoice = SheetChoice | typeof TYPED | null;
