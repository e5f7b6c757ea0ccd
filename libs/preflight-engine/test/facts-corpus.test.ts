import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { type DocumentFacts, FileSource, readFacts, type UnreadableFacts } from '../src/index.ts';
import { colorWords, corpusFolder, type Expected, expectedIn, isCorpusHere } from './corpus.ts';

/** Files whose facts differ from the tools', with the reason why ours are right. */
const exceptions: Record<string, string> = {
  'pdfjs__bug1020226.pdf': 'opens here by repair, as in pdf.js; poppler gives up',
  'pdfjs__issue9105_other.pdf': 'opens here by repair, as in pdf.js; poppler gives up',
  'qpdf__qpdf__qtest__qpdf__inspect.pdf': 'opens here by repair; poppler gives up',
  'pdfjs__poppler-90-0-fuzzed.pdf': 'one stencil of a fuzzed page is painted here and not by poppler',
};

const describeCorpus = isCorpusHere ? describe : describe.skip;

describeCorpus('real files of ../shared/corpus, against poppler', () => {
  const files = expectedIn();
  const names = isCorpusHere
    ? readdirSync(corpusFolder).filter((name) => /\.pdf$/i.test(name) && !(name in exceptions))
    : ['none'];

  it.each(names)('F4 %s', (name) => {
    const expected = files[name];
    if (!expected) throw new Error('not in expected.json');
    const source = new FileSource(join(corpusFolder, name));
    const facts = readFacts(source);
    source.close();
    expect(facts.opens).toBe(expected.opens);
    expect(facts.passwordNeeded).toBe(expected.passwordNeeded);
    if (isReadable(facts)) compare(facts, expected);
  });
});

const isReadable = (facts: DocumentFacts | UnreadableFacts): facts is DocumentFacts => facts.opens;

function compare(facts: DocumentFacts, expected: Expected): void {
  expect(facts.pageCount).toBe(expected.pages);
  expect(facts.encrypted).toBe(expected.encrypted);
  for (const [number, info] of Object.entries(expected.pageInfo)) {
    const page = facts.pages[Number(number) - 1];
    for (const [name, box] of Object.entries(page?.boxes ?? {})) {
      const wanted = info[name];
      wanted?.forEach((value, index) =>
        expect(Math.abs(value - (box[index] ?? Number.NaN))).toBeLessThan(0.011),
      );
    }
  }
  const images = facts.pages.flatMap((page) =>
    page.images.map(({ kind, width, height, colorSpace, ppiX, ppiY }) => ({
      page: page.number,
      type: kind,
      width,
      height,
      color: colorWords[colorSpace],
      ppi: [ppiX, ppiY],
    })),
  );
  expect(images).toHaveLength(expected.images.length);
  for (const { page, type, width, height, color, xPpi, yPpi } of expected.images) {
    const at = images.findIndex(
      (image) =>
        image.page === page &&
        image.type === type &&
        image.width === width &&
        image.height === height &&
        image.color === color &&
        Math.abs((image.ppi[0] ?? 0) - xPpi) <= 1 &&
        Math.abs((image.ppi[1] ?? 0) - yPpi) <= 1,
    );
    expect({ page, type, width, height, color, found: at >= 0 }).toMatchObject({ found: true });
    images.splice(at, 1);
  }
  const fontsOf = (fonts: readonly { name: string; embedded: boolean; subset: boolean }[]) =>
    fonts
      .map(({ name, embedded, subset }) => `${name.replace('[none]', '')} ${embedded} ${subset}`)
      .toSorted();
  expect(fontsOf(facts.fonts)).toEqual(fontsOf(expected.fonts));
}
