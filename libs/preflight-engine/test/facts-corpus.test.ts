import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { type DocumentFacts, FileSource, readFacts, type UnreadableFacts } from '../src/index.ts';

const folder = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..', '..', 'shared', 'corpus');
const isHere = existsSync(join(folder, 'expected.json'));

interface Expected {
  opens: boolean;
  passwordNeeded: boolean;
  pages: number;
  encrypted: boolean;
  pageInfo: Record<string, Record<string, number[]>>;
  images: {
    page: number;
    type: string;
    width: number;
    height: number;
    color: string;
    xPpi: number;
    yPpi: number;
  }[];
  fonts: { name: string; embedded: boolean; subset: boolean }[];
}

/** Files whose facts differ from the tools', and why that is no fault. */
const exceptions: Record<string, string> = {
  'pdfjs__bug1020226.pdf': 'opens here by repair, as in pdf.js; poppler gives up',
  'pdfjs__issue9105_other.pdf': 'opens here by repair, as in pdf.js; poppler gives up',
  'qpdf__qpdf__qtest__qpdf__inspect.pdf': 'opens here by repair; poppler gives up',
  'pdfjs__poppler-90-0-fuzzed.pdf': 'one stencil of a fuzzed page is painted here and not by poppler',
};

const colorNames: Record<string, string> = {
  gray: 'gray',
  rgb: 'rgb',
  cmyk: 'cmyk',
  lab: 'lab',
  'icc-gray': 'icc',
  'icc-rgb': 'icc',
  'icc-cmyk': 'icc',
  indexed: 'index',
  separation: 'sep',
  devicen: 'devn',
  mask: '-',
};

const describeCorpus = isHere ? describe : describe.skip;

describeCorpus('real files of ../shared/corpus, against poppler', () => {
  const files: Record<string, Expected> = isHere
    ? JSON.parse(readFileSync(join(folder, 'expected.json'), 'utf8')).files
    : {};
  const names = isHere
    ? readdirSync(folder).filter((name) => /\.pdf$/i.test(name) && !(name in exceptions))
    : ['none'];

  it.each(names)('F4 %s', (name) => {
    const expected = files[name];
    if (!expected) throw new Error('not in expected.json');
    const source = new FileSource(join(folder, name));
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
      color: colorNames[colorSpace] ?? '',
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
