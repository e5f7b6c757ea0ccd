import { describe, expect, it } from '@jest/globals';
import { checked, type PageParts, pressFile } from '../../../test/press-file.ts';
import type { JobSpec } from '../../job/job-spec.ts';

const ID = 'page-size';
const job: JobSpec = { trim: { width: 6, height: 9 } };
const perfectBound: JobSpec = { ...job, pages: 4, cover: { spine: 0.25 } };

/** A page that trims to this size in inches. */
const trimmed = (width: number, height: number, more = ''): PageParts => ({
  entries: `/MediaBox [0 0 1800 1800] /TrimBox [18 18 ${18 + width * 72} ${18 + height * 72}] ${more}`,
});
const sizeOf = (pages: readonly PageParts[], spec = job) => checked(ID, pressFile({ pages }), { job: spec });

describe('trim size against the spec sheet', () => {
  it('F7 page size passes the ordered size, within half a point', async () => {
    expect(await sizeOf([{}, trimmed(6.0069, 9)])).toMatchObject({
      status: 'pass',
      message: '2 pages, 6 × 9 in, as in the job.',
    });
    expect(await sizeOf([trimmed(6.0071, 9)])).toMatchObject({ status: 'fail' });
  });

  it('F7 page size fails another size with both sizes, drawn on the trim', async () => {
    const { status, findings } = await sizeOf([{}, trimmed(6, 8.75)]);
    expect(status).toBe('fail');
    expect(findings).toMatchObject([
      {
        kind: 'size',
        fromJob: true,
        severity: 'fail',
        page: 2,
        box: [18, 18, 450, 648],
        object: 'height of page 2',
        measured: { value: 630, unit: 'pt' },
        limit: { value: 648, unit: 'pt' },
        message: 'Page 2 trims to 6 × 8.75 in; the job says 6 × 9 in.',
      },
    ]);
  });

  it('F7 page size tells a rotated page from one of another size, as displayed', async () => {
    expect(await sizeOf([trimmed(9, 6)], { ...job, pages: 1 })).toMatchObject({
      status: 'fail',
      findings: [
        {
          kind: 'rotated',
          message: 'Page 1 is rotated 90°: it trims to 9 × 6 in; the job says 6 × 9 in.',
        },
      ],
    });
    expect(await sizeOf([trimmed(9, 6, '/Rotate 90')])).toMatchObject({ status: 'pass' });
  });

  it('F7 page size warns of a piece in the other orientation, which nothing binds', async () => {
    expect(await sizeOf([trimmed(9, 6)])).toMatchObject({
      status: 'warning',
      message: 'Page 1 trims to 9 × 6 in; the job says 6 × 9 in, which is the other orientation.',
      findings: [{ kind: 'rotated', severity: 'warning' }],
    });
  });

  it.each([
    [11, 8.5, { width: 5.5, height: 8.5 }, 2],
    [11, 8.5, { width: 3.6875, height: 8.5 }, 3],
    [11, 8.5, { width: 8.5, height: 3.6875 }, 3],
    [11, 8.5, { width: 5.5, height: 4.25 }, 4],
  ])(
    'F7 page size warns that a piece of %d × %d in may be folded to %j',
    async (width, height, trim, panels) => {
      const { status, findings } = await sizeOf([trimmed(width, height)], { trim, trimIs: 'finished' });
      expect(status).toBe('warning');
      expect(findings).toMatchObject([
        { kind: 'flat sheet', message: expect.stringContaining(`, ${panels} times the `) },
      ]);
    },
  );

  it('F7 page size passes flat sheets whose panels are the ordered pages of a folded piece', async () => {
    const spec: JobSpec = { trim: { width: 8.5, height: 11 }, trimIs: 'finished', pages: 4 };
    const flat = trimmed(17, 11);
    expect(await sizeOf([flat, flat], spec)).toMatchObject({ status: 'pass' });
    expect(await sizeOf([flat], spec)).toMatchObject({ status: 'fail', findings: [{ kind: 'page count' }] });
  });

  it('F7 page size measures a folded piece in the orientation of its panels', async () => {
    const spec: JobSpec = { trim: { width: 5.5, height: 8.5 }, trimIs: 'finished' };
    const { findings } = await sizeOf([trimmed(8.5, 11)], spec);
    expect(findings).toMatchObject([
      { object: 'height of page 1', measured: { value: 792 }, limit: { value: 396 } },
    ]);
  });

  it.each<[number, number, { width: number; height: number }]>([
    [10, 8.5, { width: 5.5, height: 8.5 }],
    [11, 8.6, { width: 5.5, height: 8.5 }],
    [10.8, 8.5, { width: 3.6875, height: 8.5 }],
    [12, 6, { width: 2, height: 3 }],
    [6.1, 4, { width: 1, height: 2 }],
    [12, 18, { width: 4, height: 6 }],
    [20, 5, { width: 4, height: 5 }],
  ])('F7 page size fails a piece of %d × %d in, which no folder folds to %j', async (width, height, trim) => {
    const { findings } = await sizeOf([trimmed(width, height)], { trim, trimIs: 'finished' });
    expect(findings).toMatchObject([{ kind: 'size', severity: 'fail' }]);
  });

  it.each<[number, number, { width: number; height: number }, string]>([
    [11, 17, { width: 11, height: 8.5 }, 'size'],
    [22, 8.5, { width: 11, height: 8.5 }, 'reader spread'],
    [8.5, 11, { width: 5.5, height: 8.5 }, 'size'],
    [17, 11, { width: 8.5, height: 11 }, 'reader spread'],
    [11, 17, { width: 8.5, height: 11 }, 'size'],
    [18, 24, { width: 9, height: 12 }, 'size'],
    [8, 6, { width: 4, height: 6 }, 'reader spread'],
    [12, 18, { width: 4, height: 6 }, 'size'],
    [7, 4, { width: 3.5, height: 2 }, 'size'],
  ])('F7 page size fails a file of %d × %d in for the flat size %j', async (width, height, trim, kind) => {
    for (const spec of [{ trim }, { trim, trimIs: 'flat' }] satisfies JobSpec[])
      expect(await sizeOf([trimmed(width, height)], spec)).toMatchObject({
        status: 'fail',
        findings: [{ kind, severity: 'fail' }],
      });
  });

  it('F7 page size recognizes reader spreads and counts each as two pages', async () => {
    const spread = trimmed(12, 9);
    const { findings } = await sizeOf([{}, spread, spread, {}], { ...job, pages: 6 });
    expect(findings.map(({ kind, page }) => [kind, page])).toEqual([
      ['reader spread', 2],
      ['reader spread', 3],
    ]);
    expect(findings[0]?.message).toBe(
      'Page 2 trims to 12 × 9 in: two pages of 6 × 9 in side by side (a reader spread).',
    );
  });
});

