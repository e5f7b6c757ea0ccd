import { describe, expect, it } from '@jest/globals';
import type { SheetJob, SheetPart, SheetStock } from '@printpartner/spec-sheet/job';
import { addressOf } from './answer.ts';
import { sheetDieline } from './sheet-dieline.ts';

const stock = (text: string, name: string, gsm: number, caliperIn: number): SheetStock => ({
  text,
  name,
  gsm,
  caliperIn,
});
const gloss = stock('80# Gloss Text', '80# gloss text', 118, 0.0035);
const c1s = stock('10pt C1S', '10 pt C1S', 220, 0.01);
const unlisted = stock('37# offset', '37# uncoated offset', 55, 0.003);

const sheet = { name: '', quantities: [], unread: {} };
const piece = (text: Partial<SheetPart>): SheetJob => ({
  ...sheet,
  kind: 'custom',
  fold: 'gate',
  text: { flat: { width: 17, height: 11 }, finishes: [], ...text },
});
const book = (
  binding: SheetJob['binding'],
  text: Partial<SheetPart>,
  changes: Partial<SheetJob> = {},
): SheetJob => ({
  ...sheet,
  kind: 'booklet',
  pages: 120,
  binding,
  text: { finished: { width: 6, height: 9 }, finishes: [], ...text },
  ...changes,
});
const saddle = { name: 'Saddle Stitch', id: 'saddle-stitch' } as const;
const perfect = { name: 'Perfect Bound', id: 'perfect-bound' } as const;
const plus = { coverType: 'plus', cover: { pages: 4, finishes: [], stock: c1s } } as const;
const address = (job: SheetJob) => {
  const opened = sheetDieline(job);
  return opened && addressOf(opened);
};

describe('G12 address of a sheet’s dieline', () => {
  it.each([
    ['a fold', piece({ stock: gloss }), 'fold&fold=gate&width=17&height=11&stock=80%23+gloss+text'],
    [
      'a fold on paper that the guide doesn’t list',
      piece({ stock: unlisted }),
      'fold&fold=gate&width=17&height=11&allowance=0.0625',
    ],
    [
      'a glued book',
      book(perfect, { stock: gloss }, plus),
      'cover&binding=perfect&width=6&height=9&pages=120&text=80%23+gloss+text&cover=10+pt+C1S',
    ],
    ['a stitched booklet without paper', book(saddle, {}), 'cover&binding=saddle&width=6&height=9&pages=120'],
  ])('G12 the dieline of a sheet has the sizes of %s', (_what, job, values) => {
    expect(address(job)).toBe(`/?dieline=${values}`);
  });

  it.each([
    ['a glued book on paper that the guide doesn’t list', book(perfect, { stock: unlisted }, plus)],
    ['a sheet larger than the dieline takes', piece({ flat: { width: 70, height: 11 }, stock: gloss })],
    ['a page larger than the dieline takes', book(saddle, { finished: { width: 31, height: 9 } })],
    ['a booklet without a binding', book(undefined, { stock: gloss })],
  ])('G12 a sheet has no dieline for %s', (_what, job) => {
    expect(address(job)).toBeUndefined();
  });
});
