import {
  envelopes,
  envelopesFor,
  envelopeWalls,
  EXACT_FIT,
  isExactFit,
  mailsAs,
  mailStandards,
  ruleOfFit,
  type Fit,
} from '@printpartner/print-knowledge/envelopes';
import { provenanceOf, footnotesOf, type Footnotes } from '@printpartner/print-knowledge/figures';
import { parseSize } from '@printpartner/print-knowledge/measure';
import { fieldLimits } from '@printpartner/print-search/answers';
import { Badge } from '../../../ui/badge.tsx';
import { InchSize, Length } from '../../../ui/length.tsx';
import { TradeText } from '../../../ui/trade-text.tsx';
import { Cite } from '../../../ui/source-notes.tsx';
import { CalculatorCard, CalculatorResult } from './calculator-card.tsx';
import { NumberField } from './number-field.tsx';
import { useFields } from './use-fields.ts';
import { useTypedMeasure, valuesOf } from './use-typed-number.ts';

const limits = fieldLimits['envelope-fit'];
const SHOWN = 5;

/** Envelopes that fit an insert, by size and thickness. */
export function EnvelopeFitCalculator() {
  const field = useFields('envelope-fit');
  const height = useTypedMeasure('length', '5', limits.height, field('height'));
  const width = useTypedMeasure('length', '7', limits.width, field('width'));
  const thickness = useTypedMeasure('caliper', '0.014', limits.caliper, field('caliper'));
  const insert = valuesOf({ height, width, thickness });
  const fits = insert && envelopesFor(insert);
  const found = fits?.ok ? fits.value : [];
  const [best] = found;
  const notes = footnotesOf([
    ruleOfFit,
    ...found.slice(0, SHOWN).flatMap((fit) => sizeFrom(fit) ?? []),
    mailStandards,
    envelopeWalls.from,
  ]);
  return (
    <CalculatorCard id="envelope-fit" title="Envelope fit" notes={notes}>
      <div className="grid grid-cols-3 items-start gap-2">
        <NumberField label="Height" value={height} />
        <NumberField label="Width" value={width} />
        <NumberField label="Caliper" value={thickness} />
      </div>
      <CalculatorResult
        figure={best && <TradeText>{best.envelope.name}</TradeText>}
        unit={
          best && (
            <>
              {envelopeSize(best)}
              <Cite notes={notes} from={sizeFrom(best)} />
            </>
          )
        }
        arithmetic={best && <SpareText fit={best} notes={notes} />}
        reason={insert && 'No envelope in the guide fits it.'}
      />
      {found.length > 0 && (
        <ul aria-label="Envelopes that fit" className="type-data -mt-1">
          {found.slice(0, SHOWN).map((fit) => (
            <li
              key={fit.envelope.id}
              className="flex items-center justify-between gap-3 border-b border-rule py-1.5"
            >
              <span>
                <TradeText>{fit.envelope.name}</TradeText>
                <span className="type-note block text-ink-3">
                  {envelopeSize(fit)}
                  <Cite notes={notes} from={sizeFrom(fit)} />, {mailText(fit, insert?.thickness ?? 0)}
                  <Cite notes={notes} from={mailStandards} />
                </span>
              </span>
              <Badge tone={fit.envelope.availability === 'common' ? 'plain' : 'specialty'}>
                {fit.envelope.availability === 'common' ? 'Common' : 'Specialty'}
              </Badge>
            </li>
          ))}
        </ul>
      )}
      {found.length > 0 && (
        <p className="type-note text-ink-3">
          The mail shape includes <Length value={envelopeWalls.thickness} decimals="all" /> for the envelope
          <Cite notes={notes} from={envelopeWalls.from} />.
        </p>
      )}
    </CalculatorCard>
  );
}

function envelopeSize({ envelope: { size } }: Fit) {
  const parsed = parseSize(size);
  return parsed.ok ? <InchSize {...parsed.value} /> : size;
}

const sizeFrom = ({ envelope: { id } }: Fit) => provenanceOf(envelopes, id, 'size');

function SpareText({ fit, notes }: { fit: Fit; notes: Footnotes }) {
  const { spareHeight, spareWidth, isRotated } = fit;
  return (
    <>
      {isRotated && 'Rotated. '}
      {isExactFit(fit) ? EXACT_FIT : 'Extra clearance'}
      <Cite notes={notes} from={ruleOfFit} />
      {!isExactFit(fit) && (
        <>
          : <Length value={spareHeight} /> high, <Length value={spareWidth} /> wide
        </>
      )}
      .
    </>
  );
}

function mailText({ envelope: { size } }: Fit, thickness: number): string {
  const parsed = parseSize(size);
  const shape = parsed.ok ? mailsAs(parsed.value, thickness + envelopeWalls.thickness) : parsed;
  return shape.ok ? shape.value : 'not mailable as a letter or flat';
}
