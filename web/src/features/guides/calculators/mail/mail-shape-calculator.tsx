import { provenanceOf, footnotesOf, rounded } from '@printpartner/print-knowledge/figures';
import {
  aspectLimits,
  classifyPiece,
  LETTER_WEIGHT,
  mailShapes,
  mailSources,
  nonmachinableSource,
  type Classification,
} from '@printpartner/print-knowledge/mail';
import { TradeText } from '../../../../ui/trade-text.tsx';
import { VerdictIcon } from '../../../../ui/verdict.tsx';
import { Cite } from '../../../../ui/source-notes.tsx';
import { CalculatorCard, CalculatorResult } from '../calculator-card.tsx';
import { NumberField } from '../number-field.tsx';
import { NonmachinableFeatureFields, PieceTypeField } from './piece-fields.tsx';
import { PriceCategories } from './price-eligibility.tsx';
import { ShapeChart } from './shape-chart.tsx';
import { useFields } from '../use-fields.ts';
import { useMailPiece } from './use-mail-piece.ts';

const limitColumns = [
  'maxHeight',
  'minHeight',
  'maxLength',
  'minLength',
  'minThickness',
  'minThicknessLarge',
  'maxThickness',
  'maxWeight',
  'over',
] as const;

const notes = footnotesOf([
  nonmachinableSource,
  mailSources.cardPrice,
  ...mailShapes.rows.flatMap(({ id }) =>
    limitColumns.flatMap((column) => provenanceOf(mailShapes, id, column) ?? []),
  ),
]);

const shapeNames = { card: 'Card', letter: 'Letter', flat: 'Flat' };
const machinabilityText = {
  machinable: 'machinable',
  nonmachinable: 'nonmachinable',
  'not applicable': '',
};

/** USPS shape and machinability of a piece, and its distance to every limit. */
export function MailShapeCalculator() {
  const fields = useMailPiece(useFields('mail-shape'));
  const outcome = fields.piece.ok ? classifyPiece(fields.piece.value) : fields.piece;
  const found = outcome.ok ? outcome.value : undefined;
  return (
    <CalculatorCard id="mail-shape" title="Shape and class" notes={notes}>
      <div className="grid grid-cols-2 gap-3">
        <NumberField label="Height" value={fields.height} />
        <NumberField label="Length" value={fields.length} />
        <NumberField label="Thickness" value={fields.thickness} />
        <NumberField label="Weight" unit="oz" value={fields.weight} />
      </div>
      <p className="type-note -mt-1 text-ink-3">
        Length is parallel to the address, height perpendicular to it.
      </p>
      <PieceTypeField fields={fields} />
      <NonmachinableFeatureFields fields={fields} />
      <CalculatorResult
        figure={found && shapeName(found)}
        unit={found && unitOf(found)}
        arithmetic={found && hasAspect(found) && <Aspect found={found} />}
        reason={outcome.ok || !fields.piece.ok ? undefined : outcome.reason}
      />
      {found?.isHeavyLetter && (
        <p className="type-data">
          Letter size, but over {LETTER_WEIGHT} oz
          <Cite notes={notes} from={provenanceOf(mailShapes, 'letter', 'maxWeight')} />.
        </p>
      )}
      {found?.shape === 'card' && found.machinability === 'nonmachinable' && (
        <p className="type-data">
          The surcharge is for letters: this card still pays the card price
          <Cite notes={notes} from={mailSources.cardPrice} />.
        </p>
      )}
      {found?.isTurned && <p className="type-data">Turn the address parallel to the long side.</p>}
      {found && found.nonmachinableReasons.length > 0 && (
        <ul className="type-data grid gap-2">
          {found.nonmachinableReasons.map((reason) => (
            <li key={reason} className="flex gap-2">
              <VerdictIcon verdict="warning" size={16} className="mt-0.5 shrink-0" />
              <span>
                <TradeText>{reason}</TradeText>
                <Cite notes={notes} from={nonmachinableSource} />
              </span>
            </li>
          ))}
        </ul>
      )}
      {found && <PriceCategories eligibility={found.eligibility} notes={notes} />}
      <ShapeChart piece={fields.piece.ok ? fields.piece.value : undefined} notes={notes} />
    </CalculatorCard>
  );
}

function shapeName({ shape, isParcel }: Classification): string {
  if (shape !== 'none') return shapeNames[shape];
  return isParcel ? 'Parcel' : 'Not mailable';
}

function unitOf({ shape, isParcel, isHeavyLetter, machinability }: Classification): string {
  if (shape === 'none') return isParcel ? 'not a card, letter or flat' : 'as a card, letter or flat';
  return isHeavyLetter ? 'at the flat price' : machinabilityText[machinability];
}

/** Flats have no aspect ratio; of a piece without a shape it may be the reason. */
const hasAspect = ({ shape, isParcel, isHeavyLetter }: Classification) =>
  shape !== 'flat' && !isParcel && !isHeavyLetter;

function Aspect({ found: { aspect } }: { found: Classification }) {
  return (
    <>
      Length ÷ height = {rounded(aspect.ratio, 2)}: {distance(aspect.aboveMin, 'above', 'below')}{' '}
      {aspectLimits.min}, {distance(aspect.belowMax, 'below', 'above')} {aspectLimits.max}
      <Cite notes={notes} from={nonmachinableSource} />
    </>
  );
}

/** `0.30 below`. */
const distance = (clearance: number, inside: string, outside: string) =>
  `${rounded(Math.abs(clearance), 2)} ${clearance < 0 ? outside : inside}`;
