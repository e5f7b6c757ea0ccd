import type { Finding } from '../report/preflight-result.ts';
import { type Check, type CheckInput, finding, verdictOf } from './check.ts';
import { counted, plain, sizeOf } from './figures.ts';
import { type PrintedPage, printedPages } from './printed-page.ts';

const id = 'page-size';
/** pt within which two sizes are one. */
const SAME = 0.5;

/** 2: number and size of pages, by their trim. */
export const pageSize: Check = {
  id,
  readsContent: true,
  isFullOnly: false,
  judge: (input) => {
    const pages = [...printedPages(input)];
    const findings = [...countFindings(input), ...sizeFindings(pages, input), ...blankFindings(pages)];
    for (const { facts } of pages.filter((page) => page.facts.userUnit !== 1))
      findings.push(
        finding(id, {
          severity: 'warning',
          page: facts.number,
          object: 'UserUnit',
          measured: { value: facts.userUnit, unit: '' },
          limit: { value: 1, unit: '' },
          message: `Page ${facts.number} is scaled by ${plain(facts.userUnit)} (UserUnit), which many workflows overlook.`,
          advice: 'Export it at its true size, or agree on the scale with the printer.',
        }),
      );
    const size = pages[0] ? sizeOf(pages[0].trim) : '';
    return verdictOf(findings, `${counted(pages.length, 'page')}, ${size}.`);
  },
};

function countFindings({ facts, job }: CheckInput): Finding[] {
  const { pageCount } = facts;
  const findings: Finding[] = [];
  const multiple = job.pageMultiple ?? 2;
  if (job.pageCount !== undefined && job.pageCount !== pageCount)
    findings.push(
      finding(id, {
        severity: 'fail',
        object: 'number of pages',
        measured: { value: pageCount, unit: 'pages' },
        limit: { value: job.pageCount, unit: 'pages' },
        message: `The file has ${counted(pageCount, 'page')}, the job ${job.pageCount}.`,
        advice: 'Export all pages of the job, as single pages and not as spreads.',
      }),
    );
  const isCounted = job.pageMultiple !== undefined || pageCount > 1;
  if (isCounted && pageCount % multiple !== 0)
    findings.push(
      finding(id, {
        severity: 'warning',
        object: 'number of pages',
        measured: { value: pageCount, unit: 'pages' },
        limit: { value: multiple, unit: 'pages' },
        message:
          multiple === 2
            ? `${pageCount} pages are an odd number: a sheet has two sides.`
            : `${pageCount} pages cannot be divided by ${multiple}, as the binding wants.`,
        advice: 'Add or take out pages, or ask the printer where the blank ones shall go.',
      }),
    );
  return findings;
}

function sizeFindings(pages: readonly PrintedPage[], { job }: CheckInput): Finding[] {
  const [first] = pages;
  if (!first) return [];
  const { trimWidth, trimHeight } = job;
  const wanted: readonly [number, number] | null =
    trimWidth !== undefined && trimHeight !== undefined ? [trimWidth, trimHeight] : null;
  return pages
    .filter(({ trim }) => !isSame(trim, wanted ?? first.trim))
    .map(({ facts, trim }) =>
      finding(id, {
        severity: wanted ? 'fail' : 'warning',
        page: facts.number,
        box: facts.boxes.TrimBox,
        object: `page ${facts.number}`,
        message: wanted
          ? `Page ${facts.number} is ${sizeOf(trim)}, the job ${sizeOf(wanted)}.`
          : `Page ${facts.number} is ${sizeOf(trim)}, the first page ${sizeOf(first.trim)}.`,
        advice: wanted
          ? 'Set the document to the size of the job, and export it at 100 %.'
          : 'Give all pages one size, or send jobs of different sizes as files of their own.',
      }),
    );
}

function blankFindings(pages: readonly PrintedPage[]): Finding[] {
  const isBlank = ({ marks, facts }: PrintedPage) =>
    marks.inkBox === null && facts.faults.length === 0 && !marks.annotations.some(({ hasLook }) => hasLook);
  return pages.filter(isBlank).map(({ facts }) =>
    finding(id, {
      severity: 'warning',
      page: facts.number,
      box: facts.boxes.TrimBox,
      object: `page ${facts.number}`,
      message: `Page ${facts.number} is blank.`,
      advice: 'Take it out if it is not meant, or tell the printer that it is.',
    }),
  );
}

function isSame([width, height]: readonly [number, number], [w, h]: readonly [number, number]): boolean {
  return Math.abs(width - w) <= SAME && Math.abs(height - h) <= SAME;
}
