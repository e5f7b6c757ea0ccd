import {
  foldedThickness,
  foldedThicknessSource,
  largeFrom,
  mailShape,
  mailShapes,
  mayExceedCard,
  thickerThan,
  thicknessLimits,
  type ThicknessLimits,
} from '@printpartner/print-knowledge/mail';
import {
  provenanceOf,
  footnotesOf,
  type Outcome,
  type Footnotes,
  decimalText,
} from '@printpartner/print-knowledge/figures';
import { caliperSource, millTolerance } from '@printpartner/print-knowledge/paper';
import { fieldLimits } from '@printpartner/print-search/answers';
import { Button } from '../../../../ui/button.tsx';
import { Length, Size } from '../../../../ui/length.tsx';
import { TradeText } from '../../../../ui/trade-text.tsx';
import { VerdictNote } from '../../../../ui/verdict.tsx';
import { Cite } from '../../../../ui/source-notes.tsx';
import { StockPicker } from '../../stock/stock-picker.tsx';
import { CalculatorCard, CalculatorResult } from '../calculator-card.tsx';
import { LengthResult } from '../length-result.tsx';
import { NumberField } from '../number-field.tsx';
import { useFields } from '../use-fields.ts';
import { useTypedMeasure } from '../use-typed-number.ts';
import { useMailPiece, type MailPieceFields } from './use-mail-piece.ts';
import { useMailStock } from './use-mail-stock.ts';

const card = mailShape('card');
const cardFrom = provenanceOf(mailShapes, 'card', 'maxThickness');

const PIXELS_PER_INCH = 960;
/** Pixels of a bar; a thicker pair is drawn at a smaller scale. */
const THICKEST = 120;

/** Checks a stock against the USPS thickness limits for a piece size. */
export function MailThicknessCalculator() {
  const field = useFields('mail-thickness');
  const fields = useMailPiece((name) => (name === 'height' || name === 'length' ? field(name) : undefined));
  const [stock, setStock] = useMailStock(field('stock').filled);
  const layers = useTypedMeasure('layers', '1', fieldLimits['mail-thickness'].layers, field('layers'));
  const outcome = layers.outcome.ok ? foldedThickness(layers.outcome.value, stock.caliperIn) : layers.outcome;
  const limits = limitsFor(fields);
  const count = layers.outcome.ok ? layers.outcome.value : 1;
  const isFolded = count > 1;
  const caliperFrom = caliperSource(stock);
  const notes = footnotesOf([
    caliperFrom,
    ...(limits.ok ? [limits.value.from.min, limits.value.from.max].filter((from) => from !== undefined) : []),
    ...(cardFrom ? [cardFrom] : []),
    ...(isFolded ? [foldedThicknessSource] : []),
    millTolerance.from,
  ]);
  return (
    <CalculatorCard id="mail-thickness" title="Thickness check" notes={notes}>
      <StockPicker label="Stock" value={stock} onChange={setStock} />
      <div className="grid grid-cols-3 gap-3">
        <NumberField label="Layers" value={layers} />
        <NumberField label="Height" value={fields.height} />
        <NumberField label="Length" value={fields.length} />
      </div>
      {outcome.ok ? (
        <LengthResult
          sides={[outcome.value]}
          decimals={4}
          arithmetic={
            isFolded ? (
              <>
                {`${count} × ${stock.caliperIn}`}
                <Cite notes={notes} from={caliperFrom} />
                {` × (1.1 + 0.02 × ${count}), estimated`}
                <Cite notes={notes} from={foldedThicknessSource} />
              </>
            ) : (
              <>
                One sheet, <Length value={stock.caliperIn} decimals="all" />
                <Cite notes={notes} from={caliperFrom} />
              </>
            )
          }
        />
      ) : (
        <CalculatorResult />
      )}
      {outcome.ok && !limits.ok && hasSize(fields) && (
        <VerdictNote verdict="fail">{limits.reason}</VerdictNote>
      )}
      {outcome.ok && limits.ok && (
        <>
          <ThicknessBars thickness={outcome.value} needed={limits.value.min} />
          <ThicknessVerdict thickness={outcome.value} limits={limits.value} notes={notes} />
          <Button
            variant="outline"
            size="small"
            className="justify-self-start"
            onClick={() => fields.change({ thickness: decimalText(outcome.value, 4) })}
          >
            Use this thickness
          </Button>
        </>
      )}
    </CalculatorCard>
  );
}

