import { describe, expect, it } from '@jest/globals';
import {
  emptySpecData,
  specFields,
  type SpecField,
  type SpecKind,
} from '@printpartner/contracts/spec-fields';
import { preflight } from '@printpartner/preflight-engine';
import { specLines } from '@printpartner/spec-sheet/mail';
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
async function wordsOf(pdf: Buffer): Promise<string> {
  const opened = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const document = await opened.promise;
  let words = '';
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    for (const item of items) if ('str' in item) words += item.str;
  }
  await opened.destroy();
  return words.replaceAll(/\s+/g, '');
}

const packed = (text: string): string =>
  text.replaceAll(/\s+/g, '').replaceAll('±', '+/-').replaceAll('½', '1/2');

describe('the PDF of a spec sheet', () => {
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

  it('S9 prints the arithmetic with its numbers and sources', async () => {
    const data = {
      ...emptySpecData('booklet'),
      pageCount: '16',
      textFinishedSize: '8.5 × 11 in',
      textStock: '80# gloss text',
      bindingType: 'Saddle Stitch',
      quantity: '1,000',
    };
    const pdf = await writeSheetPdf(
      { kind: 'booklet', data, shippingOption: '', title: '', savedAt: null },
      TODAY,
    );
    const words = await wordsOf(pdf);
    expect(words).toContain(packed('Creep 3 × 0.0035 = 0.0105 in'));
    expect(words).toContain('Source:');
  });

  it('S8 prints an empty sheet as a title', async () => {
    const data = emptySpecData('custom');
    const pdf = await writeSheetPdf(
      { kind: 'custom', data, shippingOption: '', title: '', savedAt: null },
      TODAY,
    );
    expect(await wordsOf(pdf)).toContain(packed('Other Specifications'));
  });
});
