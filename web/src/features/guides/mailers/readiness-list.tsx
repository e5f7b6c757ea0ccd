import { useState } from 'react';
import { readinessChecklist } from '@printpartner/print-knowledge/mail';
import { footnotesOf } from '@printpartner/print-knowledge/figures';
import { TradeText } from '../../../ui/trade-text.tsx';
import { Cite, SourceNotes } from '../../../ui/source-notes.tsx';

const notes = footnotesOf(readinessChecklist.map(({ from }) => from));

/** Checklist before a mailing goes to press. Checks reset when the guide closes. */
export function ReadinessList() {
  const [done, setDone] = useState<readonly string[]>([]);
  const toggle = (text: string) =>
    setDone(done.includes(text) ? done.filter((other) => other !== text) : [...done, text]);
  return (
    <>
      <p className="type-data mb-1 text-ink-2" aria-live="polite">
        {done.length} of {readinessChecklist.length} checked
      </p>
      <ul className="border-t border-rule">
        {readinessChecklist.map(({ text, from }) => (
          <li key={text} data-entry className="border-b border-rule">
            <label className="type-body flex min-h-11 items-center gap-3 py-2">
              <input
                type="checkbox"
                checked={done.includes(text)}
                onChange={() => toggle(text)}
                className="size-4.5 shrink-0"
              />
              <span className={done.includes(text) ? 'text-ink-3' : ''}>
                <TradeText>{text}</TradeText>
                <Cite notes={notes} from={from} />
              </span>
            </label>
          </li>
        ))}
      </ul>
      <SourceNotes notes={notes} className="mt-3" />
    </>
  );
}
