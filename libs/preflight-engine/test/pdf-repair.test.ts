import { describe, expect, it } from '@jest/globals';
import { readFacts } from '../src/facts/survey.ts';
import { BufferSource } from '../src/pdf/source.ts';
import { PdfBuilder } from './pdf-builder.ts';

const PAGE = '/Type /Page /MediaBox [0 0 612 792]';

/** Three pages, packed or not, the third of its own size. */
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

  it('F5 opens without repair when it is whole', () => expectThreePages(whole, false));
  it('F5 opens without startxref', () => expectThreePages(whole.replace(/startxref\n\d+/, '')));
  it('F5 opens with a wrong startxref', () =>
    expectThreePages(whole.replace(/startxref\n\d+/, 'startxref\n17')));
  it('F5 opens with something before its header', () => expectThreePages(`MIME line\r\n${whole}`, false));
  it('F5 opens with something inside that moves all objects', () =>
    expectThreePages(whole.replace('1 0 obj', '% moved by this\n1 0 obj')));
  it('F5 opens without endobj', () => expectThreePages(whole.replaceAll('endobj\n', '')));
  it('F5 opens with wrong lengths of streams', () =>
    expectThreePages(
      whole.replace(/\/Length \d+/g, (said) => '/Length 3'.padEnd(said.length)),
      false,
    ));
});

describe('F5 a file whose objects are not where they should be', () => {
  const whole = threePages();
  const rowOf = (num: number) => whole.split('\n')[whole.split('\n').indexOf('xref') + 2 + num] ?? '';

  it('F5 one offset is wrong: that object alone is looked for', () => {
    expectThreePages(
      whole.replace(rowOf(4), `${String(Number(rowOf(4).slice(0, 10)) + 3).padStart(10, '0')} 00000 n `),
    );
  });
  it('F5 two objects have changed their places', () => {
    const [one, other] = [rowOf(2), rowOf(4)];
    expectThreePages(whole.replace(one, 'ONE').replace(other, one).replace('ONE', other));
  });
  it('F5 the trailer names another object for the catalog', () => {
    expectThreePages(whole.replace(/\/Root \d+/, '/Root 2'));
  });
  it('F5 there is no trailer', () => expectThreePages(whole.slice(0, whole.indexOf('xref'))));
  it('F5 an object that is free stays away', () => {
    const facts = factsOf(whole.replace(rowOf(4), '0000000000 00001 f '));
    expect(facts).toMatchObject({ opens: true, pageCount: 2, repaired: false });
  });
});

describe('F5 a file whose page tree is lost', () => {
  it('F5 pages are found without a catalog', () => {
    expectThreePages(
      threePages()
        .replace('/Type /Catalog', '/Type /Katalog')
        .replace(/\/Pages (?=\d)/, '/Seiten '),
    );
  });
  it('F5 pages are found without kids', () => expectThreePages(threePages().replace('/Kids', '/Kinder')));
  it('F5 pages in object streams are found without a tree', () => {
    const pdf = new PdfBuilder();
    const pages = [612, 612, 300].map((width) => pdf.add(`<< /Type /Page /MediaBox [0 0 ${width} 792] >>`));
    expect(pages).toHaveLength(3);
    expectThreePages(pdf.finishPacked([]).toString('latin1'));
  });
  it('F5 they keep what their parents give them', () => {
    const text = `%PDF-1.7\n1 0 obj\n<< /Type /Pages /MediaBox [0 0 99 99] >>\nendobj\n2 0 obj\n<< /Type /Page /Parent 1 0 R >>\nendobj\n`;
    const facts = factsOf(text);
    expect(facts.opens && facts.pages[0]?.boxes.MediaBox).toEqual([0, 0, 99, 99]);
  });
  it('F5 the newest of two versions counts', () => {
    const text = `%PDF-1.7\n1 0 obj\n<< ${PAGE} >>\nendobj\n1 0 obj\n<< /Type /Page /MediaBox [0 0 50 60] >>\nendobj\n`;
    const facts = factsOf(text);
    expect(facts).toMatchObject({ opens: true, pageCount: 1 });
    expect(facts.opens && facts.pages[0]?.boxes.MediaBox).toEqual([0, 0, 50, 60]);
  });
});

describe('F5 what is no PDF', () => {
  it.each([
    ['nothing', '', 'not-a-pdf'],
    ['text', 'Dear printer, please find attached', 'not-a-pdf'],
    ['a header alone', '%PDF-1.4\n', 'not-a-pdf'],
    ['an object alone', '%PDF-1.4\n1 0 obj\n<< /A 1 >>\nendobj\n', 'no-pages'],
  ])('F5 %s', (_, text, code) => expect(factsOf(text)).toMatchObject({ opens: false, error: { code } }));
});
