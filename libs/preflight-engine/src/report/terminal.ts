import type { PreflightResult } from './preflight-result.ts';
import { checkLines } from './terminal/check-lines.ts';
import { headOf, scanOf } from './terminal/head.ts';
import { marks, paintFor, type TerminalLook } from './terminal/paint.ts';
import { allPrintable, printable } from './terminal/printable.ts';
import { leftOutOf, verdictOf } from './terminal/verdict.ts';
import { hanging } from './terminal/wrap.ts';

/** A result for people to read in a terminal; nothing in it can drive the terminal. */
export function terminalReport(file: string, given: PreflightResult, look: TerminalLook): string {
  const result = allPrintable(given);
  if (result.error) {
    return unreadableReport(file, { passwordNeeded: result.passwordNeeded, ...result.error }, look);
  }
  const paint = paintFor(look);
  const { mark, format } = marks[result.status];
  const leftOut = leftOutOf(result);
  const hasPlaces = result.checks.some(
    ({ status, findings }) => status !== 'pass' && findings.some(({ box }) => box),
  );
  return joined([
    fileLine(file, look),
    ...hanging('  ', headOf(result), look.columns),
    `  ${scanOf(result)}`,
    '',
    ...hanging(`${mark} `, verdictOf(result), look.columns).map((line) => paint(['bold', format], line)),
    ...(leftOut ? hanging('  ', leftOut, look.columns) : []),
    '',
    ...result.checks.flatMap((check) => checkLines(check, result, look)),
    ...(hasPlaces ? ['', ...placesLegend(look)] : []),
  ]);
}

/** Of a file of which nothing can be said, and why. */
export function unreadableReport(
  file: string,
  { passwordNeeded, message }: { passwordNeeded: boolean; message: string },
  look: TerminalLook,
): string {
  const { mark, format } = marks.fail;
  const hint = passwordNeeded ? ' Give it with --password or in PREFLIGHT_PASSWORD.' : '';
  const lines = hanging(`${mark} `, `Cannot be checked: ${sentence(message)}${hint}`, look.columns);
  return joined([fileLine(file, look), ...lines.map((line) => paintFor(look)(['bold', format], line))]);
}

/** However long: a path that is broken in two can be neither copied nor clicked. */
const fileLine = (file: string, look: TerminalLook) => paintFor(look)('bold', printable(file));

function placesLegend(look: TerminalLook): string[] {
  const text = 'Places: inches to the right of the trim’s upper left corner, and down from it.';
  return hanging('  ', text, look.columns).map((line) => paintFor(look)('dim', line));
}

const sentence = (text: string) => printable(text).replace(/(?<!\.)$/, '.');
const joined = (lines: readonly string[]) => `${lines.join('\n')}\n`;
