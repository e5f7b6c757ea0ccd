import type { ChatSpecValues } from '@printpartner/contracts/types';
import { countText } from '@printpartner/print-knowledge/figures';
import type { Match } from './matched-models.ts';
import type { RunPrice } from './run-price.ts';

/** Fields of the spec form by price model; the quantity is added. */
const fieldsOf: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'postcard-4x6': { flatSize: '6 × 4 in', mailerPaperSpecs: '14 pt C2S', mailerInkSpecs: '4/4' },
  'postcard-6x9': { flatSize: '9 × 6 in', mailerPaperSpecs: '14 pt C2S', mailerInkSpecs: '4/4' },
  'eddm-6.5x9': { flatSize: '9 × 6.5 in', mailerPaperSpecs: '14 pt C2S', mailerInkSpecs: '4/4' },
  'eddm-6x11': { flatSize: '11 × 6 in', mailerPaperSpecs: '14 pt C2S', mailerInkSpecs: '4/4' },
  'eddm-8.5x11': { flatSize: '11 × 8.5 in', mailerPaperSpecs: '14 pt C2S', mailerInkSpecs: '4/4' },
  'eddm-9x12': { flatSize: '12 × 9 in', mailerPaperSpecs: '14 pt C2S', mailerInkSpecs: '4/4' },
  'flyer-letter': { flatSize: '8.5 × 11 in', mailerPaperSpecs: '100# gloss text', mailerInkSpecs: '4/4' },
  'tri-fold': {
    flatSize: '11 × 8.5 in',
    finishedSize: '3.6875 × 8.5 in',
    foldingNotes: 'Tri-fold',
    mailerPaperSpecs: '100# gloss text',
    mailerInkSpecs: '4/4',
  },
  'business-card': { flatSize: '3.5 × 2 in', mailerPaperSpecs: '14 pt C2S', mailerInkSpecs: '4/4' },
  letterhead: { flatSize: '8.5 × 11 in', mailerPaperSpecs: '70# text', mailerInkSpecs: '4/0' },
  'poster-18x24': { flatSize: '18 × 24 in', mailerPaperSpecs: '100# text', mailerInkSpecs: '4/0' },
};

/** What a priced run fills in of a spec form; undefined where its size or pages are not what was asked for. */
export function specsOf(
  { model, quantity }: RunPrice,
  { isNearest, otherPages }: Match,
): ChatSpecValues | undefined {
  if (isNearest || otherPages !== undefined) return undefined;
  const copies = { quantity: countText(quantity) };
  const [, pages] = /^booklet-(\d+)$/.exec(model.id) ?? [];
  if (pages !== undefined) {
    const booklet = {
      pageCount: pages,
      bookletTextFinishedSize: '8.5 × 11 in',
      coverType: 'self',
      bindingType: 'Saddle Stitch',
    };
    return { form: 'booklet', values: { ...copies, ...booklet } };
  }
  const fields = fieldsOf[model.id];
  return fields && { form: 'custom', values: { ...copies, ...fields } };
}
