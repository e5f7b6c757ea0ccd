import { describe, expect, it } from '@jest/globals';
import {
  emptySpecData,
  specFields,
  type SpecField,
  type SpecKind,
} from '@printpartner/contracts/spec-fields';
import { preflight } from '@printpartner/preflight-engine';
import { arithmeticOf } from '@printpartner/spec-sheet/arithmetic';
import { jobOf } from '@printpartner/spec-sheet/job';
import { specLines, unprintedCharacters } from '@printpartner/spec-sheet/mail';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { type PrintedSheet, writeSheetPdf } from './sheet-pdf.ts';

const TODAY = '2026-11-22';

/** A value that a field of this type can have, so that every field is printed. */
function sampleOf({ type, options, key }: SpecField): string | boolean | string[] {
  const [first] = options ?? [];
  if (type === 'yes-no') return true;
  if (type === 'finishes') return ['Gloss Aqueous', 'Foil Stamping'];
  if (type === 'date') return '2026-12-04';
  if (type === 'quantity') return '2,500';
  if (type === 'count') return '16';
  if (type === 'size') return '8.5 × 11 in';
  if (first !== undefined) return typeof first === 'string' ? first : first.value;
  return `${key} Łódź ½, 5 ± 1`;
}

function filledSheet(kind: SpecKind): PrintedSheet {
  const filled = (specFields as readonly SpecField[])
    .filter(({ key }) => key !== 'shippingOption')
    .map((field) => [field.key, sampleOf(field)]);
  const data = { ...emptySpecData(kind), ...Object.fromEntries(filled), coverType: 'plus' };
  return { kind, data, shippingOption: 'Ground shipping', title: 'Harbor', savedAt: '2026-11-22T23:10:00Z' };
}

/** Words of all pages in reading order; the spaces between lines don't matter here. */
async function read(pdf: Buffer): Promise<{ words: string; pages: number }> {
  const opened = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const document = await opened.promise;
  let words = '';
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    for (const item of items) if ('str' in item) words += item.str;
  }
  const pages = document.numPages;
  await opened.destroy();
  return { words: packed(words), pages };
}

const wordsOf = async (pdf: Buffer): Promise<string> => (await read(pdf)).words;

/** The text as the PDF prints it: fractions are built, after a space instead of a hyphen. */
const packed = (text: string): string => text.normalize('NFKD').replaceAll(/\s+/g, '').replaceAll('⁄', '/');

const PROGRAM = {
  ...emptySpecData('booklet'),
  pageCount: '16',
  textFinishedSize: '8.5 × 11 in',
  textStock: '80# gloss text',
  bindingType: 'Saddle Stitch',
  quantity: '1,000',
};

