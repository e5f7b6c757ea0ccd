import { binderySizes, type Spine } from '@printpartner/print-knowledge/binding';
import { Inches } from '../../../components/ui/inches.tsx';
import { TradeText } from '../../../components/ui/trade-text.tsx';
import { FactList } from '../shell/fact-card.tsx';
import { CalculatorResult } from './calculator-result.tsx';

export interface SpineSum extends Spine {
  /** The sum without its result. */
  arithmetic: string;
  /** Pages per inch. */
  perInch: number;
}

export function SpineAnswer({ sum, isCase }: { sum: SpineSum; isCase: boolean }) {
  const { block, spine, nearest32nd, arithmetic, perInch } = sum;
  return (
    <>
      <CalculatorResult
        figure={spine.toFixed(3)}
        unit="in"
        arithmetic={`${arithmetic} = ${spine.toFixed(4)}`}
      />
      <FactList
        facts={[
          {
            label: 'To the nearest thirty-second',
            value: (
              <>
                <Inches value={nearest32nd} /> in
              </>
            ),
          },
          { label: 'Text block', value: `${block.toFixed(4)} in` },
          { label: 'Pages per inch', value: Math.round(perInch) },
        ]}
      />
      <p className="type-body text-pretty">
        <TradeText>{advice(spine, isCase)}</TradeText>
      </p>
    </>
  );
}

function advice(spine: number, isCase: boolean): string {
  if (isCase) return 'Hinge and turn-in come on top: ask the binder for a template.';
  if (spine < binderySizes.printedSpine) return 'Under 1/8 in: leave the spine blank.';
  return spine < binderySizes.spineWords
    ? 'Under 1/4 in: color on the spine, but better no words.'
    : 'Wide enough for words on the spine.';
}
