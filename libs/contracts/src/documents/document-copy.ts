import { z } from 'zod';

/**
 * A document as it is now, in the answer to a write that was refused because it changed. It has what the document's own
 * answer has.
 */
export const documentCopy = z.looseObject({ revision: z.int() });
export type DocumentCopy = z.output<typeof documentCopy>;
