import { sourceText } from '@printpartner/print-knowledge/figures';
import type { Answer } from '@printpartner/print-search/answers';
import { InchText } from '../../ui/trade-text.tsx';

/** The figure of a calculation with its arithmetic, what it assumes, and its sources. */
export function AnswerText({ answer }: { answer: Answer }) {
  const { title, figure, arithmetic, assumed, sources, opens } = answer;
  return (
    <>
      <p className="type-data text-ink-2">
        <InchText>{title}</InchText>
      </p>
      <p className="type-section">
        <InchText>{figure}</InchText>
      </p>
      {arithmetic !== undefined && (
        <p className="type-note text-ink-2 tabular-nums">
          <InchText>{arithmetic}</InchText>
        </p>
      )}
      {assumed.length > 0 && (
        <p className="type-data mt-1 text-pretty">
          <InchText>{assumed.join(' ')}</InchText>
        </p>
      )}
      <p className="type-note mt-1 text-ink-3">
        <InchText>{`${[...new Set(sources.map((source) => sourceText(source)))].join('. ')}.`}</InchText>
        {opens && ('dieline' in opens ? ' Opens the dieline.' : ' Opens the calculator.')}
      </p>
    </>
  );
}
