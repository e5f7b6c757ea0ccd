import { sectionOf } from '@printpartner/spec-sheet/drawing';
import type { SheetJob } from '@printpartner/spec-sheet/job';
import { DrawnView } from './drawn-view.tsx';
import { drawnScaleFor } from './drawn-scale.ts';

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
