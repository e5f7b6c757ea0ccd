import { brochureSizes, type BrochureSize, type FoldedForm } from '@printpartner/print-knowledge/brochures';
import { foldOf, panelWidths, foldPositions } from '@printpartner/print-knowledge/folding';
import type { Footnotes } from '@printpartner/print-knowledge/figures';
import { Size } from '../../../ui/length.tsx';
import { Cite } from '../../../ui/source-notes.tsx';

/** Pixels per inch on every card. */
export const SIZE_SCALE = 10;

export function BrochureSizeCard({ size, notes }: { size: BrochureSize; notes: Footnotes }) {
  const { columns } = brochureSizes;
  return (
    <article className="flex min-w-0 flex-col rounded-sheet border border-rule bg-sheet p-4">
      <div className="flex flex-1 items-end pb-3">
        <SizeDrawing size={size} />
      </div>
      <h3 className="type-subhead">
        <Size sides={[size.flatWidth, size.flatHeight]} />
        <Cite notes={notes} from={columns.flatWidth?.from} />
      </h3>
      <ul className="type-data mt-1">
        {size.forms.map((form) => (
          <li key={form.folds.join()} className="flex justify-between gap-3 border-t border-rule py-1.5">
            <span>{form.folds.map((id) => foldOf(id).name).join(', then ')}</span>
            <span className="text-right whitespace-nowrap">
              <Size sides={[form.width, form.height]} />
              <Cite notes={notes} from={columns.forms?.from} />
            </span>
          </li>
        ))}
      </ul>
      <p className="type-data border-t border-rule pt-1.5 text-ink-2">{size.usedFor}</p>
    </article>
  );
}

function SizeDrawing({ size: { flatWidth, flatHeight, forms } }: { size: BrochureSize }) {
  const [form] = forms;
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${flatWidth} ${flatHeight}`}
      width={flatWidth * SIZE_SCALE}
      height={flatHeight * SIZE_SCALE}
      className="on-paper overflow-visible"
    >
      <rect
        width={flatWidth}
        height={flatHeight}
        className="fill-sheet stroke-ink"
        strokeWidth={1}
        vectorEffect="non-scaling-stroke"
      />
      {form && <Folded form={form} flatWidth={flatWidth} flatHeight={flatHeight} />}
    </svg>
  );
}

/** Folds of the first form, and its folded size tinted at the right, where the cover is. */
function Folded({
  form,
  flatWidth,
  flatHeight,
}: {
  form: FoldedForm;
  flatWidth: number;
  flatHeight: number;
}) {
  const [first = 'half'] = form.folds;
  const panels = panelWidths(first, flatWidth, 1 / 16);
  if (!panels.ok) throw new Error(panels.reason);
  return (
    <>
      <rect
        x={flatWidth - form.width}
        y={flatHeight - form.height}
        width={form.width}
        height={form.height}
        className="fill-cyan-tint stroke-ink"
        strokeWidth={1}
        vectorEffect="non-scaling-stroke"
      />
      {foldPositions(panels.value).map((x) => (
        <line
          key={x}
          x1={x}
          x2={x}
          y1={0}
          y2={flatHeight}
          className="stroke-ink"
          strokeWidth={1}
          strokeDasharray="9 3 1.5 3"
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </>
  );
}
