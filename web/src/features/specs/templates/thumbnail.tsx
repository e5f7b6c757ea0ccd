import { drawingOf, type DrawingView, type Shape } from '@printpartner/spec-sheet/drawing';
import { jobOf } from '@printpartner/spec-sheet/job';
import { sheetFromTemplate, type SpecTemplate } from '@printpartner/spec-sheet/templates';

/** The longest side of the largest piece in a group. */
const MAX_PX = 80;
const looks = {
  trim: 'stroke-[#171717]',
  fold: 'stroke-[#171717] [stroke-dasharray:4_2_1_2]',
  hidden: 'stroke-[#868686]',
} as const;

/** The flat piece, or the cover laid flat. */
export const flatViewOf = (template: SpecTemplate): DrawingView | undefined =>
  drawingOf(jobOf(sheetFromTemplate(template)))?.views[0];

/** One scale for a group: the longest side of its largest piece fills the space. */
export function scaleOf(views: readonly (DrawingView | undefined)[]): number {
  const sides = views.flatMap((view) => (view ? [view.box.width, view.box.height] : []));
  return MAX_PX / Math.max(...sides, 1);
}

/** A small drawing with cut edges and folds; its sizes are in the text beside it. */
export function Thumbnail({ view, pxPerInch }: { view: DrawingView; pxPerInch: number }) {
  const { x, y, width, height } = view.box;
  return (
    <svg
      aria-hidden
      viewBox={`${x} ${y} ${width} ${height}`}
      width={width * pxPerInch}
      height={height * pxPerInch}
      className="overflow-visible"
      fill="none"
      strokeWidth={1}
    >
      {view.shapes.map((shape, place) => (
        <Line key={place} shape={shape} />
      ))}
    </svg>
  );
}

function Line({ shape }: { shape: Shape }) {
  if (shape.kind === 'label' || shape.kind === 'measure' || shape.role === 'bleed') return null;
  const look = { vectorEffect: 'non-scaling-stroke', className: looks[shape.role] } as const;
  if (shape.kind === 'line') {
    const { x1, y1, x2, y2 } = shape;
    return <line {...look} x1={x1} y1={y1} x2={x2} y2={y2} />;
  }
  if (shape.kind === 'path') return <path {...look} d={shape.d} />;
  const { x, y, width, height } = shape;
  return (
    <rect
      {...look}
      x={x}
      y={y}
      width={width}
      height={height}
      fill={shape.role === 'trim' ? '#fff' : 'none'}
    />
  );
}
