import { describe, expect, it } from '@jest/globals';
import { preflightJob } from '@printpartner/contracts';
import { emptySpecData, specFields, type SpecData, type SpecKind } from '@printpartner/contracts/spec-fields';
import fc from 'fast-check';
import { preflightJobOf } from './preflight-job.ts';

const jobFor = (kind: SpecKind, data: Partial<SpecData>) =>
  preflightJob.parse(preflightJobOf({ kind, data: { ...emptySpecData(kind), ...data }, shippingOption: '' }));

const catalog: Partial<SpecData> = {
  coverType: 'plus',
  insideCoverPageCount: '96',
  bookletTextFinishedSize: '8.5 × 11 in',
  textStock: '80# gloss text',
  coverStock: '12pt C1S',
  interiorColors: '4/4',
  coverFront: '5, CMYK + PMS 185',
  coverBack: '4, CMYK',
  coverInsideFront: '0',
  coverInsideBack: '0',
  interiorBleedRequired: true,
  coverBleedRequired: true,
  bindingType: 'Perfect Bound',
};

describe('F7 the job of a booklet for preflight', () => {
  it('F7 the job has the page, the page rule of the binding, bleed and inks of a self cover', () => {
    expect(
      jobFor('booklet', {
        name: 'Harbor Season Program',
        pageCount: '16',
        textFinishedSize: '8.5 × 11 in',
        textFlatSize: '17 × 11 in',
        interiorColors: '4/1',
        bleedRequired: true,
        bindingType: 'Saddle Stitch',
      }),
    ).toEqual({
      name: 'Harbor Season Program',
      trim: { width: 8.5, height: 11 },
      pages: 16,
      pageMultiple: 4,
      bindingName: 'Saddle Stitch',
      bleed: 0.125,
      colors: { process: 'cmyk', back: { process: 'black' } },
    });
  });

  it('F7 the job has the flat cover with the spine that the papers make: 48 leaves × 0.0035 + 2 × 0.012 in', () => {
    expect(jobFor('booklet', catalog)).toEqual({
      trim: { width: 8.5, height: 11 },
      pages: 96,
      pageMultiple: 2,
      bindingName: 'Perfect Bound',
      bleed: 0.125,
      colors: { process: 'cmyk', back: { process: 'cmyk' } },
      cover: {
        pages: 4,
        width: 17.192,
        height: 11,
        spine: 0.192,
        spineIsEstimate: true,
        colors: { process: 'cmyk', spots: 1, spotNames: ['PMS 185'], back: { process: 'none' } },
      },
    });
  });

  it('F7 takes the cover size as typed over the calculated one', () => {
    const { cover } = jobFor('booklet', { ...catalog, coverFlatSize: '23.2 × 11' });
    expect(cover).toMatchObject({ width: 23.2, height: 11 });
    expect(cover).not.toHaveProperty('spine');
  });

  it('F7 calculates no cover with flaps, and one of twice the height for a book bound on top', () => {
    for (const coverPageCount of ['6', '8'])
      expect(jobFor('booklet', { ...catalog, coverPageCount }).cover).toEqual({
        pages: Number(coverPageCount),
        colors: expect.anything(),
      });
    expect(jobFor('booklet', { ...catalog, bookletTextFlatSize: '8.5 × 22' }).cover).toMatchObject({
      width: 8.5,
      height: 22.192,
    });
  });

  it.each(['six', '20'])(
    'F7 counts no pages, and judges none by the inks of the text, if a cover has %s pages',
    (coverPageCount) => {
      const job = jobFor('booklet', { ...catalog, bindingType: 'Saddle Stitch', coverPageCount });
      expect(job).toEqual({
        trim: { width: 8.5, height: 11 },
        bindingName: 'Saddle Stitch',
        bleed: 0.125,
        cover: { colors: expect.anything() },
      });
    },
  );

  it('F7 the job has no spine if a paper or the binding leaves it open, and none in a stitched book', () => {
    expect(jobFor('booklet', { ...catalog, textStock: '80# text' }).cover).not.toHaveProperty('spine');
    expect(jobFor('booklet', { ...catalog, bindingType: 'Case Bound' }).cover).not.toHaveProperty('width');
    const stitched = jobFor('booklet', { ...catalog, bindingType: 'Saddle Stitch' });
    expect(stitched.cover).toMatchObject({ width: 17, height: 11, spine: 0 });
    const sided = jobFor('booklet', { ...catalog, bindingType: 'Side Stitched' });
    expect(sided).toMatchObject({ bindingName: 'Side Stitched' });
    expect(sided).not.toHaveProperty('pageMultiple');
  });

  it("F7 leaves out what would be checked by the other part's order", () => {
    const noCoverInks = { coverFront: '', coverBack: '', coverInsideFront: '', coverInsideBack: '' };
    expect(jobFor('booklet', { ...catalog, ...noCoverInks })).not.toHaveProperty('colors');
    expect(jobFor('booklet', { ...catalog, coverBleedRequired: false })).not.toHaveProperty('bleed');
  });

  it("F7 leaves out a booklet's bleed if nobody has said whether it has one", () => {
    expect(jobFor('booklet', { pageCount: '16' })).not.toHaveProperty('bleed');
    const bleed = (coverBleedRequired: boolean | null, interiorBleedRequired: boolean | null) =>
      jobFor('booklet', { ...catalog, coverBleedRequired, interiorBleedRequired }).bleed;
    expect([bleed(false, false), bleed(null, false), bleed(true, null), bleed(null, null)]).toEqual([
      0,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('F7 counts leaves as two pages', () => {
    expect(jobFor('booklet', { pageCount: '24', pageCountType: 'leaves' }).pages).toBe(48);
  });
});

describe('F7 the job of a piece for preflight', () => {
  it('F7 the job has the flat size of a folded piece', () => {
    const folded = {
      finishedSize: '3.6875 × 8.5',
      foldingNotes: 'Tri-fold',
      mailerInkSpecs: '2/0 black + PMS',
    };
    expect(jobFor('custom', { ...folded, flatSize: '11 × 8.5' })).toEqual({
      trim: { width: 11, height: 8.5 },
      bleed: 0.125,
      colors: { process: 'black', spots: 1, back: { process: 'none' } },
    });
    expect(jobFor('custom', folded)).not.toHaveProperty('trim');
  });

  it.each([
    { name: 'Tri-fold brochure' },
    { productionNotes: 'Score and fold to finished size' },
    { finishingNotes: '6 panels' },
    { flatSize: 'see template' },
    { foldingNotes: 'See dummy' },
    { foldingNotes: 'TBD' },
    { mailingNotes: 'Half-fold and tab' },
  ])(
    "F7 the job doesn't take the finished size for the flat one if the sheet is about folds: %j",
    (words) => {
      expect(jobFor('custom', { finishedSize: '3.6875 × 8.5', ...words })).not.toHaveProperty('trim');
    },
  );

  it('F7 the job has the finished size of a bound piece, whose pages are trimmed to it', () => {
    const bound = { bindingType: 'Saddle Stitch', flatSize: '17 × 11', finishedSize: '8.5 × 11' };
    expect(jobFor('custom', bound)).toMatchObject({ trim: { width: 8.5, height: 11 }, pageMultiple: 4 });
    expect(jobFor('custom', { ...bound, finishedSize: '' })).not.toHaveProperty('trim');
    const named = { ...bound, bindingType: 'Options', name: 'Fall catalog' };
    expect(jobFor('custom', named)).not.toHaveProperty('trim');
    expect(jobFor('custom', { ...named, flatSize: '' })).toMatchObject({ trim: { width: 8.5, height: 11 } });
  });

  it('F7 the job has no size of a piece whose finished size is larger than its flat one', () => {
    expect(jobFor('custom', { flatSize: '5 × 7', finishedSize: '6 × 9' })).not.toHaveProperty('trim');
  });

  it.each([
    { foldingNotes: 'no fold' },
    { foldingNotes: 'None' },
    { foldingNotes: 'n/a' },
    { foldingNotes: 'No fold', name: 'Lobby brochure' },
    { foldingNotes: 'Perforate 1 in from the top' },
    { companyName: 'Scored Panels Inc' },
    { productionNotes: 'Do not fold' },
    { name: 'Unfolded poster' },
    { shippingAddress: '12 Fold Street' },
  ])(
    'F7 the job has the finished size of a piece whose sheet has words on folds, but no fold: %j',
    (words) => {
      const trim = { width: 9, height: 6 };
      expect(jobFor('custom', { finishedSize: '9 × 6', ...words })).toMatchObject({ trim });
    },
  );

  it('F7 the job has the finished size of a piece without folds', () => {
    expect(jobFor('custom', { finishedSize: '9 × 6', mailerBleed: 'No bleed' })).toEqual({
      trim: { width: 9, height: 6 },
      bleed: 0,
    });
  });

  it.each([
    ['Parish newsletter', { trimIs: 'finished' }],
    ['Self-mailer', { trimIs: 'finished' }],
    ['Menu card', {}],
    ['Business card', {}],
    ['Spring flyer', {}],
    ['', {}],
  ])('F7 says that %j is ordered by its finished size only if it is often folded', (name, trimIs) => {
    const trim = { width: 5.5, height: 8.5 };
    expect(jobFor('custom', { name, finishedSize: '5.5 × 8.5', mailerBleed: '' })).toEqual({
      ...(name && { name }),
      trim,
      ...trimIs,
    });
    const flat = { name, finishedSize: '5.5 × 8.5', flatSize: '11 × 8.5' };
    expect(jobFor('custom', flat)).not.toHaveProperty('trimIs');
  });

  it('F7 keeps within the bounds of the format', () => {
    const names = Array.from({ length: 14 }, (_, index) => `PMS ${101 + index}`).join(' + ');
    const job = jobFor('custom', {
      name: 'x'.repeat(300),
      flatSize: '1200 ft × 3 ft',
      mailerInkSpecs: `CMYK + ${names}`,
    });
    expect(job.name).toHaveLength(200);
    expect(job).not.toHaveProperty('trim');
    expect(job.colors).toMatchObject({ spots: 12 });
    expect(job.colors?.spotNames).toHaveLength(12);
    expect(jobFor('booklet', { pageCount: '60000' })).not.toHaveProperty('pages');
  });

  it('F7 gives a job that preflight accepts, whatever is typed', () => {
    const part = fc.constantFrom(
      '8.5',
      ' x ',
      '11',
      ' mm',
      '4/4 ',
      'CMYK',
      ' + PMS 185',
      '80# gloss ',
      'text',
      '16',
    );
    const odd = fc.constantFrom(
      '1200 ft',
      '0.01',
      '99999',
      'k'.repeat(70),
      'metallic ',
      '\ud83d',
      '12pt C1S',
    );
    const text = fc.array(fc.oneof(part, odd), { maxLength: 6 }).map((parts) => parts.join(''));
    const keys = specFields
      .filter(({ type }) => type !== 'yes-no' && type !== 'finishes')
      .map(({ key }) => key);
    const data = fc.record(Object.fromEntries(keys.map((key) => [key, text])));
    const kinds = fc.constantFrom<[SpecKind, string]>(
      ['custom', ''],
      ['booklet', 'self'],
      ['booklet', 'plus'],
    );
    const bindings = fc.constantFrom('Perfect Bound', 'Saddle Stitch', 'Wire-O', '');
    fc.assert(
      fc.property(data, kinds, bindings, (typed, [kind, coverType], bindingType) => {
        expect(jobFor(kind, { ...typed, coverType, bindingType })).toBeDefined();
      }),
    );
  });
});
