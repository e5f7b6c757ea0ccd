import { binderySizes } from '@printpartner/print-knowledge/binding';
import { answer, noAnswer, type Outcome } from '@printpartner/print-knowledge/figures';
import { inchText } from '@printpartner/print-knowledge/measure';
import { rectangle } from '../sheet/outline.ts';
import type { Dieline, Hinge, Panel, Sheet } from '../sheet/sheet.ts';

export interface BookCoverSize {
  /** Width of a page, inches. */
  trimWidth: number;
  trimHeight: number;
  /** Spine width of a perfect-bound book, inches; 0 for a saddle-stitched one. */
  spine: number;
  /** Caliper of the cover stock, inches. */
  caliper: number;
}

const MAX_SIDE = 30;
const MAX_SPINE = 3;

/** The cover of a saddle-stitched booklet or a perfect-bound book, open. */
export function bookCover({ trimWidth, trimHeight, spine, caliper }: BookCoverSize): Outcome<Dieline> {
  if (!(trimWidth > 0 && trimHeight > 0)) return noAnswer('The trim size must be more than 0 in.');
  if (Math.max(trimWidth, trimHeight) > MAX_SIDE)
    return noAnswer(`A page can be at most ${MAX_SIDE} in on a side.`);
  if (!(spine >= 0 && spine <= MAX_SPINE))
    return noAnswer(`The spine must be between 0 and ${MAX_SPINE} in.`);
  const isPerfect = spine > 0;
  return answer({
    id: isPerfect ? 'perfect-cover' : 'saddle-cover',
    title: [
      `${isPerfect ? 'Perfect-bound' : 'Saddle-stitched'} cover, ${inchText(trimWidth)} × ${inchText(trimHeight)} in`,
      ...(isPerfect ? [`spine ${inchText(spine)} in`] : []),
    ].join(', '),
    description: isPerfect ? 'Back cover, spine and front cover.' : 'Back and front cover with one fold.',
    finished: { width: trimWidth, height: trimHeight },
    sheet: isPerfect
      ? perfectCover(trimWidth, trimHeight, spine, caliper)
      : saddleCover(trimWidth, trimHeight, caliper),
    notes: isPerfect
      ? [
          'Get the spine width from your binder before you build the cover: it changes with the paper.',
          'The glue strip inside the covers stays free of ink and coating.',
        ]
      : ['Staples go through the fold: keep small type away from it.'],
  });
}

function saddleCover(width: number, height: number, caliper: number): Sheet {
  return {
    panels: [
      panel('back', 'back cover', rectangle(width, 0, 2 * width, height), 0),
      {
        ...panel('front', 'front cover', rectangle(0, 0, width, height), 1),
        parent: { id: 'back', hinge: upright(width, height, 'spine', 180) },
      },
    ],
    moreCreases: [],
    slits: [],
    glue: [],
    caliper,
  };
}

/** The hinge scores beside the spine let the cover open without pulling at the glue. */
function perfectCover(width: number, height: number, spine: number, caliper: number): Sheet {
  const [left, right] = [width, width + spine];
  const { hingeScore } = binderySizes;
  const score = (x: number) => ({ from: [x, 0], to: [x, height], role: 'fold', crease: 'mountain' }) as const;
  return {
    panels: [
      panel('back', 'back cover', rectangle(right, 0, right + width, height), 0),
      {
        ...panel('spine', 'spine', rectangle(left, 0, right, height), 0),
        kind: 'strip',
        parent: { id: 'back', hinge: upright(right, height, 'spine', 90) },
      },
      {
        ...panel('front', 'front cover', rectangle(0, 0, left, height), 1),
        parent: { id: 'spine', hinge: upright(left, height, 'spine', 90) },
      },
    ],
    moreCreases: hingeScore < width ? [score(left - hingeScore), score(right + hingeScore)] : [],
    slits: [],
    glue: [
      {
        outline: rectangle(
          left - Math.min(hingeScore, width),
          0,
          right + Math.min(hingeScore, width),
          height,
        ),
        side: 'inside',
      },
    ],
    caliper,
  };
}

const panel = (id: string, name: string, outline: Panel['outline'], layer: number): Panel => ({
  id,
  name: `Inside ${name}`,
  outsideName: `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
  kind: 'panel',
  outline,
  layer,
});

const upright = (x: number, height: number, role: Hinge['role'], angle: Hinge['angle']): Hinge => ({
  from: [x, 0],
  to: [x, height],
  role,
  crease: 'valley',
  angle,
  turn: 0,
});
