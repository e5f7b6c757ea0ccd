import { type CheckResult, checkNames, type PreflightResult } from '../preflight-result.ts';
import { findingLines } from './finding-lines.ts';
import { marks, paintFor, type TerminalLook } from './paint.ts';
import { hanging, padded } from './wrap.ts';

/** Below this width, in columns, a message goes under its check's name. */
const NARROW = 64;
const NAME_COLUMNS = Math.max(...Object.values(checkNames).map((name) => name.length));

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