const hasSize = ({ height, length }: MailPieceFields) => height.outcome.ok && length.outcome.ok;

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
  const scale = Math.min(PIXELS_PER_INCH, THICKEST / Math.max(thickness, needed));
  return (
    <figure>
      {bars.map(({ name, inches, look }) => (
        <div key={name} className="type-data flex items-center gap-3 py-1">
          <span className="w-14 text-ink-2">{name}</span>
          <span className="min-w-0 flex-1">
            <span className={`block ${look}`} style={{ height: `${inches * scale}px` }} />
          </span>
          <span className="text-right">
            <Length value={inches} decimals={4} />
          </span>
        </div>
      ))}
      <figcaption className="type-note text-ink-3">Bars at one scale.</figcaption>
    </figure>
  );
}

/** What the piece is instead. */
function thickerText(thickness: number, { shape }: ThicknessLimits): string {
  if (thickerThan(thickness) === 'parcel') return ' It mails as a parcel: flats end at 0.75 in.';
  return shape === 'letter' ? ' Thicker pieces are flats.' : '';
}

interface VerdictProps {
  thickness: number;
  limits: ThicknessLimits;
  notes: Footnotes;
}

function ThicknessVerdict({ thickness, limits, notes }: VerdictProps) {
  const { shape, min, max, from } = limits;
  if (thickness > max) {
    return (
      <VerdictNote verdict="fail">
        <Length value={thickness - max} decimals={4} /> over <Length value={max} decimals="all" />, the{' '}
        {shape} maximum
        <Cite notes={notes} from={from.max} />.<TradeText>{thickerText(thickness, limits)}</TradeText>
      </VerdictNote>
    );
  }
  const limit = (
    <>
      the <Length value={min} decimals="all" /> minimum for <MinimumFor limits={limits} />
      <Cite notes={notes} from={from.min} />
    </>
  );
  if (thickness < min) {
    return (
      <VerdictNote verdict="fail">
        <Length value={min - thickness} decimals={4} /> under {limit}.
      </VerdictNote>
    );
  }
  const isBorderline = thickness * (1 - millTolerance.share) < min;
  const isBorderlineCard = mayExceedCard(thickness, limits);
  return (
    <VerdictNote verdict={isBorderline || isBorderlineCard ? 'warning' : 'pass'}>
      <Length value={thickness - min} decimals={4} /> over {limit}.
      {isBorderline && (
        <>
          {' '}
          Mill tolerance (±{millTolerance.share * 100}%
          <Cite notes={notes} from={millTolerance.from} />) could put it under: measure the stock.
        </>
      )}
      {isBorderlineCard && (
        <>
          {' '}
          Mill tolerance (±{millTolerance.share * 100}%
          <Cite notes={notes} from={millTolerance.from} />) could put it over{' '}
          <Length value={card.maxThickness} decimals="all" />, the card maximum
          <Cite notes={notes} from={cardFrom} />: measure the stock.
        </>
      )}
      {limits.cardMax !== undefined && thickness > card.maxThickness && (
        <>
          {' '}
          Over <Length value={card.maxThickness} decimals="all" />: no card price
          <Cite notes={notes} from={cardFrom} />.
        </>
      )}
    </VerdictNote>
  );
}

/** What the minimum applies to. */
function MinimumFor({ limits: { shape, isLarge } }: { limits: ThicknessLimits }) {
  if (shape === 'flat') return <>a flat</>;
  return (
    <>
      mail {isLarge ? 'over' : 'up to'} <Size sides={[largeFrom.height, largeFrom.length]} />
    </>
  );
}
