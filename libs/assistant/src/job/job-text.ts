import type { Project } from '@printpartner/contracts/types';
import { catalog, coverTypeOf, isShown, labelOf, shownText } from '@printpartner/spec-sheet/fields';
import { arithmeticOf } from '@printpartner/spec-sheet/arithmetic';
import { jobOf } from '@printpartner/spec-sheet/job';
import type { SpecMeaning } from '@printpartner/contracts/spec-fields';
import { dayIn } from './dates/calendar.ts';
import type { OwnJob, OwnResult, OwnSheet } from './own-job.ts';
import { oneLine } from './plain-name.ts';
import { fixText, problemsOf, verdictNames } from './results/listed-findings.ts';

/** Characters of the whole text. */
const MAX_LENGTH = 8_000;
const MAX_VALUE = 160;
const MAX_PROJECTS = 30;
const MAX_SHEETS = 6;
const MAX_RESULTS = 2;

/** What a model may see of a sheet: the order, not who ordered it or where it goes. Free notes often have both. */
const sharedMeanings = new Set<SpecMeaning>([
  'name',
  'company',
  'quantity',
  'cover-type',
  'page-count-type',
  'text-pages',
  'cover-pages',
  'flat-size',
  'finished-size',
  'cover-flat-size',
  'cover-finished-size',
  'stock',
  'cover-stock',
  'inks',
  'cover-inks-front',
  'cover-inks-inside-front',
  'cover-inks-inside-back',
  'cover-inks-back',
  'bleed',
  'cover-bleed',
  'finishes',
  'finishing-sides',
  'cover-finishes',
  'cover-finishing-sides',
  'fold',
  'binding',
  'delivery-date',
  'delivery-option',
]);

/**
 * The user's own work as plain text for a language model: names, customers, dates, status, print specs with their
 * arithmetic, verdicts and findings. No ids, notes, contacts or addresses; email addresses and phone numbers within
 * names are removed. At most 8,000 characters, whole lines.
 */
export function jobText(
  { projects = [], sheets = [], results = [] }: OwnJob,
  now: Date,
  timeZone: string,
): string {
  const today = dayIn(now, timeZone);
  const lines = [
    `Today is ${today}.`,
    ...results.slice(0, MAX_RESULTS).flatMap(resultLines),
    ...(projects.length > 0 ? ['Projects:'] : []),
    ...projects.slice(0, MAX_PROJECTS).map(projectLine),
    ...sheets.slice(0, MAX_SHEETS).flatMap((sheet) => sheetLines(sheet, today)),
  ];
  return bounded(lines);
}

function bounded(lines: readonly string[]): string {
  let text = '';
  for (const line of lines) {
    if (text.length + line.length + 1 > MAX_LENGTH) break;
    text += `${line}\n`;
  }
  return text.trimEnd();
}

const EMAIL = /[^\s@<>,;]+@[^\s@<>,;]+\.[^\s@<>,;]+/g;
const PHONE = /(?<![\d.])\+?(?:\d[ ().-]{0,2}){9,14}\d(?!\d)/g;

const shared = (text: string, longest = MAX_VALUE): string =>
  oneLine(text, longest).replaceAll(EMAIL, '(email)').replaceAll(PHONE, '(phone)');

const given = (label: string, value: string): string[] =>
  value === '' ? [] : [`${label}: ${shared(value)}`];

const projectLine = (project: Project): string =>
  `- ${[
    shared(project.project_name) || 'Untitled Project',
    ...given('customer', project.client_name),
    ...given('printer', project.printing_company),
    ...given('due', project.due_date),
    ...given('status', project.status),
    ...(project.reminder_date === ''
      ? []
      : [`reminder: ${`${project.reminder_date} ${project.reminder_time}`.trim()}`]),
    ...(project.archived ? ['archived'] : []),
  ].join('; ')}`;

function sheetLines(sheet: OwnSheet, today: string): string[] {
  const cover = coverTypeOf(sheet.data);
  const fields = catalog
    .filter(({ meaning }) => meaning !== undefined && sharedMeanings.has(meaning))
    .filter((field) => isShown(field, sheet.kind, cover))
    .flatMap((field) => given(labelOf(field, sheet.kind, cover), shownText(sheet, field)));
  const sums = arithmeticOf(jobOf(sheet), today).flatMap(({ title, headline, detail = '' }) =>
    headline === undefined ? [] : [`${title}: ${headline} ${detail}`.trim()],
  );
  const name = sheet.id === undefined ? 'draft' : shared(sheet.name);
  return [`Spec sheet (${sheet.kind}): ${name}`, ...[...fields, ...sums].map((line) => `- ${line}`)];
}

function resultLines({ result, checkedAt }: OwnResult): string[] {
  return [
    `Preflight result: ${shared(result.filename)}; checked ${checkedAt}; ${verdictNames[result.status]}; ${result.pageCount} pages`,
    ...problemsOf(result).map((problem) => {
      const { check, status, finding } = problem;
      const fix = fixText(problem);
      return `- ${verdictNames[status]}, ${check.name}: ${shared(finding?.message ?? check.message, 300)}${fix === undefined ? '' : ` Fix: ${shared(finding?.advice ?? '', 300)}`}`;
    }),
  ];
}
