import { checkNames, type CheckStatus, type PreflightResult } from '../preflight-result.ts';

/** The whole at a glance, a sentence. */
export function verdictOf({ status, checks }: PreflightResult): string {
  const count = (wanted: CheckStatus) => checks.filter((check) => check.status === wanted).length;
  const [failed, warned, open] = [count('fail'), count('warning'), count('manual')];
  const toLook = open > 0 && `${open} ${open === 1 ? 'needs' : 'need'} a look`;
  const warnings = warned > 0 && `${warned} ${warned === 1 ? 'has a warning' : 'have warnings'}`;
  const all = checks.length;
  return {
    fail: `Not fit for print: ${listed([`${failed} of ${all} checks failed`, warnings, toLook])}.`,
    warning: `Nothing failed, but of ${all} checks ${listed([warnings, toLook])}.`,
    manual: `Nothing wrong was found, but of ${all} checks ${listed([toLook])}.`,
    pass: `Fit for print: all ${all} checks passed.`,
  }[status];
}

/** What a quick scan leaves out; null after a full one. */
export function leftOutOf({ mode }: PreflightResult): string | null {
  if (mode === 'full') return null;
  const names = [checkNames['safe-margin'], checkNames['ink-coverage']].join(', ');
  return `A Quick Scan reads structure and drawing commands. It did not look at ${names}, nor at whether anything is painted in the bleed; --mode full does.`;
}

function listed(parts: readonly (string | false)[]): string {
  const said = parts.filter((part) => part !== false);
  return said.length < 2 ? said.join('') : `${said.slice(0, -1).join(', ')} and ${said.at(-1)}`;
}
