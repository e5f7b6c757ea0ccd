import type { PreflightFinding, PreflightResult, PreflightStatus } from '@printpartner/contracts';

/** Characters of a paragraph. */
const MAX_TEXT = 2_000;

export const statusWords: Readonly<Record<PreflightStatus, string>> = {
  fail: 'Fix before you send',
  warning: 'Warnings',
  manual: 'Check by eye',
  pass: 'Passed',
};

export const statusOrder: readonly PreflightStatus[] = ['fail', 'warning', 'manual', 'pass'];

type Ink = [cyan: number, magenta: number, yellow: number, black: number];

/** Inks, percent: a report in RGB wouldn't pass its own checks. */
export const statusColors: Readonly<Record<PreflightStatus, Ink>> = {
  fail: [10, 95, 90, 10],
  warning: [20, 55, 100, 30],
  manual: [90, 80, 0, 10],
  pass: [90, 25, 65, 25],
};

export const INK: Ink = [0, 0, 0, 100];
export const GRAY: Ink = [0, 0, 0, 65];
export const PAPER: Ink = [0, 0, 0, 0];

/** `Page 3`, `Page 1 and 48 more pages`. */
export function placeOf({ page, pageCount = 1 }: PreflightFinding): string {
  if (page === null) return 'File';
  const others = pageCount - 1;
  if (others < 1) return `Page ${page}`;
  return `Page ${page} and ${others.toLocaleString('en-US')} more ${others === 1 ? 'page' : 'pages'}`;
}

/** `148 ppi, limit 150 ppi`; of an order, the job as typed or the spec sheet that it was read from. */
export function figuresOf(
  { measured, limit, fromJob }: PreflightFinding,
  job: PreflightResult['job'],
): string {
  // A measure without a unit is a count, which the message has.
  if (!measured?.unit) return '';
  const ordered = job?.name === undefined ? 'job' : 'spec sheet';
  const against = fromJob ? ordered : 'limit';
  return limit ? `${measured.text}, ${against} ${limit.text}` : measured.text;
}

/** Ascending numbers: `10 and 12`, `3–9`, `1, 4 and 6–12`. */
export const listedNumbers = (numbers: readonly number[]): string =>
  new Intl.ListFormat('en-GB').format(numberRuns(numbers).map(({ text }) => text));

export const sizeOf = ({ pages }: PreflightResult): string => {
  const [first] = pages;
  if (!first) return '';
  const [x0, y0, x1, y1] = first.boxes.TrimBox;
  const inches = (length: number) => String(Number(((length * first.userUnit) / 72).toFixed(3)));
  const sides = [inches(x1 - x0), inches(y1 - y0)];
  return (first.rotate % 180 === 0 ? sides : sides.toReversed()).join(' × ') + ' in';
};

/** Findings are listed, and pages shown, up to this page; after it they are only counted. */
export const MAX_PAGES = 60;

/** A text of at most so many characters. */
export const shortened = (text: string, most = MAX_TEXT): string =>
  text.length <= most ? text : `${text.slice(0, most - 1).toWellFormed()}…`;

/** Ascending numbers as words of a list: `3`, and `3–9` for three or more in a row. */
export function numberRuns(numbers: readonly number[]): { text: string; count: number }[] {
  const runs: number[][] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run?.at(-1) === number - 1) run.push(number);
    else runs.push([number]);
  }
  return runs
    .flatMap((run) => (run.length > 2 ? [run] : run.map((number) => [number])))
    .map((run) => ({
      text: run.length > 2 ? `${run[0]}–${run.at(-1)}` : String(run[0]),
      count: run.length,
    }));
}
