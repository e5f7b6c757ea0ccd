import { footnotesOf, type Outcome } from '@printpartner/print-knowledge/figures';
import {
  beyondFolder,
  beyondStock,
  foldAllowanceFor,
  foldAllowances,
  foldingPractice,
  foldOf,
  folds,
  panelArithmetic,
  panelFormula,
  panelsIn64ths,
  panelWidths,
  usesAllowance,
  type Fold,
  type FoldAllowance,
  type FoldId,
} from '@printpartner/print-knowledge/folding';
import { addressLength, fieldLimits, openingDieline } from '@printpartner/print-search/answers';
import { DielineLink } from '../../../../ui/dieline-link.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Length, Size } from '../../../../ui/length.tsx';
import { Select } from '../../../../ui/select.tsx';
import { TradeText } from '../../../../ui/trade-text.tsx';
import { foldSamples } from '../../folding/fold-samples.ts';
import { Cite } from '../../../../ui/source-notes.tsx';
import { keptStock } from '../../stock/kept-stock.ts';
import { StockPicker } from '../../stock/stock-picker.tsx';
import { CalculatorCard, CalculatorResult } from '../calculator-card.tsx';
import { NumberField } from '../number-field.tsx';
import { LengthResult } from '../length-result.tsx';
import { rowFilled, useFields } from '../use-fields.ts';
import { useTypedMeasure } from '../use-typed-number.ts';
import { PanelList } from './panel-list.tsx';

const limits = fieldLimits['panel-widths'];
const notes = footnotesOf([foldingPractice, panelArithmetic]);

/** Panel widths of a folded piece by flat size, fold and stock. */
export function PanelWidthCalculator() {
  const field = useFields('panel-widths');
  const chosenFold = field('fold');
  const { id } = rowFilled(folds.rows, chosenFold.text, foldOf('tri'));
  const [stock, setStock] = keptStock(field('stock'), 'body');
  const width = useTypedMeasure('length', '11', limits.width, field('width'));
  const height = useTypedMeasure('length', '8-1/2', limits.height, field('height'));
  const fold = foldOf(id);
  const allowance = foldAllowanceFor(stock.gsm);
  const panels = panelsOf(id, width.outcome, allowance);
  const sheet = panels.ok &&
    width.outcome.ok &&
    height.outcome.ok &&
    allowance.ok && {
      allowance: allowance.value,
      widths: panels.value,
      flat: { acrossIn: width.outcome.value, alongIn: height.outcome.value },
    };

  return (
    <CalculatorCard id="panel-widths" title="Panel widths" notes={notes}>
      <Field label="Fold">
        <Select value={id} onChange={({ target }) => chosenFold.keep(target.value)}>
          {folds.rows.map((row) => (
            <option key={row.id} value={row.id}>
              {row.name}
            </option>
          ))}
        </Select>
      </Field>
      <div className="grid grid-cols-2 gap-3">
        <NumberField
          label="Flat width"
          value={width}
          error={width.outcome.ok && !panels.ok ? panels.reason : undefined}
        />
        <NumberField label="Flat height" value={height} />
      </div>
      <StockPicker label="Stock" value={stock} onChange={setStock} />
      {sheet ? (
        <>
          <LengthResult
            sides={foldedSides(id, sheet.widths, sheet.flat.alongIn)}
            of="folded"
            arithmetic={
              <>
                {panelFormula(id, sheet.flat.acrossIn, sheet.allowance.allowanceIn)}
                <Cite notes={notes} from={panelArithmetic} />
              </>
            }
          />
          <p className="type-data text-pretty text-ink-2">
            {usesAllowance(id) ? (
              <>
                {id === 'gate' ? 'Gap between the doors' : 'Allowance'} for {stock.name}:{' '}
                <Length value={sheet.allowance.allowanceIn} />
                <Cite notes={notes} from={foldAllowances.columns.allowanceIn?.from} />.{' '}
                {sheet.allowance.allowanceIn !== foldSamples[id].allowance && (
                  <>
                    The guide draws this fold with <Length value={foldSamples[id].allowance} />, for{' '}
                    {foldSamples[id].allowance > sheet.allowance.allowanceIn ? 'heavier' : 'lighter'}{' '}
                    stock.{' '}
                  </>
                )}
              </>
            ) : (
              'No panel tucks in, so none is narrower. '
            )}
            <TradeText>{sheet.allowance.scoring}</TradeText>
            <Cite notes={notes} from={foldAllowances.columns.scoring?.from} />
          </p>
          <StockLimit fold={fold} stock={stock.name} beyond={beyondStock(fold, stock.gsm)} />
          <FolderLimit fold={fold} beyond={beyondFolder(fold, sheet.flat)} />
          <div className="@container">
            <div className="grid gap-x-8 gap-y-3 @[520px]:grid-cols-2">
              {(['outside', 'inside'] as const).map((face) => (
                <PanelList
                  key={face}
                  fold={id}
                  face={face}
                  widths={sheet.widths}
                  height={sheet.flat.alongIn}
                />
              ))}
            </div>
          </div>
          <p className="type-note text-ink-3">
            {panelsIn64ths(sheet.widths).addUp ? (
              <>
                Fractions are rounded to <Length value={1 / 64} /> and add up to the flat width.
              </>
            ) : (
              <>
                Fractions of <Length value={1 / 64} /> don’t add up to this flat width: use the decimals.
              </>
            )}
          </p>
          <DielineLink
            opened={openingDieline('fold', {
              fold: id,
              width: addressLength(sheet.flat.acrossIn),
              height: addressLength(sheet.flat.alongIn),
              stock: stock.name,
            })}
          />
        </>
      ) : (
        <CalculatorResult />
      )}
    </CalculatorCard>
  );
}

