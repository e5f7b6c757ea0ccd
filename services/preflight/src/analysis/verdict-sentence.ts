import type { PreflightResult } from '@printpartner/contracts';

type Verdict = Pick<PreflightResult, 'counts' | 'opens' | 'passwordNeeded'>;

/** The result in one sentence, for the screen and the report. */
export function verdictSentence({ counts, opens, passwordNeeded }: Verdict): string {
  if (passwordNeeded) return 'Not ready for press: the file is password-protected.';
  if (!opens) return "Not ready for press: the file can't be opened.";
  const { fail, warning, manual, pass } = counts;
  const total = fail + warning + manual + pass;
  const warnings = warning > 0 ? `, ${warning} ${warning === 1 ? 'warning' : 'warnings'}` : '';
  const toCheck = manual > 0 ? `, ${manual} to check manually` : '';
  if (fail > 0) return `Not ready for press: ${fail} of ${total} checks failed${warnings}${toCheck}.`;
  if (warning > 0) return `Almost ready: 0 of ${total} checks failed${warnings}${toCheck}.`;
  if (manual > 0)
    return `Check manually: no problems found, but ${manual} of ${total} checks ${manual === 1 ? 'is' : 'are'} inconclusive.`;
  return `Ready for press: all ${total} checks passed.`;
}
