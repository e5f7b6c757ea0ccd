import { sourceText } from '@printpartner/print-knowledge/figures';
import type { Answer } from '@printpartner/print-search/answers';
import { TradeText } from '../../ui/trade-text.tsx';

/** The figure of a calculation with its arithmetic, what it assumes, and its sources. */
export function AnswerText({ answer }: { answer: Answer }) {
  const { title, figure, arithmetic, assumed, sources, opens } = answer;
  return (
    <>
      <p className="type-data text-ink-2">
        <TradeText>{title}</TradeText>
      </p>
      <p className="type-section">
        <TradeText>{figure}</TradeText>
      </p>
      {arithmetic !== undefined && (
        <p className="type-note text-ink-2 tabular-nums">
          <TradeText>{arithmetic}</TradeText>
        </p>
      )}
      {assumed.length > 0 && (
        <p className="type-data mt-1 text-pretty">
          <TradeText>{assumed.join(' ')}</TradeText>
        </p>
      )}
      <p className="type-note mt-1 text-ink-3">
        <TradeText>{`${[...new Set(sources.map((source) => sourceText(source)))].join('. ')}.`}</TradeText>
        {opens && ('dieline' in opens ? ' Opens the dieline.' : ' Opens the calculator.')}
      </p>
    </>
  );
}
