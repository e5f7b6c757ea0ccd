import { describe, expect, it } from '@jest/globals';
import { checked, GOOD_BOXES, pressFile } from '../../test/press-file.ts';

const ID = 'page-boxes';
const boxed = (entries: string) => checked(ID, pressFile({ pages: [{ entries }] }));

describe('Page Boxes', () => {
  it('F2 page boxes pass if they are nested correctly', async () => {
    expect(await boxed(`${GOOD_BOXES} /CropBox [0 0 468 684]`)).toMatchObject({ status: 'pass' });
  });

  it('F2 page boxes warn about a page without a TrimBox', async () => {
    const result = await boxed('/MediaBox [0 0 500 684]');
    expect(result).toMatchObject({
      status: 'warning',
      message: 'Page 1 has no TrimBox, so the trim size is unknown.',
    });
  });

  it('F2 page boxes report what is true of all pages once, and the others by their pages', async () => {
    const sized = (height: number, entries = '') => ({ entries: `/MediaBox [0 0 500 ${height}] ${entries}` });
    const pages = [
      ...Array.from({ length: 40 }, (_, index) => sized(684 - (index % 2))),
      sized(684, '/CropBox [5 5 490 670]'),
    ];
    expect(await checked(ID, pressFile({ pages }))).toMatchObject({
      status: 'warning',
      message: 'Pages 1–41 have no TrimBox, so the trim size is unknown. And 1 more.',
      findings: [
        { page: 1, pageCount: 41, alsoOn: expect.arrayContaining([{ page: 2, box: [0, 0, 500, 683] }]) },
        { page: 41, message: 'Page 41 is cropped: the CropBox is smaller than the MediaBox.' },
      ],
      tally: { warning: 2, pages: 'w'.repeat(41) },
    });
  });

  it('F2 page boxes warn about a CropBox smaller than the MediaBox', async () => {
    expect(await boxed(`${GOOD_BOXES} /CropBox [9 9 459 675]`)).toMatchObject({
      status: 'warning',
      findings: [{ object: 'CropBox', box: [9, 9, 459, 675] }],
    });
  });

  it.each([
    [
      'TrimBox beyond the BleedBox',
      '/MediaBox [0 0 468 684] /BleedBox [20 20 448 664] /TrimBox [18 18 450 666]',
      'TrimBox',
    ],
    [
      'BleedBox beyond the MediaBox',
      '/MediaBox [0 0 468 684] /BleedBox [-9 9 459 675] /TrimBox [18 18 450 666]',
      'BleedBox',
    ],
    [
      'CropBox beyond the MediaBox',
      '/MediaBox [0 0 468 684] /CropBox [0 0 500 684] /TrimBox [18 18 450 666]',
      'CropBox',
    ],
  ])('F2 page boxes fail for a %s', async (_, entries, object) => {
    const result = await boxed(entries);
    expect(result.status).toBe('fail');
    expect(result.findings.map((finding) => finding.object)).toContain(object);
  });

  it('F2 page boxes fail for a box without area', async () => {
    const result = await boxed('/MediaBox [0 0 468 684] /TrimBox [18 18 18 666]');
    expect(result).toMatchObject({ status: 'fail', message: 'Page 1: the TrimBox has no area.' });
  });

  it('F2 page boxes warn about a wrong ArtBox, which no press is set up by', async () => {
    expect(await boxed(`${GOOD_BOXES} /ArtBox [18 300 450 300]`)).toMatchObject({
      status: 'warning',
      message: 'Page 1: the ArtBox has no area.',
    });
    expect(await boxed(`${GOOD_BOXES} /ArtBox [0 0 900 900]`)).toMatchObject({ status: 'warning' });
  });

  it('F2 page boxes tolerate a rounding error of 0.05 pt', async () => {
    expect(
      await boxed('/MediaBox [0 0 468 684] /BleedBox [18 18 450 666] /TrimBox [17.96 18 450 666]'),
    ).toMatchObject({ status: 'pass' });
    expect(
      await boxed('/MediaBox [0 0 468 684] /BleedBox [18 18 450 666] /TrimBox [17.9 18 450 666]'),
    ).toMatchObject({ status: 'fail' });
  });

  it('F2 page boxes fail for an unreadable MediaBox and for an ArtBox beyond the MediaBox', async () => {
    expect((await boxed('/TrimBox [18 18 450 666]')).message).toContain('has no readable MediaBox');
    expect((await boxed('/MediaBox [0 0 (a) 684] /TrimBox [18 18 450 666]')).status).toBe('fail');
    expect(
      (await boxed(`${GOOD_BOXES} /ArtBox [900 900 999 999]`)).findings.map(({ object }) => object),
    ).toContain('ArtBox');
  });
});
