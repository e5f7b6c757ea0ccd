import { describe, expect, it } from '@jest/globals';
import { buildBooklet, buildPiece, guideStocks } from '../job/testing/build-job.ts';
import { orderedDieline } from './ordered-dieline.ts';

const perfect = { name: 'Perfect Bound', id: 'perfect-bound' } as const;
const cover = { pages: 4, finishes: [], stock: guideStocks.c1s10 };
const glued = { pages: 120, binding: perfect, coverType: 'plus', cover } as const;
const trim = { width: 8.5, height: 11 };
const { glossText80, glossText100, c1s10 } = guideStocks;

describe('G12 dieline of a spec sheet', () => {
  it('G12 takes fold, flat size and stock of a folded piece', () => {
    expect(orderedDieline(buildPiece())).toEqual({
      kind: 'fold',
      fold: 'tri',
      flat: { width: 11, height: 8.5 },
      allowance: 3 / 32,
      stock: glossText100,
    });
  });

  it('G12 puts the width across the folds, whichever way round the flat size is written', () => {
    const job = buildPiece({ text: { flat: { width: 8.5, height: 11 } } });
    expect(orderedDieline(job)).toMatchObject({ flat: { width: 11, height: 8.5 } });
  });

  it('G12 the ordered dieline has the allowance of text weights where the stock can’t be read', () => {
    const job = buildPiece({ text: { stock: undefined } });
    expect(orderedDieline(job)).toEqual({
      kind: 'fold',
      fold: 'tri',
      flat: { width: 11, height: 8.5 },
      allowance: 1 / 16,
    });
  });

  it.each([
    ['no fold', buildPiece({ fold: undefined })],
    ['no flat size', buildPiece({ text: { flat: undefined } })],
    [
      'a finished size that it doesn’t fold to',
      buildPiece({ text: { finished: { width: 5.5, height: 8.5 } } }),
    ],
    ['a binding', buildPiece({ isBound: true })],
  ])('G12 a sheet has no dieline for a piece with %s', (_what, job) => {
    expect(orderedDieline(job)).toBeUndefined();
  });

  it('G12 takes trim size, pages and stocks of a stitched booklet', () => {
    expect(orderedDieline(buildBooklet())).toEqual({
      kind: 'cover',
      binding: 'saddle',
      trim,
      pages: 16,
      text: glossText80,
      cover: glossText80,
    });
    expect(orderedDieline(buildBooklet({ coverType: 'plus', cover }))).toMatchObject({
      pages: 16,
      cover: c1s10,
    });
  });

  it('G12 counts the leaves of a glued book, without those of a self cover', () => {
    expect(orderedDieline(buildBooklet(glued))).toEqual({
      kind: 'cover',
      binding: 'perfect',
      trim,
      pages: 120,
      text: glossText80,
      cover: c1s10,
    });
    const self = buildBooklet({ pages: 120, binding: perfect });
    expect(orderedDieline(self)).toMatchObject({ pages: 116, cover: glossText80 });
  });

  it.each([
    ['no pages', buildBooklet({ pages: undefined })],
    ['no size', buildBooklet({ text: { finished: undefined } })],
    ['a size that can’t be read', buildBooklet({ unread: { 'finished-size': 'banana' } })],
    ['18 stitched pages', buildBooklet({ pages: 18 })],
    ['31 glued pages', buildBooklet({ ...glued, pages: 31 })],
    ['no cover stock for its spine', buildBooklet({ ...glued, cover: { ...cover, stock: undefined } })],
    ['flaps', buildBooklet({ ...glued, cover: { ...cover, pages: 8 } })],
    [
      'a cover of another size',
      buildBooklet({ ...glued, cover: { ...cover, finished: { width: 9, height: 11 } } }),
    ],
    ['a calendar’s binding on top', buildBooklet({ text: { flat: { width: 8.5, height: 22 } } })],
    ['another binding', buildBooklet({ binding: { name: 'Wire-O', id: 'wire-o' } })],
    ['no binding', buildBooklet({ binding: undefined })],
  ])('G12 a sheet has no dieline for a booklet with %s', (_what, job) => {
    expect(orderedDieline(job)).toBeUndefined();
  });
});