/** The widths, or the first reason there are none. */
function panelsOf(id: FoldId, flatWidthIn: Outcome<number>, allowance: Outcome<FoldAllowance>) {
  if (!flatWidthIn.ok) return flatWidthIn;
  return allowance.ok ? panelWidths(id, flatWidthIn.value, allowance.value.allowanceIn) : allowance;
}

const foldedSides = (id: FoldId, widths: readonly number[], height: number): number[] => [
  Math.max(...panelsIn64ths(widths).widths),
  id === 'french' ? height / 2 : height,
];

interface StockLimitProps {
  fold: Fold;
  stock: string;
  beyond: ReturnType<typeof beyondStock>;
}

/** Warns when the stock is outside what the fold takes. */
function StockLimit({ fold, stock, beyond }: StockLimitProps) {
  if (!beyond) return null;
  const reasons = {
    light: `${stock} is lighter than usual for brochures with this fold.`,
    heavy: `${stock} is too heavy for this fold: it may crack or spring open.`,
    scored: `${stock} takes this fold only with a score.`,
  };
  return (
    <p role="note" className="type-data border-l-[3px] border-warning-fill pl-3 text-pretty">
      <TradeText>{`${reasons[beyond]} ${fold.name} takes ${fold.paperWeight}`}</TradeText>
      <Cite notes={notes} from={foldingPractice} />.
    </p>
  );
}

/** Warns when the sheet is outside common folder limits. */
function FolderLimit({ fold, beyond }: { fold: Fold; beyond: ReturnType<typeof beyondFolder> }) {
  if (!beyond) return null;
  const limit = beyond === 'small' ? fold.minimumSize : fold.maximumSize;
  return (
    <p role="note" className="type-data border-l-[3px] border-warning-fill pl-3 text-pretty">
      {beyond === 'small'
        ? 'Smaller than common folders take: minimum '
        : 'Larger than common folders take: maximum '}
      <Size sides={[limit.acrossIn, limit.alongIn]} /> flat
      <Cite notes={notes} from={foldingPractice} />. Ask your printer.
    </p>
  );
}
