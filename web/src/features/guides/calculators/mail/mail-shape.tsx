import { provenanceOf } from '@printpartner/print-knowledge/figures';
import {
  aspectLimits,
  classifyPiece,
  letterWeight,
  mailShapes,
  nonmachinableSource,
  type Classification,
} from '@printpartner/print-knowledge/mail';
import { TradeText } from '../../../../ui/trade-text.tsx';
import { VerdictIcon } from '../../../../ui/verdict.tsx';
import { Cite } from '../../shell/source-notes.tsx';
import { CalculatorCard } from '../calculator-card.tsx';
import { CalculatorResult } from '../calculator-result.tsx';
import { NumberField } from '../number-field.tsx';
import { HindranceChoice, MadeAsField } from './piece-make.tsx';
import { PriceDoors } from './price-doors.tsx';
import { ShapeChart } from './shape-chart.tsx';
import { shapeNotes as notes } from './shape-notes.ts';
import { useMailPiece } from './kept-piece.ts';

const shapeNames = { card: 'Card', letter: 'Letter', flat: 'Flat' };
const machineWords = {
  machinable: 'machinable',
  nonmachinable: 'non-machinable',
  'not asked': '',
};

/** The Postal Service's shape of a piece, whether machines sort it, and how far it is from every limit. */
export function MailShapeCalculator() {
  const fields = useMailPiece();
  const outcome = fields.piece.ok ? classifyPiece(fields.piece.value) : fields.piece;
  const found = outcome.ok ? outcome.value : undefined;
  return (
    <CalculatorCard title="Shape and class" notes={notes}>
      <div className="grid grid-cols-2 gap-3">
        <NumberField label="Height" unit="in" value={fields.height} />
        <NumberField label="Length" unit="in" value={fields.length} />
        <NumberField label="Thickness" unit="in" value={fields.thickness} />
        <NumberField label="Weight" unit="oz" value={fields.weight} />
      </div>
      <p className="type-note -mt-1 text-ink-3">Length runs along the address, height across it.</p>
      <MadeAsField fields={fields} />
      <HindranceChoice fields={fields} />
      <CalculatorResult
        figure={found && shapeName(found)}
        unit={found && unitOf(found)}
        arithmetic={found && <Aspect found={found} />}
        reason={outcome.ok || !fields.piece.ok ? undefined : outcome.reason}
      />
      {found?.isHeavyLetter && (
        <p className="type-data">
          Of a letter’s size, but over {letterWeight} oz
          <Cite notes={notes} from={provenanceOf(mailShapes, 'letter', 'maxWeight')} />.
        </p>
      )}
      {found?.turned && (
        <p className="type-data">With the address along its long side it would be a {found.turned}.</p>
      )}
      {found && found.whyNonmachinable.length > 0 && (
        <ul className="type-data grid gap-2">
          {found.whyNonmachinable.map((why) => (
            <li key={why} className="flex gap-2">
              <VerdictIcon verdict="warning" size={16} className="mt-0.5 shrink-0" />
              <span>
                <TradeText>{why}</TradeText>
                <Cite notes={notes} from={nonmachinableSource} />
              </span>
            </li>
          ))}
        </ul>
      )}
      {found && <PriceDoors doors={found.doors} notes={notes} />}
      <ShapeChart piece={fields.piece.ok ? fields.piece.value : undefined} notes={notes} />
    </CalculatorCard>
  );
}

function shapeName({ shape, isParcel }: Classification): string {
  if (shape !== 'none') return shapeNames[shape];
  return isParcel ? 'Parcel' : 'Neither';
}

function unitOf({ shape, isParcel, isHeavyLetter, machinability }: Classification): string {
  if (shape === 'none') return isParcel ? 'neither card, letter nor flat' : 'card, letter nor flat';
  return isHeavyLetter ? 'pays the flat price' : machineWords[machinability];
}

function Aspect({ found: { aspect } }: { found: Classification }) {
  return (
    <>
      Length ÷ height = {aspect.ratio.toFixed(2)}: {away(aspect.overLeast, 'over', 'under')}{' '}
      {aspectLimits.least}, {away(aspect.underMost, 'under', 'over')} {aspectLimits.most}
      <Cite notes={notes} from={nonmachinableSource} />
    </>
  );
}

/** `0.30 under`: which side of a limit, and how far. */
const away = (room: number, kept: string, broken: string) =>
  `${Math.abs(room).toFixed(2)} ${room < 0 ? broken : kept}`;
