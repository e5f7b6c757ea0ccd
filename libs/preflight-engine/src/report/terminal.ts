import { headlineOf } from './headline.ts';
import type { PreflightResult } from './preflight-result.ts';
import { checkLines } from './terminal/check-lines.ts';
import { headOf, jobLineOf, leftOutOf, scanOf } from './terminal/head.ts';
import { marks, paintFor, type TerminalLook } from './terminal/paint.ts';
import { allPrintable, printable } from './terminal/printable.ts';
import { hanging } from './terminal/wrap.ts';

/** A result as terminal text, without escape sequences from the file. */
export function terminalReport(file: string, given: PreflightResult, look: TerminalLook): string {
  const result = allPrintable(given);
  if (result.error) {
    return unreadableReport(file, { passwordNeeded: result.passwordNeeded, ...result.error }, look);
  }
  const paint = paintFor(look);
  const { mark, format } = marks[result.status];
  const leftOut = leftOutOf(result);
  const jobLine = jobLineOf(result);
  const hasPositions = result.checks.some(
    ({ status, findings }) => status !== 'pass' && findings.some(({ box }) => box),
  );
  return joined([
    fileLine(file, look),
    ...hanging('  ', headOf(result), look.columns),
    `  ${scanOf(result)}`,
    ...(jobLine === null ? [] : hanging('  ', jobLine, look.columns)),
    '',
    ...hanging(`${mark} `, headlineOf(result), look.columns).map((line) => paint(['bold', format], line)),
    ...(leftOut ? hanging('  ', leftOut, look.columns) : []),
    '',
    ...result.checks.flatMap((check) => checkLines(check, result, look)),
    ...(hasPositions ? ['', ...positionsLegend(look)] : []),
  ]);
}

/** The report for a file that couldn't be checked. */
export function unreadableReport(
  file: string,
  { passwordNeeded, message }: { passwordNeeded: boolean; message: string },
  look: TerminalLook,
): string {
  const { mark, format } = marks.fail;
  const hint = passwordNeeded ? ' Pass it with --password or PREFLIGHT_PASSWORD.' : '';
  const lines = hanging(`${mark} `, `Can't be checked: ${sentence(message)}${hint}`, look.columns);
  return joined([fileLine(file, look), ...lines.map((line) => paintFor(look)(['bold', format], line))]);
}

/** Never wrapped: a path broken over two lines can't be copied or clicked. */
const fileLine = (file: string, look: TerminalLook) => paintFor(look)('bold', printable(file));

function positionsLegend(look: TerminalLook): string[] {
  const text = 'Positions: inches right of and down from the upper left corner of the trim.';
  return hanging('  ', text, look.columns).map((line) => paintFor(look)('dim', line));
}

const sentence = (text: string) => printable(text).replace(/(?<!\.)$/, '.');
const joined = (lines: readonly string[]) => `${lines.join('\n')}\n`;
