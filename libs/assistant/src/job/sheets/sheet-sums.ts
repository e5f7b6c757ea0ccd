import { arithmeticOf, type Sum, type SumId } from '@printpartner/spec-sheet/arithmetic';
import { jobOf } from '@printpartner/spec-sheet/job';
import type { OwnSheet } from '../own-job.ts';

const asked: readonly (readonly [SumId, RegExp])[] = [
  ['spine', /\bspine\b/],
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

/** One result in sentences: figure, arithmetic, warnings, or what is missing for it. */
export function sumText({ title, headline, detail, lines, warnings, missing, table }: Sum): string {
  const figure =
    headline === undefined
      ? `${title}:`
      : `${title}: **${headline}**${detail === undefined ? '' : `${detail.startsWith('about') ? ',' : ''} ${detail}`}.`;
  const rows = table ? `${table.rows.map((row) => row.join(', ')).join('; ')}.` : '';
  return [figure, ...lines, rows, ...warnings, missing ?? ''].filter((part) => part !== '').join(' ');
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
