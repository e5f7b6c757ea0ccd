import { CloudUpload } from 'lucide-react';
import { pendingText, usePendingWrites } from '../platform/outbox/pending-writes.ts';

/** How many changes of the user wait on this device, and which; nothing while none does. */
export function PendingWritesNote() {
  const pending = usePendingWrites();
  const text = pendingText(pending);
  return (
    // A live region is announced only if it was there before its content.
    <output className="type-note block text-ink-2">
      {text && (
        <>
          <CloudUpload size={15} strokeWidth={1.6} className="mr-1.5 inline-block align-[-2px]" aria-hidden />
          {text}: {new Intl.ListFormat('en-US').format(pending.titles)}.
        </>
      )}
    </output>
  );
}
