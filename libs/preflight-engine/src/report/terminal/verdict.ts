import { checkNames, type CheckStatus, type PreflightResult } from '../preflight-result.ts';

/** The overall result, in one sentence. */
export function verdictOf({ status, checks }: PreflightResult): string {
  const count = (counted: CheckStatus) => checks.filter((check) => check.status === counted).length;
  const [failed, warned, open] = [count('fail'), count('warning'), count('manual')];
  const warnings = warned > 0 && `${warned} ${warned === 1 ? 'warning' : 'warnings'}`;
  const toCheck = open > 0 && `${open} to check by eye`;
  const all = checks.length;
  return {
    fail: `Not ready for press: ${listed([`${failed} of ${all} checks failed`, warnings, toCheck])}.`,
    warning: `Almost ready: ${listed([`0 of ${all} checks failed`, warnings, toCheck])}.`,
    manual: `Check by eye: no problems found, but ${open} of ${all} checks ${open === 1 ? 'is' : 'are'} inconclusive.`,
    pass: `Ready for press: all ${all} checks passed.`,
  }[status];
}

/** What Quick Scan leaves out; null for a full scan. */
export function leftOutOf({ mode }: PreflightResult): string | null {
  if (mode === 'full') return null;
  const names = [checkNames['safe-margin'], checkNames['ink-coverage']].join(', ');
  return `Quick Scan reads structure and drawing commands. It doesn't check ${names}, or whether the bleed is printed; use --mode full for that.`;
}

const listed = (parts: readonly (string | false)[]): string =>
  parts.filter((part) => part !== false).join(', ');
