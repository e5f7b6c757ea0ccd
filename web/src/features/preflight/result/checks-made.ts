import type { PreflightCheck, PreflightResult } from '@printpartner/contracts/types';

/** Of a file that cannot be opened, all but the checks that could not be made: they all say so. */
export const checksMade = ({ checks, opens }: PreflightResult): readonly PreflightCheck[] =>
  opens ? checks : checks.filter(({ status }) => status !== 'manual');

/** Says of the others in one line what kept them from being made; undefined where there are none. */
export function notMadeText(result: PreflightResult): string | undefined {
  const count = result.checks.length - checksMade(result).length;
  if (count === 0) return undefined;
  const why = result.passwordNeeded ? 'the file is locked' : 'the file cannot be opened';
  return `${count} more ${count === 1 ? 'check was' : 'checks were'} not made: ${why}.`;
}
