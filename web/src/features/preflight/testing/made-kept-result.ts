import type { KeptResult } from '@printpartner/contracts/types';

/** A kept result for tests; nothing was found unless told. */
export function madeKeptResult(changes: Partial<KeptResult> = {}): KeptResult {
  return {
    id: '3f1c7f2e-5f0a-4a59-9a4e-7b1d7b8f0c11',
    projectId: '0b8c36c4-0e5b-4d0c-8f3e-6f5c0d9c2b22',
    filename: 'harbor-season-trifold-v3.pdf',
    mode: 'full',
    profile: 'sheetfed',
    status: 'pass',
    opens: true,
    passwordNeeded: false,
    counts: { fail: 0, warning: 0, manual: 0, pass: 15 },
    keptAt: '2026-11-21T17:30:00.000Z',
    ...changes,
  };
}
