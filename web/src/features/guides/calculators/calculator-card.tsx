import { useId, useRef, type ReactNode } from 'react';
import { Calculator } from 'lucide-react';
import type { Footnotes } from '@printpartner/print-knowledge/figures';
import { SourceNotes } from '../../../ui/source-notes.tsx';
import { type Calculator as CalculatorId, resetCalculator, sharedNames, useHasKept } from './kept-fields.ts';

interface CalculatorCardProps {
  id: CalculatorId;
  title: string;
  /** Sources of the answer. */
  notes?: Footnotes;
  /** Fields, `CalculatorResult`, then tables and drawings. */
  children: ReactNode;
}

/** Frame of every calculator. */
export function CalculatorCard({ id: calculator, title, notes = [], children }: CalculatorCardProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const hasKept = useHasKept(calculator);
  const shared = sharedNames(calculator);
  return (
    <section
      data-calculator
      aria-labelledby={id}
      className="min-w-0 rounded-sheet border border-rule bg-sheet px-4.5 pt-4 pb-4.5"
    >
      <div className="mb-3 flex items-center justify-between gap-4">
        <h2 ref={heading} id={id} tabIndex={-1} className="type-heading outline-none">
          {title}
        </h2>
        {hasKept && (
          <button
            type="button"
            aria-label={`Reset ${title}`}
            onClick={() => {
              resetCalculator(calculator);
              // The button is gone.
              heading.current?.focus();
            }}
            className="touch-target type-link -my-1 ml-auto text-ink-2 hover:text-ink"
          >
            Reset
          </button>
        )}
        <Calculator size={18} strokeWidth={1.6} className="shrink-0 text-ink-3" aria-hidden />
      </div>
      {shared.length > 0 && (
        <p data-unsearched className="type-note -mt-1 mb-3 text-pretty text-ink-3">
          Shared by the mail calculators: {shared.join(', ')}.
        </p>
      )}
      <div className="grid gap-3">{children}</div>
      {notes.length > 0 && <SourceNotes notes={notes} nameId={id} className="mt-3" />}
    </section>
  );
}

interface CalculatorResultProps {
  /** Undefined while the input is invalid. */
  figure?: ReactNode;
  unit?: ReactNode;
  /** `100 × 1,406.139 ÷ 520 in² = 270.4`. */
  arithmetic?: ReactNode;
  /** Why there is no figure, unless a field shows the error. */
  reason?: string | undefined;
}

/** A calculator's answer, announced when it changes. */
export function CalculatorResult({ figure, unit, arithmetic, reason }: CalculatorResultProps) {
  return (
    <div>
      <output className="block min-h-11">
        {figure === undefined ? (
          <span className="type-body text-ink-2">{reason}</span>
        ) : (
          <>
            <span className="type-figure">{figure}</span>
            {unit !== undefined && <span className="type-body ml-1 text-ink-2"> {unit}</span>}
          </>
        )}
      </output>
      {figure !== undefined && arithmetic !== undefined && (
        <p className="type-note mt-1 text-ink-3 tabular-nums">{arithmetic}</p>
      )}
    </div>
  );
}
