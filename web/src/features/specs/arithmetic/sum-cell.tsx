import type { Sum } from '@printpartner/spec-sheet/arithmetic';
import { InchText } from '../../../ui/trade-text.tsx';
import { VerdictIcon } from '../../../ui/verdict.tsx';

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

/** Whether a rule is kept: a shape and words. */
export function RuleVerdict({ headline, isMet = false }: Pick<Sum, 'headline' | 'isMet'>) {
  return (
    <span
      className={`type-data flex items-center gap-1.5 font-semibold ${isMet ? 'text-pass' : 'text-warning'}`}
    >
      <VerdictIcon verdict={isMet ? 'pass' : 'warning'} size={16} className="shrink-0" />
      {headline}
    </span>
  );
}

/** `2.01 oz each, 125.5 lb per 1,000` */
export function Figure({ headline = '', detail }: Pick<Sum, 'headline' | 'detail'>) {
  return (
    <p className="mt-0.5 flex flex-wrap items-baseline gap-x-2">
      <span className="type-section whitespace-nowrap">
        <InchText>{headline}</InchText>
      </span>
      {detail !== undefined && (
        <span className="type-note text-ink-2">
          <InchText>{detail}</InchText>
        </span>
      )}
    </p>
  );
}
