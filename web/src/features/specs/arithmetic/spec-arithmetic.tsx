import { memo, useId, useMemo, type ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';
import { footnotesOf } from '@printpartner/print-knowledge/figures';
import { sheetDieline } from '@printpartner/print-search/answers';
import { arithmeticOf } from '@printpartner/spec-sheet/arithmetic';
import type { SheetJob } from '@printpartner/spec-sheet/job';
import { useToday } from '../../../platform/time/use-now.ts';
import { DielineLink } from '../../../ui/dieline-link.tsx';
import { SourceNotes } from '../../../ui/source-notes.tsx';
import { useFold } from '../../../ui/use-fold.ts';
import { SectionDrawing } from './spec-drawing.tsx';
import { SumCell } from './sum-cell.tsx';
import { SumSection } from './sum-section.tsx';

interface SpecArithmeticProps {
  job: SheetJob;
  /** A strip shows the results in two columns, until its sums are unfolded. */
  layout: 'pane' | 'strip';
  /** The drawing, above the sums. */
  children?: ReactNode;
}

/** Print arithmetic of a job, updated as its sheet is filled in. */
export function SpecArithmetic({ job, layout, children }: SpecArithmeticProps) {
  if (layout === 'strip') return <Strip job={job}>{children}</Strip>;
  return (
    <div>
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="type-heading">Print arithmetic</h2>
        <p className="type-note text-ink-2">updates as you type</p>
      </div>
      {children}
      <div className="mt-3">
        <Sums job={job} />
      </div>
    </div>
  );
}

function useSums(job: SheetJob) {
  const today = useToday();
  return useMemo(() => arithmeticOf(job, today), [job, today]);
}

const Sums = memo(function Sums({ job }: { job: SheetJob }) {
  const sums = useSums(job);
  const notes = footnotesOf(sums.flatMap(({ from }) => from));
  const dieline = useMemo(() => sheetDieline(job), [job]);
  return (
    <>
      <div className="md:max-lg:columns-2 md:max-lg:gap-10">
        {sums.map((sum) => (
          <SumSection
            key={sum.id}
            sum={sum}
            notes={notes}
            link={(sum.id === 'panels' || sum.id === 'spine') && <DielineLink opened={dieline} />}
          >
            {sum.id === 'spine' && <SectionDrawing job={job} />}
          </SumSection>
        ))}
      </div>
      {notes.length > 0 && <SourceNotes notes={notes} className="border-t border-rule py-3.5" />}
    </>
  );
});

const Cells = memo(function Cells({ job }: { job: SheetJob }) {
  return (
    <dl className="mt-3 grid grid-cols-2 gap-px overflow-hidden rounded-sheet border border-rule bg-rule">
      {useSums(job).map((sum) => (
        <SumCell key={sum.id} sum={sum} />
      ))}
    </dl>
  );
});

function Strip({ job, children }: { job: SheetJob; children?: ReactNode }) {
  const [isOpen, toggle] = useFold();
  const sums = useId();
  return (
    <div className="border-t border-rule py-4">
      <div className="flex items-center justify-between gap-4">
        <h2 className="type-subhead">Print arithmetic</h2>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={sums}
          onClick={toggle}
          className="touch-target type-data flex items-center gap-1 text-ink-2"
        >
          {isOpen ? 'Hide the sums' : 'Show the sums'}
          <ChevronDown
            size={16}
            strokeWidth={1.6}
            aria-hidden
            className={`transition-transform ${isOpen ? 'rotate-180' : ''}`}
          />
        </button>
      </div>
      <div id={sums}>
        {isOpen ? (
          <>
            {children}
            <div className="mt-3 border-b border-rule">
              <Sums job={job} />
            </div>
          </>
        ) : (
          <Cells job={job} />
        )}
      </div>
    </div>
  );
}
