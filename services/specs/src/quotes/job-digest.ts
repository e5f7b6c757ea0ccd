import { createHash } from 'node:crypto';
import type { Sheet } from '@printpartner/spec-sheet/fields';
import { jobValues } from '@printpartner/spec-sheet/quotes';

/** Stays the same while a sheet describes the same job, however the product words and formats it. */
export const jobDigest = (sheet: Sheet): string =>
  createHash('sha256')
    .update(JSON.stringify(jobValues(sheet)))
    .digest('base64url');
