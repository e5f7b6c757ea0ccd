import { isSameSize } from '../job/ordered-sizes.ts';
import type { JobSpec } from '../job/job-spec.ts';
import type { Finding } from '../report/preflight-result.ts';
import { type Check, finding, verdictOf } from './check.ts';
import { counted, plain, sizeOf } from './figures.ts';
import { countFindings } from './ordered/count-findings.ts';
import { isUnprinted, orderedColors, type OrderedFile, orderedFile } from './ordered/ordered-file.ts';
import { sizeFindings } from './ordered/size-findings.ts';
import { type PrintedPage, printedPages } from './printed-page.ts';

const ID = 'page-size';

/** Check 2: page count and trim sizes. */
export const pageSize: Check = {
  id: ID,
  needsPageContent: true,
  isFullOnly: false,
  evaluate: (input) => {
    const { job } = input;
    const pages = [...printedPages(input)];
    const file = orderedFile(pages, job);
    const findings = [
      ...countFindings(file, job),
      ...sizeFindings(file, job),
      ...(job.trim ? [] : mixedSizes(file)),
      ...blankFindings(file, job),
      ...scaledFindings(pages),
    ];
    return verdictOf(findings, cleanText(file, job), job.cover && partsText[file.holds]);
  },
};

const partsText: Readonly<Record<OrderedFile['holds'], string>> = {
  text: 'Checked as the text of the job, without its cover.',
  cover: 'Checked as the cover of the job, without its text.',
  both: 'Checked as the whole job: text and cover.',
};

function cleanText({ pages, holds }: OrderedFile, { trim, pages: ordered, cover }: JobSpec): string {
  const first = pages.find(({ role }) => role === 'page') ?? pages[0];
  const size = first ? sizeOf(first.page.trim) : '';
  const isOrdered = trim !== undefined || ordered !== undefined || cover !== undefined;
  const parts = cover ? ` ${partsText[holds]}` : '';
  return `${counted(pages.length, 'page')}, ${size}${isOrdered ? ', as on the spec sheet' : ''}.${parts}`;
}

function mixedSizes({ pages }: OrderedFile): Finding[] {
  const text = pages.flatMap(({ page, role }) => (role === 'cover' ? [] : [page]));
  const [first] = text;
  if (!first) return [];
  return text
    .filter(({ trim }) => !isSameSize(trim, first.trim))
    .map(({ facts, trim }) =>
      finding(ID, {
        severity: 'warning',
        page: facts.number,
        box: facts.boxes.TrimBox,
        object: `page ${facts.number}`,
        message: `Page ${facts.number} is ${sizeOf(trim)}; page ${first.facts.number} is ${sizeOf(first.trim)}.`,
        advice: 'Make all pages the same size, or send different sizes as separate files.',
      }),
    );
}

function blankFindings({ pages }: OrderedFile, job: JobSpec): Finding[] {
  const isBlank = ({ marks, facts }: PrintedPage) =>
    marks.inkBox === null &&
    facts.faults.length === 0 &&
    !marks.annotations.some(({ hasAppearance }) => hasAppearance);
  return pages
    .filter((ordered) => isBlank(ordered.page) && !isUnprinted(orderedColors(ordered, job)))
    .map(({ page: { facts } }) =>
      finding(ID, {
        severity: 'warning',
        page: facts.number,
        box: facts.boxes.TrimBox,
        object: `page ${facts.number}`,
        message: `Page ${facts.number} is blank.`,
        advice: "Remove it, or tell the printer it's intentional.",
      }),
    );
}

function scaledFindings(pages: readonly PrintedPage[]): Finding[] {
  return pages
    .filter(({ facts }) => facts.userUnit !== 1)
    .map(({ facts }) =>
      finding(ID, {
        severity: 'warning',
        page: facts.number,
        object: 'UserUnit',
        measured: { value: facts.userUnit, unit: '' },
        limit: { value: 1, unit: '' },
        message: `Page ${facts.number} is scaled by ${plain(facts.userUnit)} (UserUnit), which many workflows ignore.`,
        advice: 'Export it at its true size, or agree on the scale with the printer.',
      }),
    );
}
