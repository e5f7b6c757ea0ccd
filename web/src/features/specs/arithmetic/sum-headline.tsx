import type { Sum } from '@printpartner/spec-sheet/arithmetic';
import { InchText } from '../../../ui/trade-text.tsx';
import { VerdictIcon } from '../../../ui/verdict.tsx';

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
