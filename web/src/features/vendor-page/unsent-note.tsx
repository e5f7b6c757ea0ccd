import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { VerdictNote } from '../../ui/verdict.tsx';

/** Above an answer that was changed since the vendor opened it, while what the vendor typed is unsent. */
export function UnsentNote({ onBack }: { onBack: () => void }) {
  const note = useRef<HTMLDivElement>(null);
  // What had the focus is no longer on the page.
  useEffect(() => note.current?.focus(), []);
  return (
    <div ref={note} tabIndex={-1} className="mb-5 grid justify-items-start gap-3 outline-none">
      <VerdictNote verdict="warning">
        This is the quote that the buyer has. What you typed is kept. If you send it, it replaces this one.
      </VerdictNote>
      <Button variant="outline" onClick={onBack}>
        Back to what you typed
      </Button>
    </div>
  );
}
