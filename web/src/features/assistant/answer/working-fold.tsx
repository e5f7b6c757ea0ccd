import { useId } from 'react';
import { ArrowRight, Calculator, ChevronDown } from 'lucide-react';
import type { ChatStep, ChatWorking } from '@printpartner/contracts/types';
import { InchText } from '../../../ui/trade-text.tsx';
import { useFold } from '../../../ui/use-fold.ts';

interface WorkingFoldProps {
  workings: readonly ChatWorking[];
  onFollow: (address: string) => void;
}

/** The arithmetic of an answer, folded at first. */
export function WorkingFold({ workings, onFollow }: WorkingFoldProps) {
  const [isOpen, toggle] = useFold();
  const id = useId();
  return (
    <section className="rounded-sheet border border-rule bg-sheet">
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={toggle}
          className="type-data flex h-11 w-full items-center gap-2 rounded-sheet px-4 text-left font-semibold hover:bg-sunk"
        >
          <Calculator size={16} strokeWidth={1.6} aria-hidden className="shrink-0 text-ink-2" />
          <span className="flex-1">How I worked it out</span>
          <ChevronDown
            size={18}
            strokeWidth={1.6}
            aria-hidden
            className={`shrink-0 transition-transform ${isOpen ? 'rotate-180' : ''}`}
          />
        </button>
      </h3>
      <div id={id} hidden={!isOpen} className="border-t border-rule">
        {workings.map((working, place) => (
          <Working key={place} working={working} isTitled={workings.length > 1} onFollow={onFollow} />
        ))}
      </div>
    </section>
  );
}

interface WorkingProps {
  working: ChatWorking;
  isTitled: boolean;
  onFollow: (address: string) => void;
}

function Working({ working: { title, steps, assumed, opens }, isTitled, onFollow }: WorkingProps) {
  return (
    <div className="grid gap-2.5 border-t border-rule px-4 py-3 first:border-t-0">
      <h4 className={isTitled ? 'type-data font-semibold' : 'sr-only'}>
        <InchText>{title}</InchText>
      </h4>
      <dl className="grid gap-2.5">
        {steps.map((step, place) => (
          <Step key={place} {...step} isTotal={isTotal(step, steps.slice(0, place))} />
        ))}
      </dl>
      {assumed.length > 0 && (
        <ul className="type-note grid gap-1 text-ink-2">
          {assumed.map((sentence) => (
            <li key={sentence}>
              <InchText>{sentence}</InchText>
            </li>
          ))}
        </ul>
      )}
      {opens !== undefined && (
        <p>
          <button
            type="button"
            onClick={() => onFollow(opens)}
            className="touch-target type-data type-link inline-flex items-center gap-1.5"
          >
            Open the filled-in calculator
            <ArrowRight size={15} strokeWidth={1.6} aria-hidden />
          </button>
        </p>
      )}
    </div>
  );
}

/** Whether a step adds up results before it, `$140 + $420`. */
function isTotal({ working }: ChatStep, before: readonly ChatStep[]): boolean {
  const results = new Set(before.map(({ result }) => result));
  const parts = working.split(' + ');
  return parts.length > 1 && parts.every((part) => results.has(part));
}

interface StepProps extends ChatStep {
  /** Has a rule above, as under a column of figures. */
  isTotal: boolean;
}

/** A line of arithmetic; on phones the working is below its label. */
function Step({ label, working, result, isTotal: isSum }: StepProps) {
  return (
    <div
      data-total={isSum || undefined}
      className="type-data grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 data-total:border-t data-total:border-edge data-total:pt-2.5 md:grid-cols-[minmax(0,5fr)_minmax(0,8fr)_minmax(6.5rem,auto)]"
    >
      <dt className={`col-start-1 row-start-1 ${isSum ? 'font-semibold' : ''}`}>
        <InchText>{label}</InchText>
      </dt>
      <dd className="col-start-1 row-start-2 text-ink-2 wrap-anywhere md:col-start-2 md:row-start-1 md:text-right">
        <InchText>{working}</InchText>
      </dd>
      <dd className="col-start-2 row-start-1 text-right font-semibold md:col-start-3">
        <InchText>{result}</InchText>
      </dd>
    </div>
  );
}
