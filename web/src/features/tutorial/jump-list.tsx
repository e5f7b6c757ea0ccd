import { useState } from 'react';
import { ChevronDown } from 'lucide-react';
import { tutorialSteps } from './tutorial-steps.ts';

interface JumpListProps {
  place: number;
  onJump: (place: number) => void;
}

/** All steps by title; collapsed on phones. */
export function JumpList({ place, onJump }: JumpListProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <nav aria-label="Jump to Section">
      <p className="type-label hidden pb-2 font-semibold md:block">Jump to Section</p>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="touch-target type-label flex w-full items-center justify-between border-y border-rule py-2.5 font-semibold md:hidden"
      >
        Jump to Section
        <ChevronDown size={16} strokeWidth={1.6} aria-hidden className={isOpen ? 'rotate-180' : ''} />
      </button>
      <ol className={`md:border-l md:border-rule ${isOpen ? '' : 'max-md:hidden'}`}>
        {tutorialSteps.map(({ id, title }, step) => (
          <li key={id}>
            <button
              type="button"
              aria-current={step === place ? 'step' : undefined}
              onClick={() => {
                setOpen(false);
                onJump(step);
              }}
              className="touch-target type-data flex w-full gap-2 border-transparent py-2 text-left text-ink-2 hover:text-ink focus-visible:-outline-offset-2 aria-[current]:border-ink aria-[current]:font-semibold aria-[current]:text-ink max-md:border-b max-md:border-rule max-md:py-3 md:-ml-px md:border-l-2 md:pl-3"
            >
              <span className="w-3 text-ink-3 tabular-nums">{step + 1}</span>
              {title}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
