import { binderySizes, saddleBulk } from '@printpartner/print-knowledge/binding';
import { inchText } from '@printpartner/print-knowledge/measure';
import { bookOf, bookThickness, spineOf, type Book } from '../arithmetic/book.ts';
import type { SheetJob } from '../job/sheet-job.ts';
import type { DrawingView, Shape } from './drawing-view.ts';

/** More lines than this run together; each stands for several leaves. */
const MAX_LINES = 8;

/** Depth shown behind the spine, as a multiple of the thickness. */
const DEPTH = 2.6;

/** The bound edge of a booklet in cross-section, spine at the left, y = 0 in the middle; undefined without its papers. */
export function sectionOf(job: SheetJob): DrawingView | undefined {
  if (job.kind !== 'booklet') return undefined;
  const book = bookOf(job);
  const { id } = book.binding ?? {};
  if (id === 'saddle-stitch') return stitchedSection(book);
  if (id === 'perfect-bound' || id === 'case-bound') return spinedSection(book);
  return id === 'spiral-coil' || id === 'wire-o' ? punchedSection(book) : undefined;
}

function viewOf(thickness: number, behind: number, shapes: readonly Shape[]): DrawingView {
  const box = { x: -behind, y: -thickness / 2, width: behind + thickness * DEPTH, height: thickness };
  return { id: 'section', title: 'Spine in cross-section', box, shapes };
}

/** Finer than a leaf. */
const pathNumber = (inches: number): string => String(Number(inches.toFixed(6)));

const measured = (x: number, thickness: number): Shape => ({
  kind: 'measure',
  x1: x,
  y1: -thickness / 2,
  x2: x,
  y2: thickness / 2,
  side: 'left',
  text: inchText(thickness),
});

/** Nested sheets around the fold. */
function stitchedSection({ textPages, text, cover }: Book): DrawingView | undefined {
  if (textPages === undefined || !text || (cover && !cover.stock)) return undefined;
  const bulk = saddleBulk({
    pages: textPages,
    textCaliper: text.caliperIn,
    coverCaliper: cover?.stock?.caliperIn,
  });
  if (!bulk.ok) return undefined;
  const outer = bulk.value / 2;
  const end = bulk.value * DEPTH;
  const sheets = textPages / 4;
  const every = Math.ceil(sheets / MAX_LINES);
  const radii = [
    ...(cover?.stock ? [outer - cover.stock.caliperIn / 2] : []),
    ...Array.from({ length: sheets }, (_, place) => (sheets - place - 0.5) * text.caliperIn).filter(
      (_, place) => place % every === 0,
    ),
  ];
  return viewOf(bulk.value, outer, [
    ...radii.map((radius): Shape => {
      const r = pathNumber(radius);
      return {
        kind: 'path',
        role: 'trim',
        d: `M${pathNumber(end)} -${r}H0A${r} ${r} 0 0 0 0 ${r}H${pathNumber(end)}`,
      };
    }),
    measured(-outer, bulk.value),
  ]);
}

/** A block of leaves in a glued cover, or between boards. */
function spinedSection(book: Book): DrawingView | undefined {
  const spine = spineOf(book);
  if (!spine?.ok) return undefined;
  const { block, spine: thickness } = spine.value;
  const wrap = (thickness - block) / 2;
  const end = thickness * DEPTH;
  const isCase = book.binding?.id === 'case-bound';
  const hinge = isCase ? binderySizes.caseHinge : 0;
  const board = (y: number): Shape => ({
    kind: 'rect',
    role: 'trim',
    x: hinge,
    y,
    width: Math.max(0, end - hinge),
    height: wrap,
  });
  return viewOf(thickness, wrap, [
    ...leafLines(block, end),
    board(-thickness / 2),
    board(block / 2),
    { kind: 'rect', role: 'trim', x: -wrap, y: -thickness / 2, width: wrap, height: thickness },
    measured(-wrap, thickness),
  ]);
}

/** Leaves in a ring. */
function punchedSection(book: Book): DrawingView | undefined {
  const thickness = bookThickness(book);
  if (thickness === undefined) return undefined;
  const radius = thickness / 2;
  const leaves = thickness - binderySizes.coilOverBook;
  const r = pathNumber(radius);
  return viewOf(thickness, radius, [
    ...leafLines(leaves, thickness * DEPTH),
    { kind: 'path', role: 'hidden', d: `M-${r} 0A${r} ${r} 0 0 1 ${r} 0A${r} ${r} 0 0 1 -${r} 0` },
    measured(-radius, thickness),
  ]);
}

function leafLines(block: number, end: number): Shape[] {
  const lines = Array.from({ length: MAX_LINES - 1 }, (_, place) => {
    const y = -block / 2 + (block * (place + 1)) / MAX_LINES;
    return { kind: 'line', role: 'hidden', x1: 0, y1: y, x2: end, y2: y } as const;
  });
  return [{ kind: 'rect', role: 'trim', x: 0, y: -block / 2, width: end, height: block }, ...lines];
}
