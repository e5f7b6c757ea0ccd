import type { PreflightResult } from '@printpartner/contracts';

type Verdict = Pick<PreflightResult, 'counts' | 'opens' | 'passwordNeeded'>;

const number = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** The whole result in one sentence, the same on the screen and in the report. */
export function verdictSentence({
  counts: { fail, warning, manual },
  opens,
  passwordNeeded,
}: Verdict): string {
  if (passwordNeeded) return 'Not ready: the file is locked by a password';
  if (!opens) return 'Not ready: the file cannot be opened';
  if (fail > 0) return `Not ready: ${number(fail, 'fault', 'faults')} will show in print`;
  if (warning > 0) return `Almost ready: ${number(warning, 'thing', 'things')} to look at`;
  if (manual > 0) return `No faults found: ${number(manual, 'check needs', 'checks need')} a person`;
  return 'Ready for press';
}
