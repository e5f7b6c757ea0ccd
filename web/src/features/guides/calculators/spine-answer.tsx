import { binderyPractice, binderySizes } from '@printpartner/print-knowledge/binding';
import { Inches } from '../../../ui/inches.tsx';
import { TradeText } from '../../../ui/trade-text.tsx';
import { FactList } from '../shell/fact-card.tsx';
import type { Footnotes } from '../shell/footnotes.ts';
import { Cite, Cites } from '../shell/source-notes.tsx';
import { CalculatorResult } from './calculator-result.tsx';
import { rounded } from './rounded.ts';
import type { SpineSum } from './spine-sum.ts';

export function SpineAnswer({ sum, isCase, notes }: { sum: SpineSum; isCase: boolean; notes: Footnotes }) {
  const { block, spine, nearest32nd, arithmetic, perInch, sources, blockSources } = sum;
  const cited = <Cites notes={notes} from={blockSources} />;
  return (
    <>
      <CalculatorResult
        figure={rounded(spine, 3)}
        unit="in"
        arithmetic={
          <>
            {`${arithmetic} = ${rounded(spine, 4)}`}
            <Cites notes={notes} from={sources} />
          </>
        }
      />
      <FactList
        facts={[
          {
            label: 'To the nearest thirty-second',
            value: (
              <>
                <Inches value={nearest32nd} /> in
                <Cites notes={notes} from={sources} />
              </>
            ),
          },
          {
            label: 'Text block',
            value: (
              <>
                {block.toFixed(4)} in{cited}
              </>
            ),
          },
          {
            label: 'Pages per inch',
            value: (
              <>
                {Math.round(perInch)}
                {cited}
              </>
            ),
          },
        ]}
      />
      <p className="type-body text-pretty">
        <TradeText>{advice(spine, isCase)}</TradeText>
        <Cite notes={notes} from={binderyPractice} />
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