describe('the PDF of a spec sheet', () => {
  it('S8 draws the piece at a scale that a ruler has, and names the lines that are drawn', async () => {
    const data = { ...emptySpecData('custom'), flatSize: '11 × 8.5 in', finishedSize: '11 × 8.5 in' };
    const sheet = { ...filledSheet('custom'), data };
    const scale = 'Drawn at 1/5 of its size, lengths in inches. Solid: trim. Dashed: bleed.';
    expect(await wordsOf(await writeSheetPdf(sheet, TODAY))).toMatch(
      new RegExp(`${packed(scale)}(?!Dash-dot)`),
    );
    const folded = { ...sheet, data: { ...data, finishedSize: '', foldingNotes: 'tri-fold' } };
    expect(await wordsOf(await writeSheetPdf(folded, TODAY))).toContain(packed(`${scale} Dash-dot: fold.`));
  });

  it.each([
    ['4 ft x 20 ft', '1/128'],
    ['100 ft x 100 ft', '1/768'],
    ['2 ft x 9999 ft', '1/65,536'],
  ])('S8 draws a piece of %s at %s, on one page', async (flatSize, scale) => {
    const data = { ...emptySpecData('custom'), flatSize };
    const sheet = { kind: 'custom', data, shippingOption: '', title: '', savedAt: null } as const;
    const { words, pages } = await read(await writeSheetPdf(sheet, TODAY));
    expect(pages).toBe(1);
    expect(words).toContain(packed(`Drawn at ${scale} of its size`));
  });

  it.each(['booklet', 'custom'] as const)(
    'S8 prints every filled-in field of a %s sheet by section',
    async (kind) => {
      const sheet = filledSheet(kind);
      const words = await wordsOf(await writeSheetPdf(sheet, TODAY));
      const sections = specLines(sheet);
      expect(sections.flatMap(({ lines }) => lines).length).toBeGreaterThan(30);
      for (const { title, lines } of sections) {
        expect(words).toContain(packed(title));
        for (const { label, text } of lines) expect(words).toContain(packed(label + text));
      }
    },
  );

  it.each(['booklet', 'custom'] as const)(
    'S8 the PDF of a %s sheet passes preflight, but for the output intent',
    async (kind) => {
      const { checks } = await preflight(await writeSheetPdf(filledSheet(kind), TODAY));
      const open = checks.filter(({ status }) => status !== 'pass').map(({ id, status }) => [id, status]);
      expect(open).toEqual([['output-intent', 'warning']]);
    },
  );

  it.each([
    ['America/New_York', 'Saved November 22, 2026 at 6:10 PM EST'],
    ['Australia/Sydney', 'Saved November 23, 2026 at 10:10 AM GMT+11'],
    [undefined, 'Saved November 22, 2026 at 11:10 PM UTC'],
  ])('S8 says when the sheet was saved in the reader’s zone, %s', async (zone, saved) => {
    const words = await wordsOf(await writeSheetPdf({ ...filledSheet('custom'), zone }, TODAY));
    expect(words).toContain(packed(saved));
  });

  it('S9 prints the arithmetic with its numbers and sources', async () => {
    const pdf = await writeSheetPdf(
      { kind: 'booklet', data: PROGRAM, shippingOption: '', title: '', savedAt: null },
      TODAY,
    );
    const words = await wordsOf(pdf);
    expect(words).toContain(packed('Creep 3 × 0.0035 = 0.0105 in'));
    expect(words).toContain('Sources:a');
  });

  it('S8 keeps the rough price from the printers who quote', async () => {
    const sheet = { kind: 'booklet', data: PROGRAM, shippingOption: '' } as const;
    const price = arithmeticOf(jobOf(sheet), TODAY).find(({ id }) => id === 'price');
    expect(price?.table?.rows).toHaveLength(1);
    const words = await wordsOf(await writeSheetPdf({ ...sheet, title: '', savedAt: null }, TODAY));
    expect(words).toContain(packed('Weight'));
    expect(words).not.toMatch(/roughprice|planningrange/i);
  });

  it('S8 says which version of a link it is, and where its full text stands', async () => {
    const data = { ...emptySpecData('custom'), name: 'שלום' };
    const sheet = { kind: 'custom', data, shippingOption: '', title: 'Card', savedAt: null } as const;
    const words = await wordsOf(await writeSheetPdf({ ...sheet, version: 2 }, TODAY));
    expect(words).toContain(packed('Version 2'));
    expect(words).toContain(packed('The page of the link has the full text.'));
    expect(await wordsOf(await writeSheetPdf(sheet, TODAY))).toContain(packed('Copy in the form'));
  });

  it.each([
    ['Spiral Coil', undefined],
    ['Layflat', 'Layflat: ask the printer for the spine.'],
  ])('S9 prints no sources of a sheet that has only the binding %s', async (bindingType, line) => {
    const data = { ...emptySpecData('booklet'), bindingType };
    const sheet = { kind: 'booklet', data, shippingOption: '', title: '', savedAt: null } as const;
    const words = await wordsOf(await writeSheetPdf(sheet, TODAY));
    expect(words).toContain(packed(`Binding${bindingType}`));
    expect(words).not.toContain('Sources');
    if (line === undefined) expect(words).not.toContain(packed('Print arithmetic'));
    else expect(words).toContain(packed(line));
  });

  it('S8 prints an empty sheet as a title', async () => {
    const data = emptySpecData('custom');
    const pdf = await writeSheetPdf(
      { kind: 'custom', data, shippingOption: '', title: '', savedAt: null },
      TODAY,
    );
    expect(await wordsOf(pdf)).toContain(packed('Custom Specifications'));
  });

  it('S8 prints a usual booklet on two pages, with built fractions and the sign for plus or minus', async () => {
    const data = {
      ...emptySpecData('booklet'),
      companyName: 'Harbor Arts Center',
      contactName: 'Maya Lindqvist',
      contactPhone: '410-555-0142',
      name: 'Harbor Season Program',
      quantity: '1,000',
      quantity2: '2,500',
      pageCount: '16',
      textFinishedSize: '8½ × 11 in',
      textFlatSize: '17 × 11 in',
      textStock: '80# gloss text',
      interiorColors: '4/4, CMYK both sides',
      bindingType: 'Saddle Stitch',
      deliveryDate: '2026-12-04',
      shippingAddress: '12 Pratt Street',
      mailingNotes: 'Carton-packed, 250 to a carton, with one sample on top of each.',
    };
    const sheet = { kind: 'booklet', data, shippingOption: 'Ship', title: data.name, savedAt: null } as const;
    const { words, pages } = await read(await writeSheetPdf(sheet, TODAY));
    expect(pages).toBe(2);
    expect(words).toContain(packed('Finished size 81⁄2 × 11 in'));
    expect(words).toContain(packed('Booklet #91⁄2'));
    expect(words).toContain(packed('Mills vary by ±5%.'));
    expect(words).toContain('4/4,CMYK');
  });

  it('S8 names the script of what can’t be printed, and says how many characters it is', async () => {
    const data = { ...emptySpecData('custom'), name: 'Жук', extraNotes: 'Ђ © ½ ± № Ω é — שלום 😀' };
    const sheet = { kind: 'custom', data, shippingOption: '', title: 'Жук', savedAt: null } as const;
    const words = await wordsOf(await writeSheetPdf(sheet, TODAY));
    expect(words).toContain(packed('Project nameЖук'));
    expect(words).toContain('[Hebrew][emoji]');
    expect(words).toContain(packed('5 characters of these specs can’t be printed here.'));
    expect(unprintedCharacters(sheet)).toBe(5);
  });
});
