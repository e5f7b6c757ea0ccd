import type { CheckResult, Finding, PreflightResult } from '../preflight-result.ts';
import { measuredAgainstLimit } from './measure.ts';
import { marks, paintFor, type TerminalLook } from './paint.ts';
import { placeOf } from './place.ts';
import { hanging } from './wrap.ts';

/** Findings shown of each check. */
const SHOWN = 5;

/** The worst findings of a check with what to do about them, and how many more there are. */
export function findingLines(check: CheckResult, { pages }: PreflightResult, look: TerminalLook): string[] {
  const paint = paintFor(look);
  const worst = check.findings.slice(0, SHOWN);
  const lines = worst.flatMap((finding, index) => {
    const { mark, format } = marks[finding.severity];
    const [first = '', ...others] = hanging(`  ${mark} `, whatIsWrong(finding, check, pages), look.columns);
    const shown = [first.replace(mark, () => paint(format, mark)), ...others];
    // The same advice once, under the last that it is for.
    const isRepeated = finding.advice === worst[index + 1]?.advice;
    return isRepeated ? shown : [...shown, ...adviceLines(finding, look)];
  });
  const more = check.findings.length - worst.length + check.findingsLeftOut;
  return more > 0 ? [...lines, paint('dim', `    and ${more} more`)] : lines;
}

/** Where, what, and its figures; its sentence where it has none and the check has not said it already. */
function whatIsWrong(finding: Finding, check: CheckResult, pages: PreflightResult['pages']): string {
  const sentence = finding.message === check.message ? '' : finding.message;
  const parts = [placeOf(finding, pages), finding.object, measuredAgainstLimit(finding) || sentence];
  return parts.filter(Boolean).join(' · ');
}

function adviceLines({ advice }: Finding, look: TerminalLook): string[] {
  if (advice === '') return [];
  return hanging('    → ', advice, look.columns).map((line) => paintFor(look)('dim', line));
}
