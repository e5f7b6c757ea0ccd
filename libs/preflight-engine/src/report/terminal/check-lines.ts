import { type CheckResult, checkNames, type PreflightResult, type Finding } from '../preflight-result.ts';
import { marks, paintFor, type TerminalLook } from './paint.ts';
import { hanging, padded } from './wrap.ts';
import { measuredAgainstLimit, placeOf } from './place.ts';

/** Below this width, in columns, a message goes under its check's name. */
const NARROW = 64;
const NAME_COLUMNS = Math.max(...Object.values(checkNames).map((name) => name.length));

/** Findings shown per check. */
const SHOWN = 5;

/** A check's line, followed by its worst findings unless it passed. */
export function checkLines(check: CheckResult, result: PreflightResult, look: TerminalLook): string[] {
  const lines = look.columns < NARROW ? stacked(check, look) : besideName(check, look);
  return check.status === 'pass' ? lines : [...lines, ...findingLines(check, result, look)];
}

function stacked({ status, name, message }: CheckResult, look: TerminalLook): string[] {
  const paint = paintFor(look);
  const { mark, format } = marks[status];
  return [`${paint(format, mark)} ${paint('bold', name)}`, ...hanging('  ', message, look.columns)];
}

function besideName({ status, name, message }: CheckResult, look: TerminalLook): string[] {
  const paint = paintFor(look);
  const { mark, format } = marks[status];
  const column = padded(name, NAME_COLUMNS);
  const [first = '', ...others] = hanging(`${mark} ${column}  `, message, look.columns);
  const rest = first.slice(mark.length + 1 + column.length);
  return [`${paint(format, mark)} ${paint('bold', column)}${rest}`, ...others];
}

/** A check's worst findings with advice, and the number of findings not shown. */
function findingLines(check: CheckResult, { pages }: PreflightResult, look: TerminalLook): string[] {
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
