import { describe, expect, it } from '@jest/globals';
import { checked, GOOD_BOXES, type PageParts, pressFile } from '../../test/press-file.ts';

const ID = 'page-size';
const trimmed = (width: number, height: number, more = ''): PageParts => ({
  entries: `/MediaBox [0 0 900 900] /TrimBox [18 18 ${18 + width} ${18 + height}] ${more}`,
  content: '0 0 0 1 k 60 60 10 10 re f',
});

describe('Page Count & Size', () => {
  it('F2 page size passes pages of one size and names it', async () => {
    const result = await checked(ID, pressFile({ pages: [{}, {}] }));
    expect(result).toMatchObject({ status: 'pass', message: '2 pages, 6 × 9 in.' });
  });

  it.each([
    ['half a point is ignored', 432.5, 'pass'],
    ['more counts as another size', 432.6, 'warning'],
  ])('F2 page size with mixed sizes: %s', async (_, width, status) => {
    expect(await checked(ID, pressFile({ pages: [trimmed(432, 648), trimmed(width, 648)] }))).toMatchObject({
      status,
    });
  });

  it('F2 page size names the pages that differ from most, not those that differ from the first', async () => {
    const pages = [trimmed(432, 700), trimmed(432, 648), trimmed(432, 648)];
    const { findings } = await checked(ID, pressFile({ pages }));
    expect(findings).toMatchObject([{ page: 1, message: 'Page 1 is 6 × 9.722 in; page 2 is 6 × 9 in.' }]);
  });

  const a4 = trimmed(595.28, 841.89);
  const letter = trimmed(612, 792);
  it.each<[string, PageParts[], string]>([
    ['one page that shares neither width nor height is a fail', [...Array(15).fill(letter), a4], 'fail'],
    ['so is one of two pages', [letter, a4], 'fail'],
    ['two pages alike are a warning', [letter, letter, letter, a4, a4], 'warning'],
    ['a page of the usual height is a warning', [letter, letter, trimmed(500, 792)], 'warning'],
    ['a page of the usual width is a warning', [letter, letter, trimmed(612, 841.89)], 'warning'],
    ['a page turned is a warning', [letter, letter, trimmed(792, 612)], 'warning'],
  ])('F2 page size without a job: %s', async (_, pages, status) => {
    expect(await checked(ID, pressFile({ pages }))).toMatchObject({
      status,
      findings: expect.arrayContaining([expect.objectContaining({ page: pages.length })]),
    });
  });

  it('F2 page size warns that a wider page of the usual height may fold out', async () => {
    const { status, findings } = await checked(
      ID,
      pressFile({ pages: [letter, letter, trimmed(1190, 792)] }),
    );
    expect(status).toBe('warning');
    expect(findings).toMatchObject([
      { page: 3, kind: 'fold-out', advice: expect.stringMatching(/folds out/) },
    ]);
  });

  it('F2 page size of a rotated page is its size as displayed', async () => {
    const pages = [trimmed(432, 648), trimmed(648, 432, '/Rotate 90')];
    expect(await checked(ID, pressFile({ pages }))).toMatchObject({ status: 'pass' });
  });

  it('F2 page size warns about a blank page, including one painted white', async () => {
    const pages = [{}, { content: '1 1 1 rg 0 0 468 684 re f 0 0 0 0 k 10 10 50 50 re f' }];
    const result = await checked(ID, pressFile({ pages }));
    expect(result).toMatchObject({ status: 'warning', message: 'Page 2 is blank.' });
    expect(result.findings).toMatchObject([{ page: 2, box: [18, 18, 450, 666] }]);
  });

  it('F2 page size warns about a UserUnit, which scales the size', async () => {
    const result = await checked(ID, pressFile({ pages: [{ entries: `${GOOD_BOXES} /UserUnit 2` }] }));
    expect(result).toMatchObject({ status: 'warning', findings: [{ measured: { value: 2, unit: '' } }] });
  });

  it('F2 page size warns about an odd page count of a book; other pages may be pieces of their own', async () => {
    const file = pressFile({ pages: [{}, {}, {}] });
    expect(await checked(ID, file, { job: { trim: { width: 6, height: 9 } } })).toMatchObject({
      status: 'warning',
      message: expect.stringContaining('The page count is odd (3)'),
    });
    expect(await checked(ID, file)).toMatchObject({
      status: 'pass',
      details: 'Printed on both sides, the last sheet has a blank back.',
    });
    expect((await checked(ID, pressFile())).details).toBeUndefined();
  });

  const pagesOf = (count: number, page: PageParts = {}) => Array.from({ length: count }, () => page);
  const statusOf = async (pages: readonly PageParts[]) => (await checked(ID, pressFile({ pages }))).status;

  it('F2 page size warns about a booklet whose page count is no multiple of 4', async () => {
    const result = await checked(ID, pressFile({ pages: pagesOf(18) }));
    expect(result).toMatchObject({
      status: 'warning',
      message: '18 pages of one size look like a booklet. Saddle stitch needs a multiple of 4.',
      findings: [{ kind: 'booklet', measured: { value: 18 }, limit: null }],
    });
    expect(result.findings[0]?.advice).toContain('add 2 pages or remove 2. Other bindings');
    expect(await statusOf(pagesOf(20))).toBe('pass');
    const halfLetter = { entries: '/MediaBox [0 0 396 612]' };
    expect(await statusOf(pagesOf(10, halfLetter))).toBe('warning');
    expect(await statusOf(pagesOf(12, halfLetter))).toBe('pass');
  });

  it.each<[string, PageParts[]]>([
    ['too few pages', pagesOf(6)],
    ['more pages than wire stitches hold', pagesOf(94)],
    ['cards', pagesOf(10, trimmed(252, 144))],
    ['postcards', pagesOf(10, trimmed(432, 288))],
    ['posters', pagesOf(10, { entries: '/MediaBox [0 0 1296 1728] /TrimBox [0 0 1296 1728]' })],
    ['slides', pagesOf(10, trimmed(720, 405))],
    ['upright slides', pagesOf(10, trimmed(405, 720))],
    ['an office program', pagesOf(10, { entries: '/MediaBox [0 0 612 792]' })],
    [
      'a program that writes a TrimBox around every page',
      pagesOf(10, { entries: '/MediaBox [0 0 612 792] /TrimBox [0 0 612 792]' }),
    ],
  ])('F2 page size takes no booklet for granted in a file of %s', async (_, pages) => {
    expect(await statusOf(pages)).toBe('pass');
  });

  it('F2 page size notes the rule for booklets in a document of an office program', async () => {
    const letters = (count: number) =>
      pressFile({ pages: pagesOf(count, { entries: '/MediaBox [0 0 612 792]' }) });
    expect(await checked(ID, letters(18))).toMatchObject({
      status: 'pass',
      details: 'As a saddle-stitched booklet it would need a multiple of 4 pages.',
    });
    expect((await checked(ID, letters(20))).details).toBeUndefined();
    expect((await checked(ID, letters(18), { job: { pageMultiple: 2 } })).details).toBeUndefined();
    expect(await checked(ID, letters(3))).toMatchObject({
      status: 'pass',
      details: 'Printed on both sides, the last sheet has a blank back.',
    });
    expect(await checked(ID, letters(3), { job: { trim: { width: 8.5, height: 11 } } })).toMatchObject({
      status: 'warning',
    });
  });

  it('F2 page size names the US size in place of a metric one without a warning', async () => {
    const sheet = (width: number, height: number): PageParts => ({
      entries: `/MediaBox [0 0 ${width} ${height}] /TrimBox [0 0 ${width} ${height}]`,
    });
    const detailsOf = async (page: PageParts) => (await checked(ID, pressFile({ pages: [page] }))).details;
    expect(await checked(ID, pressFile({ pages: [sheet(595, 842)] }))).toMatchObject({
      status: 'pass',
      details: 'This is A4; the US size in its place is 8.5 × 11 in.',
    });
    expect(await detailsOf(sheet(842, 595))).toContain('11 × 8.5 in');
    expect(await detailsOf(sheet(612, 792))).toBeUndefined();
  });
});
