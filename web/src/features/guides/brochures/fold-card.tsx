import {
  folds,
  panelArithmetic,
  panelsIn64ths,
  panelWidths,
  type Fold,
} from '@printpartner/print-knowledge/folding';
import { footnotesOf } from '@printpartner/print-knowledge/figures';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Size } from '../../../ui/length.tsx';
import { TradeText } from '../../../ui/trade-text.tsx';
import { FlatSheet } from '../folding/flat-sheet.tsx';
import { foldSamples } from '../folding/fold-samples.ts';
import { FoldedSheet } from '../folding/folded-sheet.tsx';
import { FactCard } from '../shell/fact-card.tsx';
import { Cite } from '../../../ui/source-notes.tsx';

/** Pixels per inch on every card. */
export const CARD_SCALE = 11;

const notes = footnotesOf([panelArithmetic, folds.columns.panels?.from, folds.columns.paperWeight?.from]);

interface FoldCardProps {
  fold: Fold;
  onOpen: () => void;
}

export function FoldCard({ fold, onOpen }: FoldCardProps) {
  const { flatWidth, height } = foldSamples[fold.id];
  return (
    <FactCard
      title={fold.name}
      badge={<Badge>{fold.category}</Badge>}
      notes={notes}
      drawing={
        <div className="mb-3">
          <div className="flex items-end justify-between gap-3 md:min-h-40">
            <FoldDrawings fold={fold} scale={CARD_SCALE} />
          </div>
          <p className="type-note mt-1 text-ink-3">
            Outside: <Size sides={[flatWidth, height]} />
            <Cite notes={notes} from={panelArithmetic} />
          </p>
        </div>
      }
      facts={[
        {
          label: 'Panels',
          value: (
            <>
              {fold.panels}, {2 * fold.panels} pages
              <Cite notes={notes} from={folds.columns.panels?.from} />
            </>
          ),
        },
        {
          label: 'Paper',
          value: (
            <>
              <TradeText>{fold.paperWeight}</TradeText>
              <Cite notes={notes} from={folds.columns.paperWeight?.from} />
            </>
          ),
        },
        { label: 'Used for', value: usesText(fold) },
      ]}
      footer={
        <Button variant="outline" size="small" aria-haspopup="dialog" onClick={onOpen}>
          Details<span className="sr-only"> of {fold.name}</span>
        </Button>
      }
    >
      {fold.description}
    </FactCard>
  );
}

/** Sample sheet of a fold, flat and half folded, at one scale. */
export function FoldDrawings({
  fold,
  scale,
  areNumbered = false,
}: {
  fold: Fold;
  scale: number;
  areNumbered?: boolean;
}) {
  const { flatWidth, height, allowance } = foldSamples[fold.id];
  const panels = panelWidths(fold.id, flatWidth, allowance);
  if (!panels.ok) throw new Error(panels.reason);
  const { widths } = panelsIn64ths(panels.value);
  return (
    <>
      <FlatSheet
        fold={fold.id}
        widths={widths}
        height={height}
        scale={scale}
        areNumbered={areNumbered}
        label={`${fold.name}, flat, with its panel widths and grain direction`}
      />
      <div className="mb-5.5">
        <FoldedSheet
          fold={fold.id}
          widths={widths}
          height={height}
          scale={scale}
          label={`${fold.name}, half folded: ${fold.illustration}`}
        />
      </div>
    </>
  );
}

/** `Menus, cards, programs`. */
export function usesText({ commonUses }: Fold): string {
  const text = commonUses.join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
