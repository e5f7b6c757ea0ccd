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

  describe('against the job', () => {
    const job = { trimWidth: 432, trimHeight: 648, pageCount: 6, pageMultiple: 4 };
    const six = Array.from({ length: 6 }, () => ({}));

    it('F2 page size passes the ordered size and page count', async () => {
      const options = { job: { ...job, pageMultiple: 2 } };
      expect(await checked(ID, pressFile({ pages: six }), options)).toMatchObject({ status: 'pass' });
    });

    it("F2 page size warns about a page count that the binding can't use", async () => {
      const result = await checked(ID, pressFile({ pages: six }), { job });
      expect(result).toMatchObject({
        status: 'warning',
        message: expect.stringContaining('not divisible by 4'),
      });
    });

    it('F2 page size fails a wrong page count', async () => {
      const result = await checked(ID, pressFile({ pages: [{}, {}] }), { job: { pageCount: 6 } });
      expect(result).toMatchObject({ status: 'fail', message: 'The file has 2 pages; the job has 6.' });
    });

    it.each([
      [432.5, 'pass'],
      [433, 'fail'],
    ])('F2 page size rates a trim of %s pt instead of 432 as %s', async (width, status) => {
      const pages = [trimmed(width, 648)];
      expect(
        await checked(ID, pressFile({ pages }), { job: { trimWidth: 432, trimHeight: 648 } }),
      ).toMatchObject({ status });
    });
  });
});
