import type { PreflightResult } from '@printpartner/contracts';

const limit = { fail: 1, warn: 2 };

/** A result of a full check without findings. */
export const builtResult = (changes: Partial<PreflightResult> = {}): PreflightResult => ({
  sessionId: '8c0fd8f6-7f0b-4b6c-9f0c-0d6f1b7c2a11',
  filename: 'harbor.pdf',
  fileSize: '1.00 MB',
  pageCount: 1,
  status: 'pass',
  verdict: 'Ready for press: no faults found',
  counts: { fail: 0, warning: 0, manual: 0, pass: 15 },
  mode: 'full',
  profile: 'sheetfed',
  limits: {
    resolution: limit,
    bitmapResolution: limit,
    ink: { ...limit, rounding: 0.8, letters: 0.25 },
    textSize: limit,
    stroke: limit,
  },
  opens: true,
  passwordNeeded: false,
  pdfVersion: '1.6',
  inks: ['Black'],
  pages: [],
  checks: [],
  ...changes,
});
