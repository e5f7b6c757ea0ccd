import { describe, expect, it } from '@jest/globals';
import { checked, type PageParts, pressFile } from '../../../test/press-file.ts';
import type { JobSpec } from '../../job/job-spec.ts';

const SINGLE: PageParts = {};
const WIDE: PageParts = { entries: '/MediaBox [0 0 900 684] /TrimBox [18 18 882 666]' };
const sizesOf = (pages: readonly PageParts[], job?: JobSpec) =>
  checked('page-size', pressFile({ pages }), job && { job });

describe('reader spreads in a file whose page size nobody said', () => {
  it.each([
    ['both ends', [SINGLE, WIDE, WIDE, WIDE, SINGLE]],
    ['the first page', [SINGLE, WIDE, WIDE]],
    ['the last page', [WIDE, WIDE, SINGLE]],
  ])('F2 reader spreads with %s half as wide are one warning', async (_, pages) => {
    const { status, findings } = await sizesOf(pages);
    const spreads = findings.filter(({ kind }) => kind === 'reader spread');
    expect({ status, count: spreads.length }).toEqual({ status: 'warning', count: 1 });
    expect(spreads[0]?.message).toMatch(/^Pages .* 12 × 9 in, twice as wide as page \d: two pages/);
  });

  it('F7 reader spreads fail in a bound job, and count as two pages', async () => {
    const booklet = [SINGLE, WIDE, WIDE, WIDE, SINGLE];
    const bound = await sizesOf(booklet, { pageMultiple: 4, bindingName: 'Saddle Stitch' });
    expect(bound).toMatchObject({ status: 'fail', findings: [{ kind: 'reader spread', page: 2 }] });
    const odd = await sizesOf([SINGLE, WIDE, WIDE, SINGLE], { pageMultiple: 4 });
    expect(odd.findings.map(({ kind }) => kind)).toEqual(['page multiple', 'reader spread']);
  });

  it.each([
    ['of two pages', [SINGLE, WIDE]],
    ['with a wide page among single ones', [SINGLE, SINGLE, WIDE, SINGLE]],
    ['whose ends differ', [SINGLE, WIDE, WIDE, { entries: '/MediaBox [0 0 300 684]' }]],
  ])('F2 reader spreads aren’t assumed in a file %s', async (_, pages) => {
    const { findings } = await sizesOf(pages);
    expect(findings.filter(({ kind }) => kind === 'reader spread')).toEqual([]);
    expect(findings).not.toEqual([]);
  });
});
