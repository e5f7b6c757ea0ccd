import type { Finding } from '../report/preflight-result.ts';
import { type Check, type CheckInput, finding, verdictOf } from './check.ts';
import { counted, plain, sizeOf } from './figures.ts';
import { type PrintedPage, printedPages } from './printed-page.ts';

const ID = 'page-size';
/** pt: tolerance within which two sizes count as equal. */
const SAME = 0.5;

/** Check 2: page count and trim sizes. */
export const pageSize: Check = {
  id: ID,
  needsPageContent: true,
  isFullOnly: false,
  evaluate: (input) => {
    const pages = [...printedPages(input)];
    const findings = [...countFindings(input), ...sizeFindings(pages, input), ...blankFindings(pages)];
    for (const { facts } of pages.filter((page) => page.facts.userUnit !== 1))
      findings.push(
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
      finding(ID, {
        severity: 'fail',
        object: 'page count',
        measured: { value: pageCount, unit: 'pages' },
        limit: { value: job.pageCount, unit: 'pages' },
        message: `The file has ${counted(pageCount, 'page')}; the job has ${job.pageCount}.`,
        advice: 'Export all pages of the job as single pages, not as spreads.',
      }),
    );
  const isCounted = job.pageMultiple !== undefined || pageCount > 1;
  if (isCounted && pageCount % multiple !== 0)
    findings.push(
      finding(ID, {
        severity: 'warning',
        object: 'page count',
        measured: { value: pageCount, unit: 'pages' },
        limit: { value: multiple, unit: 'pages' },
        message:
          multiple === 2
            ? `The page count is odd (${pageCount}), but every sheet has two sides.`
            : `The page count (${pageCount}) is not divisible by ${multiple}, as the binding requires.`,
        advice: 'Add or remove pages, or ask the printer where to put blank pages.',
      }),
    );
  return findings;
}

function sizeFindings(pages: readonly PrintedPage[], { job }: CheckInput): Finding[] {
  const [first] = pages;
  if (!first) return [];
  const { trimWidth, trimHeight } = job;
  const ordered: readonly [number, number] | null =
    trimWidth !== undefined && trimHeight !== undefined ? [trimWidth, trimHeight] : null;
  return pages
    .filter(({ trim }) => !isSame(trim, ordered ?? first.trim))
    .map(({ facts, trim }) =>
      finding(ID, {
        severity: ordered ? 'fail' : 'warning',
        page: facts.number,
        box: facts.boxes.TrimBox,
        object: `page ${facts.number}`,
        message: ordered
          ? `Page ${facts.number} is ${sizeOf(trim)}; the job is ${sizeOf(ordered)}.`
          : `Page ${facts.number} is ${sizeOf(trim)}; page 1 is ${sizeOf(first.trim)}.`,
        advice: ordered
          ? "Set the document to the job's trim size and export it at 100%."
          : 'Make all pages the same size, or send different sizes as separate files.',
      }),
    );
}

function blankFindings(pages: readonly PrintedPage[]): Finding[] {
  const isBlank = ({ marks, facts }: PrintedPage) =>
    marks.inkBox === null &&
    facts.faults.length === 0 &&
    !marks.annotations.some(({ hasAppearance }) => hasAppearance);
  return pages.filter(isBlank).map(({ facts }) =>
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

function isSame([width, height]: readonly [number, number], [w, h]: readonly [number, number]): boolean {
  return Math.abs(width - w) <= SAME && Math.abs(height - h) <= SAME;
}
