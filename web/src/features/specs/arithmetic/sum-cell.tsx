import type { Sum } from '@printpartner/spec-sheet/arithmetic';
import { InchText } from '../../../ui/trade-text.tsx';
import { VerdictIcon } from '../../../ui/verdict.tsx';
import { RuleVerdict } from './sum-headline.tsx';

/** One result in the strip, without its sums. */
export function SumCell({ sum }: { sum: Sum }) {
  const { id, title, headline, detail, isMet, warnings } = sum;
  const isWide = id === 'price' || id === 'panels';
  return (
    <div
      className={`bg-sheet px-3 py-2 ${isWide ? 'col-span-2 flex items-baseline justify-between gap-4' : ''}`}
    >
      <dt className="type-note text-ink-2">
        {title}
        {id === 'price' && detail !== undefined && `, ${detail}`}
      </dt>
      <dd className="type-data flex items-center gap-1.5 font-semibold">
        {headline === undefined && (
          <>
            <span aria-hidden className="font-normal text-ink-3">
              –
            </span>
            <span className="sr-only">not yet</span>
          </>
        )}
        {headline !== undefined && isMet !== undefined && <RuleVerdict headline={headline} isMet={isMet} />}
        {headline !== undefined && isMet === undefined && (
          <>
            {warnings.length > 0 && <VerdictIcon verdict="warning" size={16} label="Warning" />}
            <span>
              <InchText>{headline}</InchText>
            </span>
          </>
        )}
      </dd>
    </div>
  );
}
