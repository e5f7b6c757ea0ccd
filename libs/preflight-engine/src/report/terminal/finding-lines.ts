import type { CheckResult, Finding, PreflightResult } from '../preflight-result.ts';
import { measuredAgainstLimit } from './measure.ts';
import { marks, paintFor, type TerminalLook } from './paint.ts';
import { placeOf } from './place.ts';
import { hanging } from './wrap.ts';

/** Findings shown per check. */
const SHOWN = 5;

/** A check's worst findings with advice, and the number of findings not shown. */
export function findingLines(check: CheckResult, { pages }: PreflightResult, look: TerminalLook): string[] {
  const paint = paintFor(look);
  const worst = check.findings.slice(0, SHOWN);
  const lines = worst.flatMap((finding, index) => {
    const { mark, format } = marks[finding.severity];
    const [first = '', ...others] = hanging(
      `  ${mark} `,
      findingSummary(finding, check, pages),
      look.columns,
    );
    const shown = [first.replace(mark, () => paint(format, mark)), ...others];
    // Advice shared by consecutive findings is shown once, after the last of them.
    const isRepeated = finding.advice === worst[index + 1]?.advice;
    return isRepeated ? shown : [...shown, ...adviceLines(finding, look)];
  });
  const more = check.findings.length - worst.length + check.findingsLeftOut;
  return more > 0 ? [...lines, paint('dim', `    and ${more} more`)] : lines;
}

/** Position, object and figures. The message instead if there are none, or if it compares them with the spec sheet, unless the check shows it. */
function findingSummary(finding: Finding, check: CheckResult, pages: PreflightResult['pages']): string {
  const sentence = finding.message === check.message ? '' : finding.message;
  const figures = finding.fromJob ? '' : measuredAgainstLimit(finding);
  // The sentence has the quote.
  const quote = figures && finding.quote && `“${finding.quote}”`;
  const parts = [placeOf(finding, pages), finding.object, quote, figures || sentence];
  return parts.filter(Boolean).join(' · ');
}

function adviceLines({ advice }: Finding, look: TerminalLook): string[] {
  if (advice === '') return [];
  return hanging('    → ', advice, look.columns).map((line) => paintFor(look)('dim', line));
}
