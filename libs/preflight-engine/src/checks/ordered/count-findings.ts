import { coverPagesOf, hasBinding, mayBeFolded } from '../../job/job-defaults.ts';
import { panelsOf, trimOf } from '../../job/ordered-sizes.ts';
import type { JobSpec } from '../../job/job-spec.ts';
import type { Finding, Measure } from '../../report/preflight-result.ts';
import { finding } from '../check.ts';
import { counted } from '../figures.ts';
import { isBookletLike, stitched } from './booklet.ts';
import type { OrderedFile, OrderedPage } from './ordered-file.ts';

const ID = 'page-size';
/** Every sheet has two sides. */
const SIDES = 2;
/** The most pages on which a finding is drawn besides its first. */
const MAX_PLACES = 100;

/** Whether the number of pages is the ordered one, and one that the binding can use. */
export function countFindings(file: OrderedFile, job: JobSpec): Finding[] {
  // A cover has no page count of its own.
  if (file.holds === 'cover') return [];
  if (job.pages === undefined || file.textPages === job.pages || panelsIn(file, job) === job.pages)
    return bindingFindings(file, job);
  return [wrongCount(file, job, job.pages)];
}

/** Panels of the flat sheets of a folded piece, which printers count as pages; null for another file. */
function panelsIn({ pages }: OrderedFile, job: JobSpec): number | null {
  const trim = trimOf(job);
  if (!trim || !mayBeFolded(job)) return null;
  return pages.reduce((sum, { page }) => sum + (panelsOf(page.trim, trim)?.count ?? 1), 0);
}

function wrongCount({ pages, holds, textPages }: OrderedFile, job: JobSpec, ordered: number): Finding {
  const extra = textPages > ordered ? pages.filter(isText).slice(ordered) : [];
  const [first, ...others] = extra;
  const hasSpreads = pages.some(({ role }) => role === 'spread');
  const cover = holds === 'both' ? 'a cover and ' : '';
  const spreads = hasSpreads ? ', counting a spread as two' : '';
  const { cover: coverOrdered } = job;
  const withCover =
    coverOrdered && holds === 'text' ? `, or ${ordered + coverPagesOf(coverOrdered)} with the cover` : '';
  return finding(ID, {
    // Missing pages can't be printed, and extra ones change sheets, weight and price.
    severity: 'fail',
    kind: 'page count',
    fromJob: true,
    ...(first && { page: first.page.facts.number, box: first.page.facts.boxes.TrimBox }),
    ...(others.length > 0 && {
      alsoOn: others.slice(0, MAX_PLACES).map(({ page: { facts } }) => placeOf(facts)),
    }),
    object: 'page count',
    measured: { value: textPages, unit: 'pages' },
    limit: { value: ordered, unit: 'pages' },
    message: `The file has ${cover}${counted(textPages, 'page')}${spreads}; the job says ${ordered}${withCover}.`,
    advice: 'Export every page of the job once, or correct the page count of the job.',
  });
}

const isText = ({ role }: OrderedPage): boolean => role === 'page' || role === 'spread';
const placeOf = ({ number, boxes }: OrderedPage['page']['facts']) => ({ page: number, box: boxes.TrimBox });

/** Whether the binding can use the page count; without a binding, the one that the file looks like. */
function bindingFindings(file: OrderedFile, job: JobSpec): Finding[] {
  if (job.pageMultiple !== undefined) return multipleFindings(file, job, job.pageMultiple);
  // A spec sheet that has a count without a binding means it.
  if (job.pages !== undefined) return [];
  if (!job.cover && !job.bindingName && isBookletLike(file)) return bookletFindings(file);
  const isBook = job.trim !== undefined || job.cover !== undefined || hasBinding(job);
  return isBook ? oddFindings(file) : [];
}

function multipleFindings({ textPages }: OrderedFile, job: JobSpec, multiple: number): Finding[] {
  if (textPages % multiple === 0) return [];
  const { pages, bindingName } = job;
  const isFolded = multiple > SIDES;
  const named = bindingName
    ? `${bindingName} needs pages in multiples of ${multiple}; the file has ${textPages}.`
    : `The page count (${textPages}) is not divisible by ${multiple}, as the binding requires.`;
  return [
    countFinding(textPages, {
      limit: { value: multiple, unit: 'pages' },
      // Folded sheets have no half; the back of a last leaf can stay blank.
      severity: isFolded ? 'fail' : 'warning',
      kind: 'page multiple',
      fromJob: true,
      message: isFolded || bindingName ? named : oddText(textPages),
      advice:
        pages === undefined
          ? 'Add or remove pages, or ask the printer where to put blank pages.'
          : 'The job has the same page count. Add or remove pages in both, or ask the printer where to put blank pages.',
    }),
  ];
}

function bookletFindings({ textPages }: OrderedFile): Finding[] {
  const { multiple, most } = stitched;
  const cut = textPages % multiple;
  if (cut === 0) return [];
  const add = multiple - cut;
  const choices = textPages + add <= most ? `add ${counted(add, 'page')} or remove ${cut}` : `remove ${cut}`;
  return [
    countFinding(textPages, {
      severity: 'warning',
      kind: 'booklet',
      message: `${counted(textPages, 'page')} of one size look like a booklet. Saddle stitch needs a multiple of ${multiple}.`,
      advice: `For saddle stitch, ${choices}. ${textPages % SIDES === 0 ? 'Other bindings can use this count' : 'Every other binding needs an even count'}: enter the binding of the job to check it.`,
    }),
  ];
}

function oddFindings({ textPages }: OrderedFile): Finding[] {
  if (textPages === 1 || textPages % SIDES === 0) return [];
  return [
    countFinding(textPages, {
      severity: 'warning',
      message: oddText(textPages),
      advice: 'Add or remove pages, or ask the printer where to put blank pages.',
    }),
  ];
}

const oddText = (pages: number): string => `The page count is odd (${pages}), but every sheet has two sides.`;

const countFinding = (
  pages: number,
  what: Pick<Finding, 'severity' | 'kind' | 'fromJob' | 'message' | 'advice'> & { limit?: Measure },
): Finding => finding(ID, { object: 'page count', measured: { value: pages, unit: 'pages' }, ...what });
