import type { SheetJob, SheetPart, SheetStock } from '../sheet-job.ts';

const stock = (name: string, gsm: number, caliperIn: number): SheetStock => ({
  text: name,
  name,
  gsm,
  caliperIn,
});

/** Stocks of the paper guide. */
export const guideStocks = {
  offset50: stock('20# bond / 50# offset', 75, 0.0039),
  offset70: stock('70# uncoated offset', 104, 0.0051),
  glossText80: stock('80# gloss text', 118, 0.0035),
  glossText100: stock('100# gloss text', 148, 0.0046),
  glossCover100: stock('100# gloss cover', 270, 0.0087),
  c1s10: stock('10 pt C1S', 220, 0.01),
  c2s14: stock('14 pt C2S', 350, 0.014),
};

type JobChanges = Partial<Omit<SheetJob, 'text'>> & { text?: Partial<SheetPart> };

/** A 16-page stitched self-cover booklet, 8.5 × 11 in on 80# gloss text. */
export function buildBooklet({ text, ...changes }: JobChanges = {}): SheetJob {
  return {
    kind: 'booklet',
    name: 'Harbor Season Program',
    quantities: [1000, 2500, 5000],
    coverType: 'self',
    pages: 16,
    binding: { name: 'Saddle Stitch', id: 'saddle-stitch' },
    unread: {},
    ...changes,
    text: {
      finished: { width: 8.5, height: 11 },
      stock: guideStocks.glossText80,
      finishes: [],
      ...text,
    },
  };
}

/** A letter-size tri-fold on 100# gloss text. */
export function buildPiece({ text, ...changes }: JobChanges = {}): SheetJob {
  return {
    kind: 'custom',
    name: 'Summer mailer',
    quantities: [1000],
    fold: 'tri',
    unread: {},
    ...changes,
    text: {
      flat: { width: 11, height: 8.5 },
      finished: { width: 3.667, height: 8.5 },
      stock: guideStocks.glossText100,
      finishes: [],
      ...text,
    },
  };
}
