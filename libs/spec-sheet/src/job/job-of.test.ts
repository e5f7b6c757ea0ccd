import { describe, expect, it } from '@jest/globals';
import { emptySpecData, type SpecData, type SpecKind } from '@printpartner/contracts/spec-fields';
import fc from 'fast-check';
import { jobOf } from './job-of.ts';

const sheetOf = (kind: SpecKind, data: Partial<SpecData> = {}) => ({
  kind,
  data: { ...emptySpecData(kind), ...data },
  shippingOption: '',
});
const booklet = (data: Partial<SpecData>) => jobOf(sheetOf('booklet', data));
const custom = (data: Partial<SpecData>) => jobOf(sheetOf('custom', data));

const cmyk = { process: 'cmyk', spots: [] };
const black = { process: 'black', spots: [] };
const none = { process: 'none', spots: [] };

describe('S9 the job of a booklet', () => {
  it('S9 reads a self-cover booklet', () => {
    expect(
      booklet({
        name: 'Harbor Season Program',
        quantity: '1,000',
        quantity2: '2,500',
        quantity3: 'tbd',
        quantity6: '5,000',
        pageCount: '16',
        textFinishedSize: '8.5 × 11 in',
        textFlatSize: '17 × 11 in',
        textStock: '80# gloss text',
        interiorColors: '4/4, CMYK both sides',
        bleedRequired: true,
        textFinishingOptions: ['Satin Aqueous'],
        textFinishingSides: 'Two Sides',
        bindingType: 'Saddle Stitch',
      }),
    ).toEqual({
      kind: 'booklet',
      name: 'Harbor Season Program',
      quantities: [1000, 2500, 5000],
      coverType: 'self',
      pages: 16,
      text: {
        finished: { width: 8.5, height: 11 },
        flat: { width: 17, height: 11 },
        gsm: 118,
        stock: { text: '80# gloss text', name: '80# gloss text', gsm: 118, caliperIn: 0.0035 },
        inks: { front: cmyk, back: cmyk },
        bleedIn: 0.125,
        finishes: ['Satin Aqueous'],
        finishedSides: 2,
      },
      binding: { name: 'Saddle Stitch', id: 'saddle-stitch' },
      unread: {},
    });
  });

  it('S9 reads a plus cover, its four pages as outside and inside', () => {
    const { text, cover, coverType, pages, binding } = booklet({
      coverType: 'plus',
      insideCoverPageCount: '96',
      coverPageCount: '',
      bookletTextFinishedSize: '6 × 9',
      coverFlatSize: '12.4 × 9',
      textStock: '60# offset',
      coverStock: '12pt C1S',
      interiorColors: '1/1',
      coverFront: '4, CMYK',
      coverInsideFront: '0, unprinted',
      coverInsideBack: '1, black',
      coverBack: '2, black + PMS 185',
      interiorBleedRequired: false,
      coverBleedRequired: true,
      coverFinishingOptions: ['None'],
      coverFinishingSides: 'One Side',
      bindingType: 'Side Stitched',
    });
    expect({ coverType, pages, binding }).toEqual({
      coverType: 'plus',
      pages: 96,
      binding: { name: 'Side Stitched' },
    });
    expect(text).toMatchObject({
      finished: { width: 6, height: 9 },
      inks: { front: black, back: black },
      bleedIn: 0,
    });
    expect(cover).toEqual({
      pages: 4,
      flat: { width: 12.4, height: 9 },
      gsm: 270,
      stock: { text: '12pt C1S', name: '12 pt C1S', gsm: 270, caliperIn: 0.012 },
      inks: { front: { process: 'cmyk', spots: ['PMS 185'] }, back: black },
      bleedIn: 0.125,
      finishes: [],
      finishedSides: 1,
    });
  });

  it('S9 takes the inside of a cover from pairs on its outer pages', () => {
    const { cover } = booklet({ coverType: 'plus', coverFront: '4/1', coverBack: '4/0' });
    expect(cover?.inks).toEqual({ front: cmyk, back: black });
    expect(booklet({ coverType: 'plus', coverFront: '4' }).cover?.inks).toEqual({ front: cmyk });
    expect(booklet({ coverType: 'plus', coverInsideFront: '1' }).cover?.inks).toBeUndefined();
  });

  it('S9 ignores fields that the cover type hides', () => {
    const self = booklet({ coverStock: '12pt C1S', insideCoverPageCount: '96', interiorBleedRequired: true });
    expect(self).toMatchObject({ coverType: 'self', text: { finishes: [] } });
    expect(self.text).not.toHaveProperty('bleedIn');
    expect(self).not.toHaveProperty('cover');
    expect(self).not.toHaveProperty('pages');
  });

  it('S9 counts two pages to a leaf', () => {
    for (const data of [{ pageCount: '24', pageCountType: 'leaves' }, { pageCount: '24 leaves' }])
      expect(booklet(data)).toMatchObject({ pages: 48, isInLeaves: true });
    expect(booklet({ pageCount: '24' })).not.toHaveProperty('isInLeaves');
  });

  it.each([
    ['Saddle Stitch', 'saddle-stitch'],
    ['Perfect Bound', 'perfect-bound'],
    ['Spiral Coil', 'spiral-coil'],
    ['Wire-O', 'wire-o'],
    ['Case Bound', 'case-bound'],
    ['Side Stitched', undefined],
    ['Perfect or saddle', undefined],
    ['Not saddle stitched', undefined],
  ])('S9 knows the binding %s', (bindingType, id) => {
    expect(booklet({ bindingType }).binding).toEqual({ name: bindingType, ...(id && { id }) });
  });

  it('S9 reads nothing from an empty form but its defaults, or from the word “test”', () => {
    const empty = {
      kind: 'booklet',
      name: '',
      quantities: [],
      coverType: 'self',
      text: { finishes: [] },
      unread: {},
    };
    expect(booklet({})).toEqual(empty);
    expect(booklet({ name: 'test', quantity: '0', pageCount: 'Test', textStock: '"test"' })).toEqual(empty);
  });
});

