import { classifyPiece, mailSources, type Classification } from '@printpartner/print-knowledge/mail';
import { TradeText } from '../../../../components/ui/trade-text.tsx';
import { VerdictIcon } from '../../../../components/ui/verdict.tsx';
import { footnotesOf } from '../../shell/footnotes.ts';
import { CalculatorCard } from '../calculator-card.tsx';
import { CalculatorResult } from '../calculator-result.tsx';
import { NumberField } from '../number-field.tsx';
import { HindranceChoice, MadeAsField } from './piece-make.tsx';
import { PriceDoors } from './price-doors.tsx';
import { ShapeChart } from './shape-chart.tsx';
import { useMailPiece } from './kept-piece.ts';

const notes = footnotesOf([
  mailSources.letterSizes,
  mailSources.largeCards,
  mailSources.selfMailers,
  mailSources.booklets,
  mailSources.eddm,
  mailSources.prices,
]);

const shapeNames = { card: 'Card', letter: 'Letter', flat: 'Flat', none: 'Not mailable' };
const machineWords = {
  machinable: 'machinable',
  nonmachinable: 'nonmachinable',
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
        figure={found && shapeNames[found.shape]}
        unit={found && machineWords[found.machinability]}
        arithmetic={found && <Aspect found={found} />}
        reason={outcome.ok || !fields.piece.ok ? undefined : outcome.reason}
      />
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
              </span>
            </li>
          ))}
        </ul>
      )}
      {found && <PriceDoors doors={found.doors} />}
      <ShapeChart piece={fields.piece.ok ? fields.piece.value : undefined} />
    </CalculatorCard>
  );
}

function Aspect({ found: { aspect } }: { found: Classification }) {
  return (
    <>
      Length ÷ height = {aspect.ratio.toFixed(2)}: {signed(aspect.overLeast)} over 1.3,{' '}
      {signed(aspect.underMost)} under 2.5
    </>
  );
}

const signed = (figure: number) => `${figure < 0 ? '−' : '+'}${Math.abs(figure).toFixed(2)}`;
