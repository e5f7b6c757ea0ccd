import { brochureSizes } from '@printpartner/print-knowledge/brochures';
import { footnotesOf } from '@printpartner/print-knowledge/figures';
import { Ruler } from '../../../ui/ruler.tsx';
import { SourceNotes } from '../../../ui/source-notes.tsx';
import { BrochureSizeCard, SIZE_SCALE } from './brochure-size-card.tsx';

const notes = footnotesOf(Object.values(brochureSizes.columns).map(({ from }) => from));

export function BrochureSizesSection() {
  return (
    <>
      <div className="grid gap-3 md:grid-cols-2">
        {brochureSizes.rows.map((size) => (
          <BrochureSizeCard key={size.id} size={size} notes={notes} />
        ))}
        <div className="flex flex-col gap-4 rounded-sheet border border-dashed border-edge p-4">
          <svg width={11 * SIZE_SCALE + 2} height={8} aria-hidden>
            <Ruler length={11} scale={SIZE_SCALE} x={1} y={1} />
          </svg>
          <p data-unsearched className="type-data text-pretty text-ink-2">
            Flat sheets at one scale, width first; the ruler is 11 in. Tinted: the folded piece, cover on the
            right. Tuck-in panels are sized for 80# text; heavier stock needs more allowance.
          </p>
        </div>
      </div>
      <SourceNotes notes={notes} className="mt-3" />
    </>
  );
}
