import { brochureSizes } from '@printpartner/print-knowledge/brochures';
import { folds, type Fold } from '@printpartner/print-knowledge/folding';
import { footnotesOf } from '@printpartner/print-knowledge/figures';
import { CalculatorsLink } from '../calculators/calculators-link.tsx';
import { PanelWidthCalculator } from '../calculators/panel-widths/panel-width-calculator.tsx';
import { GuidePage } from '../shell/guide-page.tsx';
import { useOpenEntry } from '../shell/use-open-entry.ts';
import { ContentStrategy } from './content-strategy.tsx';
import { FoldDialog } from './fold-dialog.tsx';
import { PaperSpecifications } from './paper-specifications.tsx';
import { FoldLegend } from '../folding/fold-line.tsx';
import { Ruler } from '../../../ui/ruler.tsx';
import { CardGrid } from '../shell/fact-card.tsx';
import { AllowanceTable } from './allowance-table.tsx';
import { CARD_SCALE, FoldCard } from './fold-card.tsx';
import { SourceNotes } from '../../../ui/source-notes.tsx';
import { BrochureSizeCard, SIZE_SCALE } from './brochure-size-card.tsx';

/** The brochure guide: content, sizes, folds, paper. */
export function BrochuresGuide() {
  const { opened, open, close } = useOpenEntry();
  const fold = folds.rows.find(({ id }) => id === opened);
  return (
    <>
      <GuidePage
        parts={[
          {
            sections: [
              {
                id: 'content',
                title: 'Design & Content Strategy',
                startsOpen: true,
                content: <ContentStrategy />,
              },
              {
                id: 'sizes',
                title: 'Popular Brochure Sizes',
                count: `${brochureSizes.rows.length} sizes`,
                content: <BrochureSizesSection />,
              },
              {
                id: 'folds',
                title: 'Folding Styles',
                count: `${folds.rows.length} folds`,
                startsOpen: true,
                content: <FoldingStyles onOpen={({ id }) => open(id)} />,
              },
              { id: 'paper', title: 'Paper & Specifications', content: <PaperSpecifications /> },
            ],
          },
        ]}
        aside={
          <>
            <PanelWidthCalculator />
            <CalculatorsLink />
          </>
        }
      />
      {fold && <FoldDialog fold={fold} onClose={close} />}
    </>
  );
}

function FoldingStyles({ onOpen }: { onOpen: (fold: Fold) => void }) {
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

const sizeNotes = footnotesOf(Object.values(brochureSizes.columns).map(({ from }) => from));

function BrochureSizesSection() {
  return (
    <>
      <div className="grid gap-3 md:grid-cols-2">
        {brochureSizes.rows.map((size) => (
          <BrochureSizeCard key={size.id} size={size} notes={sizeNotes} />
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
      <SourceNotes notes={sizeNotes} className="mt-3" />
    </>
  );
}
