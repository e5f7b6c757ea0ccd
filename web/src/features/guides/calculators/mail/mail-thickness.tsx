import { answer, type Outcome } from '@printpartner/print-knowledge/figures';
import {
  foldedThickness,
  foldedThicknessSource,
  largeFrom,
  mailShape,
  mailSources,
} from '@printpartner/print-knowledge/mail';
import { provenanceOf } from '@printpartner/print-knowledge/figures';
import { stocks } from '@printpartner/print-knowledge/paper';
import { Button } from '../../../../components/ui/button.tsx';
import { Inches } from '../../../../components/ui/inches.tsx';
import { VerdictNote } from '../../../../components/ui/verdict.tsx';
import { footnotesOf } from '../../shell/footnotes.ts';
import { StockPicker } from '../../stock/stock-picker.tsx';
import { useStock } from '../../stock/kept-stock.ts';
import { CalculatorCard } from '../calculator-card.tsx';
import { CalculatorResult } from '../calculator-result.tsx';
import { NumberField } from '../number-field.tsx';
import { useTypedNumber } from '../use-typed-number.ts';
import { useMailPiece, type MailPieceFields } from './kept-piece.ts';

const letter = mailShape('letter');
const card = mailShape('card');

/** Drawn so many times larger than it is; a CSS inch has 96 pixels. */
const magnified = 10;
const pixels = (inches: number) => inches * magnified * 96;

/** Is a stock thick enough for a piece of this size? Mills hold a caliper to ±5 %. */
export function MailThicknessCalculator() {
  const fields = useMailPiece();
  const [stock, setStock] = useStock('cover');
  const layers = useTypedNumber('1', { min: 1, max: 64, isWhole: true });
  const outcome = layers.outcome.ok ? foldedThickness(layers.outcome.value, stock.caliperIn) : layers.outcome;
  const needed = neededFor(fields);
  const caliperFrom = provenanceOf(stocks, stock.id, 'caliperIn');
  const notes = footnotesOf([
    ...(caliperFrom ? [caliperFrom] : []),
    mailSources.letterSizes,
    foldedThicknessSource,
  ]);
  const isFolded = layers.outcome.ok && layers.outcome.value > 1;
  return (
    <CalculatorCard title="Thickness check" notes={notes}>
      <StockPicker label="Stock" value={stock} onChange={setStock} />
      <div className="grid grid-cols-3 gap-3">
        <NumberField label="Layers" value={layers} />
        <NumberField label="Height" unit="in" value={fields.height} />
        <NumberField label="Length" unit="in" value={fields.length} />
      </div>
      <CalculatorResult
        figure={outcome.ok ? outcome.value.toFixed(4) : undefined}
        unit="in"
        arithmetic={
          outcome.ok &&
          isFolded &&
          `${layers.text} × ${stock.caliperIn} × (1.1 + 0.02 × ${layers.text}), an estimate`
        }
      />
      {outcome.ok && needed.ok && (
        <>
          <ThicknessBars thickness={outcome.value} needed={needed.value} />
          <ThicknessVerdict thickness={outcome.value} needed={needed.value} />
          <Button
            variant="outline"
            size="small"
            className="justify-self-start"
            onClick={() => fields.change({ thickness: String(Number(outcome.value.toFixed(4))) })}
          >
            Take as the piece’s thickness
          </Button>
        </>
      )}
    </CalculatorCard>
  );
}

function neededFor({ height, length }: MailPieceFields): Outcome<number> {
  if (!height.outcome.ok) return height.outcome;
  if (!length.outcome.ok) return length.outcome;
  const isLarge = height.outcome.value > largeFrom.height || length.outcome.value > largeFrom.length;
  return answer(isLarge ? letter.minThicknessLarge : letter.minThickness);
}

function ThicknessBars({ thickness, needed }: { thickness: number; needed: number }) {
  const bars = [
    { name: 'Yours', inches: thickness, look: 'bg-ink' },
    { name: 'Needed', inches: needed, look: 'bg-cyan' },
  ];
  return (
    <figure>
      {bars.map(({ name, inches, look }) => (
        <div key={name} className="type-data flex items-center gap-3 py-1">
          <span className="w-14 text-ink-2">{name}</span>
          <span className="min-w-0 flex-1">
            <span className={`block ${look}`} style={{ height: `${Math.min(pixels(inches), 120)}px` }} />
          </span>
          <span className="w-20 text-right">{inches.toFixed(4)} in</span>
        </div>
      ))}
      <figcaption className="type-note text-ink-3">Drawn at {magnified} ×.</figcaption>
    </figure>
  );
}

function ThicknessVerdict({ thickness, needed }: { thickness: number; needed: number }) {
  const size = needed === letter.minThickness ? 'up to' : 'over';
  const limit = (
    <>
      {needed} in for mail {size} <Inches value={largeFrom.height} /> × {largeFrom.length} in
    </>
  );
  if (thickness < needed) {
    return (
      <VerdictNote verdict="fail">
        {(needed - thickness).toFixed(4)} in short of {limit}.
      </VerdictNote>
    );
  }
  // What a mill may deliver: 5 % thinner than it says.
  const isBorderline = thickness * 0.95 < needed;
  const cardEnd =
    thickness > card.maxThickness && thickness <= letter.maxThickness
      ? ` Over ${card.maxThickness} in it pays no card price.`
      : '';
  return (
    <VerdictNote verdict={isBorderline ? 'warning' : 'pass'}>
      {(thickness - needed).toFixed(4)} in over {limit}.
      {isBorderline && ' A mill’s 5 % may take it below: measure the stock.'}
      {cardEnd}
    </VerdictNote>
  );
}
