import { hasBinding } from '../job/job-defaults.ts';
import type { JobSpec } from '../job/job-spec.ts';
import { isSameLength, isSameSize, turned } from '../job/ordered-sizes.ts';
import { metricSizeOf } from '../job/standard-sizes.ts';
import type { Finding } from '../report/preflight-result.ts';
import { type Check, finding, verdictOf } from './check.ts';
import { counted, plain, sizeOf } from './figures.ts';
import { isBookletSized, isForPress, stitched } from './ordered/booklet.ts';
import { countFindings } from './ordered/count-findings.ts';
import { isUnprinted, orderedColors, type OrderedFile, orderedFile } from './ordered/ordered-file.ts';
import { sizeFindings } from './ordered/size-findings.ts';
import { spreadFindings } from './ordered/spread-findings.ts';
import { type PrintedPage, printedPages } from './printed-page.ts';

const ID = 'page-size';

/** Page count and trim sizes. */
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
      ...spreadFindings(file, job),
      ...(job.trim ? [] : mixedSizes(file)),
      ...blankFindings(file, job),
      ...scaledFindings(pages),
    ];
    const notes = [job.cover && partsText[file.holds], metricNote(file, job), countNote(file, job)];
    const details = notes.filter(Boolean).join(' ');
    return verdictOf(findings, cleanText(file, job), details);
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
  return `${counted(pages.length, 'page')}, ${size}${isOrdered ? ', as in the job' : ''}.${parts}`;
}

/** A metric size isn't wrong, but US printers rarely mean it. */
function metricNote({ pages }: OrderedFile, { trim }: JobSpec): string | null {
  const size = pages.find(({ role }) => role === 'page')?.page.trim;
  const metric = size && !trim ? metricSizeOf(size) : null;
  return metric && `This is ${metric.name}; the US size in its place is ${sizeOf(metric.us)}.`;
}

/** A note on the page count, which is no finding: without a job, the document may be stapled in its corner. */
function countNote(file: OrderedFile, job: JobSpec): string | null {
  const { textPages } = file;
  const isOpen = job.pages === undefined && !job.trim && !job.cover && !hasBinding(job);
  if (!isOpen) return null;
  if (isBookletSized(file) && textPages % stitched.multiple !== 0)
    // What is made for press has a finding.
    return isForPress(file)
      ? null
      : `As a saddle-stitched booklet it would need a multiple of ${stitched.multiple} pages.`;
  return textPages > 1 && textPages % 2 !== 0
    ? 'Printed on both sides, the last sheet has a blank back.'
    : null;
}

/** Pages that differ from the size that most pages have. */
function mixedSizes({ pages }: OrderedFile): Finding[] {
  const text = pages.flatMap(({ page, role }) => (role === 'cover' || role === 'spread' ? [] : [page]));
  const usual = usualOf(text);
  if (!usual) return [];
  const own = { widths: unshared(text, 0), heights: unshared(text, 1) };
  return text
    .filter(({ trim }) => !isSameSize(trim, usual.trim))
    .map((page) => {
      const { facts, trim } = page;
      return finding(ID, {
        ...otherSize(page, usual, own),
        page: facts.number,
        box: facts.boxes.TrimBox,
        object: `page ${facts.number}`,
        message: `Page ${facts.number} is ${sizeOf(trim)}; page ${usual.facts.number} is ${sizeOf(usual.trim)}.`,
      });
    });
}

/**
 * A fail if no other page has its width or its height: no trim fits it. A page turned is the same sheet. A wider page of the
 * usual height may fold out.
 */
function otherSize(
  { trim }: PrintedPage,
  usual: PrintedPage,
  own: Readonly<Record<'widths' | 'heights', ReadonlySet<number>>>,
): Pick<Finding, 'severity' | 'advice' | 'kind'> {
  const [width, height] = trim;
  if (isSameLength(height, usual.trim[1]) && width > usual.trim[0])
    return {
      severity: 'warning',
      kind: 'fold-out',
      advice: 'If it folds out, tell the printer how. If not, make it the size of the other pages.',
    };
  const isOnItsOwn = own.widths.has(width) && own.heights.has(height);
  return {
    severity: isOnItsOwn && !isSameSize(trim, turned(usual.trim)) ? 'fail' : 'warning',
    advice: 'Make all pages the same size, or send different sizes as separate files.',
  };
}

/** The widths, or heights, that only one page has. */
function unshared(pages: readonly PrintedPage[], side: 0 | 1): ReadonlySet<number> {
  const sorted = pages.map(({ trim }) => trim[side]).toSorted((a, b) => a - b);
  return new Set(
    sorted.filter(
      (length, index) =>
        !isSameLength(length, sorted[index - 1] ?? -Infinity) &&
        !isSameLength(length, sorted[index + 1] ?? Infinity),
    ),
  );
}

/** The first page of the most frequent size; of equally frequent sizes, the one used first. */
function usualOf(pages: readonly PrintedPage[]): PrintedPage | undefined {
  const sizes: { first: PrintedPage; count: number }[] = [];
  for (const page of pages) {
    const same = sizes.find(({ first }) => isSameSize(page.trim, first.trim));
    if (same) same.count += 1;
    else sizes.push({ first: page, count: 1 });
  }
  return sizes.toSorted((a, b) => b.count - a.count)[0]?.first;
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
