import { useState, type MouseEvent } from 'react';
import { footnotesOf } from '@printpartner/print-knowledge/figures';
import { Button, buttonLook } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Cite, SourceNotes } from '../../ui/source-notes.tsx';
import { throwConfetti } from './confetti.ts';
import { JumpList } from './jump-list.tsx';
import { tutorialSteps, type TutorialStep } from './tutorial-steps.ts';

const steps: readonly TutorialStep[] = tutorialSteps;

/** Seven steps, one at a time, with a list to jump to any of them. */
export function TutorialDialog({ onClose }: { onClose: () => void }) {
  const [place, setPlace] = useState(0);
  const step = steps[place] ?? tutorialSteps[0];
  const isLast = place === steps.length - 1;

  function complete({ detail: clicksInARow }: MouseEvent) {
    // Complete replaces Next in the same place, so the second click of a double click must not trigger it.
    if (clicksInARow > 1) return;
    onClose();
    void throwConfetti();
  }

  return (
    <Dialog
      title="Tutorial"
      width={760}
      onClose={onClose}
      footer={
        <div className="flex justify-between gap-3">
          <button
            type="button"
            // Not `disabled`, so that it keeps the focus at the first step.
            aria-disabled={place === 0 || undefined}
            onClick={() => setPlace(Math.max(0, place - 1))}
            className={`${buttonLook('outline')} aria-disabled:border-rule aria-disabled:bg-sunk aria-disabled:text-ink-3`}
          >
            Previous
          </button>
          {isLast ? (
            <Button onClick={complete}>Complete</Button>
          ) : (
            <Button onClick={() => setPlace(place + 1)}>Next</Button>
          )}
        </div>
      }
    >
      <Progress place={place} />
      <div className="mt-5 grid gap-x-8 gap-y-6 md:grid-cols-[200px_minmax(0,1fr)]">
        <JumpList place={place} onJump={setPlace} />
        <Step key={step.id} step={step} />
      </div>
    </Dialog>
  );
}

function Progress({ place }: { place: number }) {
  const text = `Step ${place + 1} of ${steps.length}`;
  return (
    <div>
      <progress
        aria-label="Tutorial"
        aria-valuetext={text}
        value={place + 1}
        max={steps.length}
        className="sr-only"
      />
      <div aria-hidden className="flex gap-1">
        {steps.map(({ id }, segment) => (
          <span
            key={id}
            className={`h-1.5 flex-1 rounded-mark ${segment <= place ? 'bg-cyan' : 'bg-rule'}`}
          />
        ))}
      </div>
      <p aria-live="polite" className="type-label mt-2 text-ink-2 tabular-nums">
        {text}
      </p>
    </div>
  );
}

/** One step. On wide screens all steps have the same height, so that Next stays under the pointer. */
function Step({ step }: { step: TutorialStep }) {
  const { title, lead, points, Figure, figureFrom } = step;
  const sentences = points.map((point) =>
    typeof point === 'string' ? { text: point, from: undefined } : point,
  );
  const notes = footnotesOf([figureFrom, ...sentences.map(({ from }) => from)]);
  return (
    <article className="min-w-0 animate-appear md:order-last md:min-h-98">
      <h3 className="type-title">{title}</h3>
      <p className="type-answer mt-2 text-pretty">{lead}</p>
      {Figure && (
        <div className="mt-4">
          <Figure notes={notes} />
        </div>
      )}
      <ul className="type-body mt-4 grid list-disc gap-2 pl-4.5 marker:text-ink-3">
        {sentences.map(({ text, from }) => (
          <li key={text} className="text-pretty">
            {text}
            <Cite notes={notes} from={from} />
          </li>
        ))}
      </ul>
      <SourceNotes notes={notes} className="mt-4" />
    </article>
  );
}
