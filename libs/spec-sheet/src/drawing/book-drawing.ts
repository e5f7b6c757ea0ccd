import { binderySizes } from '@printpartner/print-knowledge/binding';
import { inchText, fractionText, sizeText } from '@printpartner/print-knowledge/measure';
import { bookOf, spineOf, type Book } from '../arithmetic/book.ts';
import type { SheetJob, TrimSize } from '../job/sheet-job.ts';
import { paper, turned, upright, type Drawing, type DrawingView, type Shape } from './drawing-view.ts';

/** Between the covers of a punched book, which has no spine. Inches. */
const APART = 0.5;

/** A booklet with its cover laid flat: back, spine and front. */
export function bookDrawing(job: SheetJob): Drawing | undefined {
  const book = bookOf(job);
  const { trim, boundOn, pages } = book;
  if (!trim) return undefined;
  const { bleedIn } = book.cover ?? job.text;
  // Bound at the top, the back cover is above the front.
  const cover = coverView(
    book,
    boundOn === 'top' ? { width: trim.height, height: trim.width } : trim,
    bleedIn,
  );
  const counted = pages === undefined ? 'Booklet' : `Booklet, ${pages} pages`;
  return {
    label: `${counted}, ${sizeText(trim.width, trim.height)} in closed`,
    views: [boundOn === 'top' ? turned(cover) : cover],
  };
}

function coverView(book: Book, trim: TrimSize, bleedIn?: number): DrawingView {
  const id = book.binding?.id;
  if (id === 'spiral-coil' || id === 'wire-o') return punchedCovers(trim, bleedIn);
  const spine = spineOf(book);
  const spineIn = spine?.ok ? spine.value.spine : 0;
  return id === 'case-bound' ? caseView(trim, spineIn) : softCover(trim, spineIn, bleedIn);
}

function softCover({ width, height }: TrimSize, spine: number, bleedIn?: number): DrawingView {
  const { box, shapes } = paper(2 * width + spine, height, bleedIn);
  const front = width + spine;
  return {
    id: 'cover',
    title: 'Cover laid flat',
    box,
    shapes: [
      ...shapes,
      upright('fold', width, height),
      ...(spine > 0 ? [upright('fold', front, height), spineMeasure(width, front)] : []),
      ...coverLabels(width / 2, front + width / 2, { width, height }),
      ...coverMeasures([0, width], [front, front + width], height),
    ],
  };
}

/** Boards beyond the trim, and hinges beside the spine; the binder's template adds the turn-in. */
function caseView({ width, height }: TrimSize, spine: number): DrawingView {
  const { boardOverhang: over, caseHinge } = binderySizes;
  const board = width + over;
  const front = board + spine;
  const head = -over;
  const boards = (x: number): Shape[] => [
    { kind: 'rect', role: 'trim', x, y: head, width: board, height: height + 2 * over },
    { kind: 'rect', role: 'hidden', x: x === 0 ? over : x, y: 0, width, height },
  ];
  const hinge = (x: number): Shape => ({
    kind: 'line',
    role: 'fold',
    x1: x,
    y1: head,
    x2: x,
    y2: height + over,
  });
  return {
    id: 'cover',
    title: 'Case laid flat, before turn-in',
    box: { x: 0, y: head, width: 2 * board + spine, height: height + 2 * over },
    shapes: [
      ...boards(0),
      ...boards(front),
      ...(spine > 0
        ? [
            {
              kind: 'rect',
              role: 'trim',
              x: board,
              y: head,
              width: spine,
              height: height + 2 * over,
            } as const,
            spineMeasure(board, front, head),
          ]
        : []),
      hinge(board - caseHinge),
      hinge(front + caseHinge),
      ...coverLabels(board / 2, front + board / 2, { width, height }),
      ...coverMeasures([over, board], [front, front + width], height),
    ],
  };
}

/** Two covers with holes along the bound edges. */
function punchedCovers({ width, height }: TrimSize, bleedIn = 0): DrawingView {
  const front = width + APART;
  const shift = (shape: Shape): Shape => (shape.kind === 'rect' ? { ...shape, x: shape.x + front } : shape);
  const { box, shapes } = paper(width, height, bleedIn);
  return {
    id: 'cover',
    title: 'Back and front cover',
    box: { ...box, width: box.width + front },
    shapes: [
      ...shapes,
      ...shapes.map(shift),
      upright('hidden', width - HOLES_FROM_EDGE, height),
      upright('hidden', front + HOLES_FROM_EDGE, height),
      ...coverLabels(width / 2, front + width / 2, { width, height }),
      ...coverMeasures([0, width], [front, front + width], height),
    ],
  };
}

/** Row of holes, inches from the bound edge. */
const HOLES_FROM_EDGE = 3 / 16;

const coverLabels = (back: number, front: number, { width, height }: TrimSize): Shape[] => {
  const place = { y: height / 2, width, height };
  return [
    { kind: 'label', x: back, ...place, text: 'Back cover' },
    { kind: 'label', x: front, ...place, text: 'Front cover' },
  ];
};

const spineMeasure = (from: number, to: number, head = 0): Shape => ({
  kind: 'measure',
  x1: from,
  y1: head,
  x2: to,
  y2: head,
  side: 'above',
  text: `spine ${inchText(to - from)}`,
});

function coverMeasures(
  [backFrom, backTo]: readonly [number, number],
  [frontFrom, frontTo]: readonly [number, number],
  height: number,
): Shape[] {
  const across = (x1: number, x2: number): Shape => ({
    kind: 'measure',
    x1,
    y1: height,
    x2,
    y2: height,
    side: 'below',
    text: fractionText(x2 - x1),
  });
  const side: Shape = {
    kind: 'measure',
    x1: backFrom,
    y1: 0,
    x2: backFrom,
    y2: height,
    side: 'left',
    text: fractionText(height),
  };
  return [across(backFrom, backTo), across(frontFrom, frontTo), side];
}
