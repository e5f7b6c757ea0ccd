import { coverPagesOf } from '../../job/job-defaults.ts';
import type { JobSpec } from '../../job/job-spec.ts';
import type { Finding } from '../../report/preflight-result.ts';
import { finding } from '../check.ts';
import { counted } from '../figures.ts';
import type { OrderedFile, OrderedPage } from './ordered-file.ts';

const ID = 'page-size';
/** Every sheet has two sides. */
const SIDES = 2;
/** The most pages on which a finding is drawn besides its first. */
const MOST_PLACES = 100;

/** Whether the number of pages is the ordered one, and one that the binding can use. */
export function countFindings(file: OrderedFile, job: JobSpec): Finding[] {
  // A cover has no page count of its own.
  if (file.holds === 'cover') return [];
  const wrong = job.pages !== undefined && file.textPages !== job.pages;
  return wrong ? [wrongCount(file, job, job.pages ?? 0)] : bindingFindings(file, job);
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
      alsoOn: others.slice(0, MOST_PLACES).map(({ page: { facts } }) => placeOf(facts)),
    }),
    object: 'page count',
    measured: { value: textPages, unit: 'pages' },
    limit: { value: ordered, unit: 'pages' },
    message: `The file has ${cover}${counted(textPages, 'page')}${spreads}; the spec sheet says ${ordered}${withCover}.`,
    advice: 'Export every page of the job once, or correct the page count on the spec sheet.',
  });
}

const isText = ({ role }: OrderedPage): boolean => role === 'page' || role === 'spread';
const placeOf = ({ number, boxes }: OrderedPage['page']['facts']) => ({ page: number, box: boxes.TrimBox });

function bindingFindings({ textPages }: OrderedFile, job: JobSpec): Finding[] {
  const { pages, pageMultiple, bindingName } = job;
  const multiple = pageMultiple ?? SIDES;
  // A spec sheet that has an odd count without a binding means it.
  const isCounted = pageMultiple !== undefined || (pages === undefined && textPages > 1);
  if (!isCounted || textPages % multiple === 0) return [];
  const odd = `The page count is odd (${textPages}), but every sheet has two sides.`;
  const wanted = bindingName
    ? `${bindingName} needs pages in multiples of ${multiple}; the file has ${textPages}.`
    : `The page count (${textPages}) is not divisible by ${multiple}, as the binding requires.`;
  return [
    finding(ID, {
      // Printers add blank pages, so this is no fail.
      severity: 'warning',
      ...(pageMultiple !== undefined && { kind: 'page multiple', fromJob: true }),
      object: 'page count',
      measured: { value: textPages, unit: 'pages' },
      limit: { value: multiple, unit: 'pages' },
      message: multiple === SIDES && !bindingName ? odd : wanted,
      advice:
        pages === undefined
          ? 'Add or remove pages, or ask the printer where to put blank pages.'
          : 'The spec sheet has the same page count. Add or remove pages in both, or ask the printer where to put blank pages.',
    }),
  ];
}
