import {
  foldedThickness,
  foldedThicknessSource,
  largeFrom,
  mailShape,
  mailShapes,
  thicknessLimits,
  type ThicknessLimits,
} from '@printpartner/print-knowledge/mail';
import { provenanceOf, type Outcome } from '@printpartner/print-knowledge/figures';
import { millTolerance, stocks } from '@printpartner/print-knowledge/paper';
import { Button } from '../../../../ui/button.tsx';
import { Inches } from '../../../../ui/inches.tsx';
import { VerdictNote } from '../../../../ui/verdict.tsx';
import { footnotesOf, type Footnotes } from '../../shell/footnotes.ts';
import { Cite } from '../../shell/source-notes.tsx';
import { StockPicker } from '../../stock/stock-picker.tsx';
import { useStock } from '../../stock/kept-stock.ts';
import { CalculatorCard } from '../calculator-card.tsx';
import { CalculatorResult } from '../calculator-result.tsx';
import { NumberField } from '../number-field.tsx';
import { useTypedNumber } from '../use-typed-number.ts';
import { useMailPiece, type MailPieceFields } from './kept-piece.ts';

const card = mailShape('card');
const cardFrom = provenanceOf(mailShapes, 'card', 'maxThickness');

/** Drawn so many times larger than it is; a CSS inch has 96 pixels. */
const magnified = 10;
const pixels = (inches: number) => inches * magnified * 96;

/** Is a stock thick enough for a piece of this size? A mill may deliver `millTolerance` less. */
export function MailThicknessCalculator() {
  const fields = useMailPiece();
  const [stock, setStock] = useStock('cover');
  const layers = useTypedNumber('1', { min: 1, max: 64, isWhole: true });
  const outcome = layers.outcome.ok ? foldedThickness(layers.outcome.value, stock.caliperIn) : layers.outcome;
  const limits = limitsFor(fields);
  const isFolded = layers.outcome.ok && layers.outcome.value > 1;
  const caliperFrom = provenanceOf(stocks, stock.id, 'caliperIn');
  const notes = footnotesOf([
    ...(caliperFrom ? [caliperFrom] : []),
    ...(limits.ok
      ? [limits.value.from.least, limits.value.from.most].filter((from) => from !== undefined)
      : []),
    ...(cardFrom ? [cardFrom] : []),
    ...(isFolded ? [foldedThicknessSource] : []),
    millTolerance.from,
  ]);
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
          (isFolded ? (
            <>
              {`${layers.text} × ${stock.caliperIn}`}
              <Cite notes={notes} from={caliperFrom} />
              {` × (1.1 + 0.02 × ${layers.text}), an estimate`}
              <Cite notes={notes} from={foldedThicknessSource} />
            </>
          ) : (
            <>
              One sheet of {stock.caliperIn} in
              <Cite notes={notes} from={caliperFrom} />
            </>
          ))
        }
      />
      {outcome.ok && !limits.ok && areSidesRead(fields) && (
        <VerdictNote verdict="fail">{limits.reason}</VerdictNote>
      )}
      {outcome.ok && limits.ok && (
        <>
          <ThicknessBars thickness={outcome.value} needed={limits.value.least} />
          <ThicknessVerdict thickness={outcome.value} limits={limits.value} notes={notes} />
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

const areSidesRead = ({ height, length }: MailPieceFields) => height.outcome.ok && length.outcome.ok;

function limitsFor({ height, length }: MailPieceFields): Outcome<ThicknessLimits> {
  if (!height.outcome.ok) return height.outcome;
  if (!length.outcome.ok) return length.outcome;
  return thicknessLimits({ height: height.outcome.value, length: length.outcome.value });
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

interface VerdictProps {
  thickness: number;
  limits: ThicknessLimits;
  notes: Footnotes;
}

function ThicknessVerdict({ thickness, limits, notes }: VerdictProps) {
  const { shape, least, most, from } = limits;
  if (thickness > most) {
    return (
      <VerdictNote verdict="fail">
        {(thickness - most).toFixed(4)} in over {most} in, the most of a {shape}
        <Cite notes={notes} from={from.most} />.{shape === 'letter' && ' Thicker, it is a flat.'}
      </VerdictNote>
    );
  }
  const limit = (
    <>
      {least} in for <Asked limits={limits} />
      <Cite notes={notes} from={from.least} />
    </>
  );
  if (thickness < least) {
    return (
      <VerdictNote verdict="fail">
        {(least - thickness).toFixed(4)} in short of {limit}.
      </VerdictNote>
    );
  }
  const isBorderline = thickness * (1 - millTolerance.share) < least;
  return (
    <VerdictNote verdict={isBorderline ? 'warning' : 'pass'}>
      {(thickness - least).toFixed(4)} in over {limit}.
      {isBorderline && (
        <>
          {' '}
          A mill’s {millTolerance.share * 100} %<Cite notes={notes} from={millTolerance.from} /> may take it
          below: measure the stock.
        </>
      )}
      {shape === 'letter' && thickness > card.maxThickness && (
        <>
          {' '}
          Over {card.maxThickness} in it pays no card price
          <Cite notes={notes} from={cardFrom} />.
        </>
      )}
    </VerdictNote>
  );
}

/** What the least is asked of. */
function Asked({ limits: { shape, isLarge } }: { limits: ThicknessLimits }) {
  if (shape === 'flat') return <>a flat</>;
  return (
    <>
      mail {isLarge ? 'over' : 'up to'} <Inches value={largeFrom.height} /> × {largeFrom.length} in
    </>
  );
}
