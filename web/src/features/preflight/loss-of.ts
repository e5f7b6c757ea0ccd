import { type Analysis, previousOf } from './use-analysis.ts';

/** What leaving would lose. Kept results, and results that only say the file is locked, are no loss. */
export function lossOf(analysis: Analysis, file: File | null, keptId: string | null): string | null {
  if (analysis.state === 'working') return `the check of “${file?.name ?? 'the file'}”`;
  const done = analysis.state === 'done' ? analysis : previousOf(analysis);
  if (!done || done.result.passwordNeeded) return null;
  const { sessionId, filename } = done.result;
  return sessionId === keptId ? null : `the preflight result of “${filename}”`;
}