describe('cover against the spec sheet', () => {
  const cover = trimmed(12.25, 9);

  it('F7 page size passes a flat cover of two panels and the spine, alone or with the text', async () => {
    expect(await sizeOf([cover, cover], perfectBound)).toMatchObject({
      status: 'pass',
      message: '2 pages, 12.25 × 9 in, as in the job. Checked as the cover of the job, without its text.',
    });
    expect(await sizeOf([cover, {}, {}, {}, {}], perfectBound)).toMatchObject({
      status: 'pass',
      details: 'Checked as the whole job: text and cover.',
    });
  });

  it.each([
    [12.125, 9, 'is 12.125 in wide, which leaves a spine of 0.125 in; the job says 12.25 in', 9],
    [12, 0, 'is 12 in wide, which leaves no spine; the job says 12.25 in with a spine of 0.25 in', 0],
    [11.5, -36, 'is 11.5 in wide, too narrow for its panels by 0.5 in', 0],
  ])('F7 page size names the spine of a cover %s in wide', async (width, spine, message, drawn) => {
    const { status, findings } = await sizeOf([trimmed(width, 9)], perfectBound);
    expect(status).toBe('fail');
    const middle = 18 + (width * 72) / 2;
    expect(findings).toMatchObject([
      {
        kind: 'spine',
        page: 1,
        object: 'spine',
        box: [middle - drawn / 2, 18, middle + drawn / 2, 666],
        measured: { value: spine, unit: 'pt' },
        limit: { value: 18, unit: 'pt' },
        message: expect.stringContaining(`Page 1, the cover, ${message}`),
      },
    ]);
  });

  describe('with a calculated spine', () => {
    const estimated: JobSpec = { ...job, pages: 4, cover: { spine: 0.24, spineIsEstimate: true } };

    it.each([12.21, 12.24, 12.27])(
      'F7 page size passes a cover %s in wide, near the spine',
      async (width) => {
        expect(await sizeOf([trimmed(width, 9)], estimated)).toMatchObject({ status: 'pass' });
      },
    );

    it.each<[string, PageParts, string]>([
      ['wider', trimmed(12.31, 9), 'for these papers the spine is about 0.24 in; this cover has 0.31 in.'],
      [
        'narrower',
        trimmed(11.9, 9),
        'spine is about 0.24 in; this cover is 0.1 in too small for its panels.',
      ],
      [
        'higher',
        trimmed(12.24, 9.5),
        'for this book, with a spine of about 0.24 in, it is about 12.24 × 9 in.',
      ],
    ])('F7 page size warns of a %s cover in words of a calculation', async (_, page, message) => {
      expect(await sizeOf([page], estimated)).toMatchObject({
        status: 'warning',
        message: expect.stringContaining(message),
      });
    });

    it('F7 page size allows 5% and the glue on a thick spine, on the height of a book bound on top', async () => {
      const onTop: JobSpec = {
        trim: { width: 6, height: 9 },
        cover: { width: 6, height: 19, spine: 1, spineIsEstimate: true },
      };
      const turnedPage = (height: number): PageParts => ({
        entries: `/MediaBox [0 0 1500 1500] /TrimBox [18 18 450 ${18 + height * 72}]`,
      });
      expect(await sizeOf([turnedPage(19.06)], onTop)).toMatchObject({ status: 'pass' });
      expect(await sizeOf([turnedPage(19.09)], onTop)).toMatchObject({
        status: 'warning',
        findings: [{ kind: 'spine', message: expect.stringContaining('this cover has 1.09 in.') }],
      });
    });
  });

  it('F7 page size takes what a typed cover has beyond its panels for flaps if it is too wide for a spine', async () => {
    const { findings } = await sizeOf([trimmed(18, 9)], { ...job, cover: { width: 18.25 } });
    expect(findings).toMatchObject([{ kind: 'cover size', severity: 'fail' }]);
  });

  it('F7 page size compares a cover with flaps by its ordered width', async () => {
    const spec = { ...job, cover: { width: 18.25, spine: 0.25 } };
    expect(await sizeOf([trimmed(18.25, 9)], spec)).toMatchObject({ status: 'pass' });
    expect(await sizeOf([trimmed(18.125, 9)], spec)).toMatchObject({
      findings: [{ kind: 'spine', measured: { value: 9 } }],
    });
  });

  it('F7 page size fails a cover of another height with both sizes', async () => {
    const { findings } = await sizeOf([trimmed(12.25, 8.5)], perfectBound);
    expect(findings).toMatchObject([
      {
        kind: 'cover size',
        message: 'Page 1, the cover, trims to 12.25 × 8.5 in; the job says 12.25 × 9 in.',
      },
    ]);
  });

  it('F7 page size warns if the cover is in single pages, which have no spine', async () => {
    const eight = Array.from({ length: 8 }, () => ({}));
    const result = await sizeOf(eight, perfectBound);
    expect(result).toMatchObject({
      status: 'warning',
      message: 'The cover is in single pages, without the spine of 0.25 in of the job.',
      findings: [{ kind: 'spine', page: 1, box: [18, 18, 450, 666] }],
    });
    expect(await sizeOf(eight, { ...perfectBound, cover: { spine: 0 } })).toMatchObject({ status: 'pass' });
  });
});
