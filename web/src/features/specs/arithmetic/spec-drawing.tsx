import { memo } from 'react';
import {
  type Drawing,
  drawingOf,
  type DrawingView,
  drawnRoles,
  roundScaleUpTo,
  sectionOf,
} from '@printpartner/spec-sheet/drawing';
import { unreadText } from '@printpartner/spec-sheet/arithmetic';
import type { SheetJob } from '@printpartner/spec-sheet/job';
import { Ruler } from '../../../ui/ruler.tsx';
import { useWidth } from '../../../ui/use-width.ts';
import { DrawnView, measureSpace } from './drawn-view.tsx';

/** Used before the first layout, and where there is none. Pixels. */
const USUAL_WIDTH = 264;
const MAX_HEIGHT = 260;
const GAP = 20;

/** The piece as its sheet orders it, to scale; changes as the sheet is filled in. */
export const SpecDrawing = memo(function SpecDrawing({ job }: { job: SheetJob }) {
  const [element, measured] = useWidth<HTMLElement>();
  const drawing = drawingOf(job);
  return (
    <figure ref={element} className="mt-3 border-t border-rule pt-3.5">
      {drawing ? (
        <ScaledDrawing drawing={drawing} width={measured || USUAL_WIDTH} />
      ) : (
        <p className="type-note text-ink-2">
          {unreadText(job.unread, 'finished-size', 'flat-size') ??
            'Enter a size to see the piece drawn to scale.'}
        </p>
      )}
    </figure>
  );
});

function ScaledDrawing({ drawing: { label, views }, width }: { drawing: Drawing; width: number }) {
  const scale = scaleFor(views, width);
  const ruled = Math.floor(Math.max(...views.map(({ box }) => box.width)));
  return (
    <>
      <div className="flex flex-wrap items-end" style={{ gap: GAP }}>
        {views.map((view) => (
          <div key={view.id}>
            <DrawnView view={view} scale={scale} label={`${label}: ${view.title}`} />
            <p aria-hidden className="type-note mt-1 text-ink-2">
              {view.title}
            </p>
          </div>
        ))}
      </div>
      {ruled > 0 && <InchRuler inches={ruled} scale={scale} />}
      <figcaption className="type-note mt-1 text-ink-3">
        Drawn to scale, in inches.{legendOf(views)}
      </figcaption>
    </>
  );
}

/** The lines that are drawn. */
function legendOf(views: readonly DrawingView[]): string {
  const roles = drawnRoles(views);
  const [bleed, folds] = [roles.has('bleed'), roles.has('fold')];
  if (bleed && folds) return ' Bleed is cyan, folds are dash-dot.';
  if (bleed) return ' Bleed is cyan.';
  return folds ? ' Folds are dash-dot.' : '';
}

/** Pixels per inch, one scale for all views: side by side if they stay legible, else each as wide as the place. */
function scaleFor(views: readonly DrawingView[], width: number): number {
  const spaces = views.map((view) => measureSpace(view));
  const beside = Math.max(...spaces.map(({ left, right }) => left + right));
  const above = Math.max(...spaces.map((space) => space.above + space.below));
  const widest = Math.max(...views.map(({ box }) => box.width));
  const highest = Math.max(...views.map(({ box }) => box.height));
  return drawnScaleFor(
    { width: widest, height: highest },
    { width: Math.max(1, width - beside), height: MAX_HEIGHT - above },
  );
}

function InchRuler({ inches, scale }: { inches: number; scale: number }) {
  const length = inches * scale;
  return (
    <svg aria-hidden width={length + 40} height={18} className="mt-2 block">
      <Ruler length={inches} scale={scale} x={1} y={1} ticks={scale < 16 ? 1 : 2} />
      <text x={length + 6} y={11} fontSize={12} className="fill-ink-3">
        {inches} in
      </text>
    </svg>
  );
}

/** Pixels. */
const SIZE = { width: 110, height: 44 };

/** The spine in cross-section beside its width, which the text states. */
export function SectionDrawing({ job }: { job: SheetJob }) {
  const section = sectionOf(job);
  if (!section) return null;
  const scale = drawnScaleFor(section.box, SIZE);
  // The text beside it states the width.
  const shapes = section.shapes.map((shape) => (shape.kind === 'measure' ? { ...shape, text: '' } : shape));
  return (
    <figure className="shrink-0 pt-1">
      <DrawnView view={{ ...section, shapes }} scale={scale} />
    </figure>
  );
}

const CSS_PIXELS_PER_INCH = 96;

interface Size {
  width: number;
  height: number;
}

/** Pixels per inch: the largest round scale at which a size in inches fits into pixels; the smallest one for anything larger. */
export function drawnScaleFor(inches: Size, pixels: Size): number {
  const most = Math.min(pixels.width / inches.width, pixels.height / inches.height);
  const { times, per } = roundScaleUpTo(most / CSS_PIXELS_PER_INCH);
  return (times / per) * CSS_PIXELS_PER_INCH;
}
