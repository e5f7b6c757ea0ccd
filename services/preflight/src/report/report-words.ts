import type { PreflightFinding, PreflightResult, PreflightStatus } from '@printpartner/contracts';
import { numberRuns } from './number-runs.ts';

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
