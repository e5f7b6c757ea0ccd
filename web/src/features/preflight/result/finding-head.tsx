import { ChevronLeft, ChevronRight } from 'lucide-react';
import { VerdictIcon } from '../../../ui/verdict.tsx';
import { findingWord } from './check-words.ts';
import type { Chosen, Selection } from './use-selection.ts';

const words = { fail: 'Fail', warning: 'Warning', manual: 'Manual', pass: 'Pass' };
const colors = { fail: 'text-fail', warning: 'text-warning', manual: 'text-manual', pass: 'text-pass' };

/** Verdict and name of what is chosen, which one of how many, and the way to the next. */
export function FindingHead({
  chosen: { check, finding },
  selection: { step, hasPrevious, hasNext },
}: {
  chosen: Chosen;
  selection: Selection;
}) {
  const status = finding?.finding.severity ?? check.status;
  const count = check.findings.length;
  return (
    <>
      <div className="flex items-center gap-2">
        <VerdictIcon verdict={status} size={18} />
        <span className={`type-data font-semibold ${colors[status]}`}>{words[status]}</span>
        <output className="type-data ml-auto text-ink-2">
          {finding && `${findingWord(check.id)} ${finding.index + 1} of ${count}`}
        </output>
        <StepButton label="Previous finding" isOff={!hasPrevious} onClick={() => step(-1)}>
          <ChevronLeft size={16} strokeWidth={1.6} aria-hidden />
        </StepButton>
        <StepButton label="Next finding" isOff={!hasNext} onClick={() => step(1)}>
          <ChevronRight size={16} strokeWidth={1.6} aria-hidden />
        </StepButton>
      </div>
      {finding && check.findingsLeftOut > 0 && (
        <p className="type-note mt-1 text-ink-3">And {check.findingsLeftOut} more that are not listed.</p>
      )}
      <h2 className="type-heading mt-2">{check.name}</h2>
    </>
  );
}

interface StepButtonProps {
  label: string;
  isOff: boolean;
  onClick: () => void;
  children: React.ReactNode;
}

/** Keeps the keyboard at the last one, where a disabled button would lose it. */
function StepButton({ label, isOff, onClick, children }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={onClick}
      className="touch-target grid size-7 place-items-center rounded-control border border-edge hover:bg-sunk aria-disabled:border-rule aria-disabled:text-ink-3"
    >
      {children}
    </button>
  );
}
