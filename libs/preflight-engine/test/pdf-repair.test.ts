import { describe, expect, it } from '@jest/globals';
import { readFacts } from '../src/facts/survey.ts';
import { BufferSource } from '../src/pdf/source.ts';
import { PdfBuilder } from './pdf-builder.ts';

const PAGE = '/Type /Page /MediaBox [0 0 612 792]';

/** Three pages, with or without object streams; the third has another size. */
function threePages(isPacked = false): string {
  const pdf = new PdfBuilder();
  const content = pdf.stream('0 0 0 1 k 10 10 100 100 re f');
  const pages = [612, 612, 300].map((width) =>
    pdf.add(`<< /Type /Page /MediaBox [0 0 ${width} 792] /Resources << >> /Contents ${content} 0 R >>`),
  );
  return (isPacked ? pdf.finishPacked(pages) : pdf.finish(pages)).toString('latin1');
}

const factsOf = (text: string) => readFacts(new BufferSource(Buffer.from(text, 'latin1')));

function expectThreePages(text: string, repaired = true): void {
  const facts = factsOf(text);
  expect(facts).toMatchObject({ opens: true, pageCount: 3, repaired });
  expect(facts.opens && facts.pages[2]?.boxes.MediaBox).toEqual([0, 0, 300, 792]);
  expect(facts.opens && facts.pages.flatMap(({ faults }) => faults)).toEqual([]);
}

describe.each([
  ['a table', false],
  ['object streams', true],
])('F5 a file with %s', (_, isPacked) => {
  const whole = threePages(isPacked);

  it('F5 undamaged file opens without repair', () => expectThreePages(whole, false));
  it('F5 damaged file opens without startxref', () => expectThreePages(whole.replace(/startxref\n\d+/, '')));
  it('F5 damaged file opens with a wrong startxref', () =>
    expectThreePages(whole.replace(/startxref\n\d+/, 'startxref\n17')));
  it('F5 file opens with leading bytes before its header', () =>
    expectThreePages(`MIME line\r\n${whole}`, false));
  it('F5 damaged file opens with inserted bytes that shift all objects', () =>
    expectThreePages(whole.replace('1 0 obj', '% moved by this\n1 0 obj')));
  it('F5 damaged file opens without endobj', () => expectThreePages(whole.replaceAll('endobj\n', '')));
  it('F5 damaged file opens with wrong stream lengths', () =>
    expectThreePages(whole.replace(/\/Length \d+/g, (said) => '/Length 3'.padEnd(said.length))));
});

describe('F5 a file with wrong object locations', () => {
  const whole = threePages();
  const rowOf = (num: number) => whole.split('\n')[whole.split('\n').indexOf('xref') + 2 + num] ?? '';

  it('F5 one wrong offset repairs only that object', () => {
    expectThreePages(
      whole.replace(rowOf(4), `${String(Number(rowOf(4).slice(0, 10)) + 3).padStart(10, '0')} 00000 n `),
    );
  });
  it('F5 two swapped objects are found', () => {
    const [one, other] = [rowOf(2), rowOf(4)];
    expectThreePages(whole.replace(one, 'ONE').replace(other, one).replace('ONE', other));
  });
  it('F5 a trailer with the wrong catalog is corrected', () => {
    expectThreePages(whole.replace(/\/Root \d+/, '/Root 2'));
  });
  it('F5 a missing trailer is rebuilt', () => expectThreePages(whole.slice(0, whole.indexOf('xref'))));
  it('F5 a freed object stays removed', () => {
    const facts = factsOf(whole.replace(rowOf(4), '0000000000 00001 f '));
    expect(facts).toMatchObject({ opens: true, pageCount: 2, repaired: false });
  });
});

describe.each([
  ['a table', false],
  ['object streams', true],
])('F5 a trailer whose Root is a dictionary, in a file with %s', (_, isPacked) => {
  const whole = threePages(isPacked);
  const withRoot = (root: string) => whole.replace(/\/Root \d+ 0 R/, `/Root ${root}`);

  it('F5 opens with its page tree', () => expectThreePages(withRoot('<< /Type /Catalog /Pages 5 0 R >>')));
  it('F5 opens with a page tree that is in the trailer, too', () =>
    expectThreePages(withRoot('<< /Pages << /Kids [2 0 R 3 0 R 4 0 R] /Count 3 >> >>')));
});

describe('F5 a file without a usable page tree', () => {
  it('F5 orphaned pages are found without a catalog', () => {
    expectThreePages(
      threePages()
        .replace('/Type /Catalog', '/Type /Katalog')
        .replace(/\/Pages (?=\d)/, '/Seiten '),
    );
  });
  it('F5 orphaned pages are found without kids', () =>
    expectThreePages(threePages().replace('/Kids', '/Kinder')));
  it('F5 orphaned pages are found in object streams', () => {
    const pdf = new PdfBuilder();
    const pages = [612, 612, 300].map((width) => pdf.add(`<< /Type /Page /MediaBox [0 0 ${width} 792] >>`));
    expect(pages).toHaveLength(3);
    expectThreePages(pdf.finishPacked([]).toString('latin1'));
  });
  it('F5 orphaned pages inherit attributes from their parents', () => {
    const text = `%PDF-1.7\n1 0 obj\n<< /Type /Pages /MediaBox [0 0 99 99] >>\nendobj\n2 0 obj\n<< /Type /Page /Parent 1 0 R >>\nendobj\n`;
    const facts = factsOf(text);
    expect(facts.opens && facts.pages[0]?.boxes.MediaBox).toEqual([0, 0, 99, 99]);
  });
  it('F5 orphaned pages use the newest version', () => {
    const text = `%PDF-1.7\n1 0 obj\n<< ${PAGE} >>\nendobj\n1 0 obj\n<< /Type /Page /MediaBox [0 0 50 60] >>\nendobj\n`;
    const facts = factsOf(text);
    expect(facts).toMatchObject({ opens: true, pageCount: 1 });
    expect(facts.opens && facts.pages[0]?.boxes.MediaBox).toEqual([0, 0, 50, 60]);
  });
});

it('F5 a file that is only a trailer opens with the pages in it', () => {
  const kids = [612, 612, 300].map((width) => `<</MediaBox[0 0 ${width} 792]>>`).join('');
  expectThreePages(`%PDF-1.4\ntrailer<</Root<</Pages<</Count 3/Kids[${kids}]>>>>>>`);
});

describe("F5 files that aren't PDFs", () => {
  it.each([
    ['nothing', '', 'not-a-pdf'],
    ['text', 'Dear printer, please find attached', 'not-a-pdf'],
    ['only a header', '%PDF-1.4\n', 'not-a-pdf'],
    ['only a trailer without a catalog', '%PDF-1.4\ntrailer<</Size 1>>', 'not-a-pdf'],
    ['only an object', '%PDF-1.4\n1 0 obj\n<< /A 1 >>\nendobj\n', 'no-pages'],
  ])('F5 %s is no PDF', (_, text, code) =>
    expect(factsOf(text)).toMatchObject({ opens: false, error: { code } }),
  );
});
