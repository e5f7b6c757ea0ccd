import { type ReactNode, useState } from 'react';
import { specForms } from '@printpartner/contracts/spec-fields';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { SavedLine } from './saved-line.tsx';
import { useSpecForm } from './spec-form-context.ts';

interface SpecHeaderProps {
  close: ReactNode;
  onCleared: () => void;
}

/** The form's title, what is saved where, and the two ways to finish with it. */
export function SpecHeader({ close, onCleared }: SpecHeaderProps) {
  const { session } = useSpecForm();
  const [isClearing, setClearing] = useState(false);
  return (
    <header className="border-b border-ink pb-4.5 md:flex md:items-end md:justify-between md:gap-6">
      <div className="min-w-0">
        <h1 className="type-title text-balance">{specForms[session.editor.kind].title}</h1>
        <SavedLine />
      </div>
      <div className="mt-4 flex shrink-0 items-center gap-4 md:mt-0">
        {close}
        <Button variant="outline" onClick={() => setClearing(true)}>
          Clear Fields
        </Button>
      </div>
      {isClearing && <ClearDialog onCleared={onCleared} onClose={() => setClearing(false)} />}
    </header>
  );
}

/** The dialog shows for this long that it is at work. */
const CLOSE_DELAY_MS = 1000;
const TOAST_MS = 2000;

/** Asks before all fields are erased. */
function ClearDialog({ onCleared, onClose }: { onCleared: () => void; onClose: () => void }) {
  const { session } = useSpecForm();

  async function clear() {
    try {
      await session.saver.clear();
      onCleared();
      toast({
        title: 'Reset Complete',
        description: `All ${session.id.kind} specification fields have been cleared.`,
        durationMs: TOAST_MS,
      });
    } catch {
      toast({
        title: 'Reset Error',
        description: 'There was an issue clearing the form. Please refresh the page.',
        variant: 'destructive',
      });
    }
  }

  return (
    <ConfirmDialog
      title="Clear Fields"
      question="Are you sure you want to erase all the specs?"
      cancelLabel="No"
      confirmLabel="Yes"
      busyLabel="Clearing…"
      isDestructive
      onConfirm={() => {
        void clear();
        return new Promise((closed) => setTimeout(closed, CLOSE_DELAY_MS));
      }}
      onClose={onClose}
    />
  );
}