describe('S9 the job of a custom piece', () => {
  it('S9 reads a folded piece', () => {
    expect(
      custom({
        flatSize: '11 × 8.5 in',
        finishedSize: '3-11/16 × 8.5 in',
        foldingNotes: 'Tri-fold, cover panel out',
        mailerPaperSpecs: '100# text',
        mailerInkSpecs: '4/0',
        mailerFinishingOptions: ['Gloss Aqueous'],
        mailerFinishingSides: 'One Side',
      }),
    ).toEqual({
      kind: 'custom',
      name: '',
      quantities: [],
      text: {
        flat: { width: 11, height: 8.5 },
        finished: { width: 3.6875, height: 8.5 },
        gsm: 148,
        inks: { front: cmyk, back: none },
        bleedIn: 0.125,
        finishes: ['Gloss Aqueous'],
        finishedSides: 1,
      },
      fold: 'tri',
      unread: {},
    });
  });

  it("S9 tells a text that can't be read from an absent one, in every field that has a figure", () => {
    const unread = {
      quantity: 'lots',
      pageCount: '-4',
      textFinishedSize: 'banana',
      textFlatSize: '17',
      textStock: 'house gloss',
    };
    expect(booklet({ ...unread, quantity: '500', quantity2: 'lots' })).toEqual({
      kind: 'booklet',
      name: '',
      quantities: [500],
      coverType: 'self',
      text: { finishes: [] },
      unread: {
        'text-pages': '-4',
        quantity: 'lots',
        'finished-size': 'banana',
        'flat-size': '17',
        stock: 'house gloss',
      },
    });
    const cover = booklet({ ...unread, coverType: 'plus', coverPageCount: 'four', coverStock: 'same' });
    expect(cover.cover).not.toHaveProperty('pages');
    expect(cover.unread).toMatchObject({ 'cover-pages': 'four' });
    expect(cover.unread).not.toHaveProperty('cover-stock');
    for (const open of ['', '0', 'TBD', 'n/a', '?', 'test'])
      expect(
        booklet({ pageCount: open, quantity: open, textStock: open === '0' ? '' : open }).unread,
      ).toEqual({});
  });

  it.each([
    [{ name: 'Gala postcard' }, true],
    [{ mailingNotes: 'Address panel out' }, true],
    [{ mailingNotes: 'Seal with two 1 in tabs on the top edge.' }, true],
    [{ name: 'Postcard 2', mailingNotes: 'Not in a sleeve' }, true],
    [{ mailingNotes: 'EDDM retail' }, true],
    [{ name: 'Gala postcard', mailingNotes: 'Inserted in a #10 envelope' }, undefined],
    [{ name: 'Letter', mailingNotes: 'Insert with reply postcard' }, undefined],
    [{ mailingNotes: 'Not a self-mailer: insert into #10' }, undefined],
    [{ name: 'Gala postcard', mailingNotes: 'Polybag with the program' }, undefined],
    [{ name: 'Postcard', mailingNotes: 'Goes in #6-3/4' }, undefined],
    [{ name: 'Reply postcard' }, undefined],
    [{ name: 'Program', mailingNotes: 'Bind in a reply postcard' }, undefined],
    [{ name: 'Program', extraNotes: 'Goes with the gala postcard' }, undefined],
    [{ name: 'Invitation', companyName: 'Postcard Depot' }, undefined],
  ])('S9 reads from %j whether the piece mails by itself: %p', (data, mailsUncovered) => {
    expect(custom(data).mailsUncovered).toBe(mailsUncovered);
  });

  it.each([
    [{ bindingType: 'Wire-O' }, true],
    [{ bindingType: 'Side Stitched' }, true],
    [{ name: 'Saddle-stitched program' }, true],
    [{ finishingNotes: 'Perfect bound' }, true],
    [{ bindingType: 'Options' }, undefined],
    [{ bindingType: 'None' }, undefined],
    [{ name: '24-page program' }, true],
    [{ name: 'Fall catalog' }, true],
    [{ name: '8-page accordion fold' }, undefined],
    [{ name: 'Booklet envelope' }, undefined],
    [{ name: 'Catalog insert' }, undefined],
    [{ name: '2-page flyer' }, undefined],
    [{ name: 'Case study', finishingNotes: 'Not saddle stitched' }, undefined],
  ])('S9 reads from %j whether the piece is bound: %p', (data, isBound) => {
    expect(custom(data).isBound).toBe(isBound);
  });

  it('S9 reads no finished size from “N/A” and no binding from “Options”', () => {
    const job = custom({ finishedSize: 'N/A', bindingType: 'Options', mailerBleed: 'No bleed' });
    expect(job).not.toHaveProperty('binding');
    expect(job.text).toEqual({ bleedIn: 0, finishes: [] });
  });

  it('S9 reads any texts without an error', () => {
    const text = fc.oneof(fc.string({ maxLength: 40 }), fc.stringMatching(/^[\dx×/ .#"'()+,a-z-]{0,40}$/));
    const keys = [
      'flatSize',
      'foldingNotes',
      'mailerPaperSpecs',
      'mailerInkSpecs',
      'quantity',
      'bindingType',
    ] as const;
    fc.assert(
      fc.property(fc.record(Object.fromEntries(keys.map((key) => [key, text]))), (data) => {
        const { quantities, text: piece } = custom(data);
        expect(quantities.every((copies) => Number.isSafeInteger(copies) && copies > 0)).toBe(true);
        expect(JSON.parse(JSON.stringify(piece))).toEqual(piece);
      }),
    );
  });
});
