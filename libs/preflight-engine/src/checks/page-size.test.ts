import { describe, expect, it } from '@jest/globals';
import { checked, GOOD_BOXES, type PageParts, pressFile } from '../../test/press-file.ts';

const ID = 'page-size';
const trimmed = (width: number, height: number, more = ''): PageParts => ({
  entries: `/MediaBox [0 0 900 900] /TrimBox [18 18 ${18 + width} ${18 + height}] ${more}`,
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

  it('F2 page size warns about an odd page count, but not for a single page', async () => {
    expect((await checked(ID, pressFile({ pages: [{}, {}, {}] }))).message).toContain(
      'The page count is odd (3)',
    );
    expect(await checked(ID, pressFile())).toMatchObject({ status: 'pass' });
  });
});
