import { arithmeticOf, type Sum, type SumId } from '@printpartner/spec-sheet/arithmetic';
import { jobOf } from '@printpartner/spec-sheet/job';
import type { ChatStep, ChatWorking } from '@printpartner/contracts/types';
import type { OwnSheet } from '../own-job.ts';
import { plainName } from '../plain-name.ts';

const asked: readonly (readonly [SumId, RegExp])[] = [
  ['spine', /\b(?:spine|thick\w*)\b/],
  [
    'postage',
    /\b(?:postage|mail(?:s|ed|ing)?|post office|usps|stamps?|(?:as|be|is it) (?:a )?(?:letter|flat|parcel))\b/,
  ],
  ['cartons', /\b(?:cartons?|boxes)\b/],
  ['weight', /\b(?:weigh\w*|heavy)\b/],
  ['envelope', /\benvelopes?\b/],
  ['panels', /\bpanels?\b/],
  [
    'pages',
    /\b(?:page rule|page count (?:ok|right|work\w*)|(?:right|correct) page count|divisible|signatures?)\b/,
  ],
  ['price', /\b(?:costs?|prices?|how much)\b/],
];

/** The calculation that a question asks for; undefined if it asks for none. */
export const sumAsked = (said: string): SumId | undefined => asked.find(([, words]) => words.test(said))?.[0];

/** The print arithmetic of a sheet. @param today `2026-11-23`, for the postage in effect */
export const sumsOf = (sheet: OwnSheet, today: string): Sum[] => arithmeticOf(jobOf(sheet), today);

const MAX_LINES = 4;
const MAX_WARNINGS = 3;
const isArithmetic = (line: string): boolean => /\d [×÷+] \d|÷/.test(line);

const MAX_LENGTH = 400;
const plain = (text: string): string => plainName(text, MAX_LENGTH);

/** A sum in markdown: a text that can't be read is quoted as typed. */
const escaped = ({ headline, detail, missing, lines, warnings, ...sum }: Sum): Sum => ({
  ...sum,
  ...(headline !== undefined && { headline: plain(headline) }),
  ...(detail !== undefined && { detail: plain(detail) }),
  ...(missing !== undefined && { missing: plain(missing) }),
  lines: lines.map(plain),
  warnings: warnings.map(plain),
});

/** One result in sentences: figure, what it means, warnings, or what is missing for it. */
export function sumText(sum: Sum, said = ''): string {
  const { id, title, headline, detail, lines, warnings, missing, table } = escaped(sum);
  const ofClass =
    id === 'postage' && FIRST_CLASS.test(said) ? lines.filter((line) => line.startsWith('First-Class')) : [];
  if (ofClass.length > 0) return `${title}: ${ofClass.join(' ')}`;
  const figure =
    headline === undefined
      ? `${title}:`
      : `${title}: **${headline}**${detail === undefined ? '' : `${joint(detail)} ${detail}`}.`;
  const rows = table ? table.rows.map((row) => rowText(table.columns, row)).join(' ') : '';
  // Without a figure, the arithmetic is what there is to say: bulk and creep of a stitched book.
  const isPlain = headline === undefined || headline === 'none';
  const meaning = lines.filter((line) => isPlain || !isArithmetic(line)).slice(0, MAX_LINES);
  return [figure, ...meaning, rows, ...warnings.slice(0, MAX_WARNINGS), missing ?? '']
    .filter((part) => part !== '')
    .join(' ');
}

export const FIRST_CLASS = /\bfirst[- ]class\b/;

/** What leads from a figure to its detail: `$210 for 5,000 copies`, `0.227 in, about 1/4 in`. */
const joint = (detail: string): string =>
  detail.startsWith('about') ? ',' : /^\d/.test(detail) ? ' for' : '';

/** A row of a table as a sentence: `5,000 copies: $210–780, $0.094 each.` */
const rowText = (columns: readonly string[], row: readonly string[]): string => {
  const cells = row.map((cell, place) => {
    const column = columns[place]?.toLowerCase() ?? '';
    return COUNTED.has(column) ? `${cell} ${cell === '1' ? column.replace(/s$/, '') : column}` : cell;
  });
  const [first = '', ...rest] = cells;
  return `${first}: ${rest.join(', ')}.`;
};
const COUNTED = new Set(['copies', 'cartons', 'each']);

/** The figure and how the sheet mails, for a question about the shape. */
export function shapeAnswer(shaped: Sum): string {
  const sum = escaped(shaped);
  const [shape = ''] = sum.lines;
  const tabs = sum.lines.filter((line) => /\btabs\b/.test(line));
  const price = sum.headline === undefined ? '' : `Postage: **${sum.headline}** ${sum.detail ?? ''}.`;
  return [shape, price, ...tabs, ...sum.warnings.slice(0, MAX_WARNINGS)]
    .filter((part) => part !== '')
    .join(' ');
}

/** The arithmetic of a result, line by line; none if it has no arithmetic. */
export function workingsOf({ title, headline, lines }: Sum): ChatWorking[] {
  const all = lines.filter(isArithmetic).map((line) => line.replace(/\.$/, ''));
  const parts = all.filter((line) => !line.includes(' = '));
  const steps = all.filter((line) => line.includes(' = ')).map((line) => stepOf(line, title));
  // The text and the cover are added up to the figure.
  const total =
    parts.length > 0 && headline !== undefined
      ? [{ label: title, working: parts.join(' + '), result: headline }]
      : [];
  const worked = [...steps, ...total];
  return worked.length === 0 ? [] : [{ title, steps: worked, assumed: [] }];
}

/** `Bulk 4 × 2 × 0.0035 = 0.028 in.` is the step Bulk. */
function stepOf(line: string, title: string): ChatStep {
  const [, name] = /^([A-Z][a-z]+) (?=\d)/.exec(line) ?? [];
  const sum = name === undefined ? line : line.slice(name.length + 1);
  const equals = sum.lastIndexOf(' = ');
  return { label: name ?? title, working: sum.slice(0, equals), result: sum.slice(equals + 3) };
}

/** Whether the flat cover of a sheet has the calculated spine. */
export function spineVerdict(sheet: OwnSheet, { headline, warnings }: Sum): string {
  if (headline === undefined || headline === 'none') return '';
  if (jobOf(sheet).cover?.flat === undefined) return 'The sheet has no flat cover size to compare with.';
  return warnings.some((warning) => warning.startsWith('The flat cover is'))
    ? '**No**, the flat cover doesn’t match it.'
    : '**Yes**, the flat cover matches it.';
}

/** `letter` of “Letter: up to …”; undefined if the postage doesn't tell a shape. */
export function shapeOf({ lines }: Sum): 'letter' | 'card' | 'flat' | 'parcel' | undefined {
  const [, shape] = /^(letter|card|flat|parcel):/i.exec(lines[0] ?? '') ?? [];
  return shape?.toLowerCase() as ReturnType<typeof shapeOf>;
}
