import { hasBinding } from '../../job/job-defaults.ts';
import type { JobSpec } from '../../job/job-spec.ts';
import type { Finding } from '../../report/preflight-result.ts';
import { finding } from '../check.ts';
import { pagesText, sizeOf } from '../figures.ts';
import type { OrderedFile } from './ordered-file.ts';

const ID = 'page-size';
/** The most pages on which a finding is drawn besides its first. */
const MAX_PLACES = 100;

/** Spreads in a file whose page size nobody said. A fail if the job is bound: its sheets are folded, not these pages. */
export function spreadFindings({ pages }: OrderedFile, job: JobSpec): Finding[] {
  const spreads = pages.flatMap(({ page, role }) => (role === 'spread' ? [page] : []));
  const single = pages.find(({ role }) => role === 'page');
  const [first, ...others] = spreads;
  if (job.trim || !first || !single) return [];
  const numbers = pagesText(spreads.map(({ facts }) => facts.number));
  return [
    finding(ID, {
      severity: hasBinding(job) ? 'fail' : 'warning',
      kind: 'reader spread',
      page: first.facts.number,
      box: first.facts.boxes.TrimBox,
      ...(others.length > 0 && {
        alsoOn: others
          .slice(0, MAX_PLACES)
          .map(({ facts: { number, boxes } }) => ({ page: number, box: boxes.TrimBox })),
      }),
      object: numbers,
      measured: { value: first.trim[0], unit: 'pt' },
      message: `${numbers.replace(/^p/, 'P')} ${spreads.length === 1 ? 'is' : 'are'} ${sizeOf(first.trim)}, twice as wide as page ${single.page.facts.number}: two pages side by side (reader spreads).`,
      advice:
        'Export single pages: in InDesign choose Pages instead of Spreads; elsewhere split the spreads.',
    }),
  ];
}
