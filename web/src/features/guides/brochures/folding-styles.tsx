import { folds, type Fold } from '@printpartner/print-knowledge/folding';
import { FoldLegend } from '../folding/fold-line.tsx';
import { Ruler } from '../../../ui/ruler.tsx';
import { CardGrid } from '../shell/fact-card.tsx';
import { AllowanceTable } from './allowance-table.tsx';
import { CARD_SCALE, FoldCard } from './fold-card.tsx';

export function FoldingStyles({ onOpen }: { onOpen: (fold: Fold) => void }) {
  return (
    <>
      <div className="mb-4 grid gap-2">
        <FoldLegend />
        <p data-unsearched className="type-note flex items-center gap-3 text-ink-2">
          <svg width={5 * CARD_SCALE + 2} height={8} aria-hidden>
            <Ruler length={5} scale={CARD_SCALE} x={1} y={1} />
          </svg>
          All eight at one scale; the ruler is 5 in.
        </p>
      </div>
      <CardGrid>
        {folds.rows.map((fold) => (
          <FoldCard key={fold.id} fold={fold} onOpen={() => onOpen(fold)} />
        ))}
      </CardGrid>
      <AllowanceTable />
    </>
  );
}
