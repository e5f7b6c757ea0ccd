import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

interface LeaveDialogProps {
  name: string;
  /** Resolves to true when the project was saved. */
  onSave: () => Promise<boolean>;
  onProceed: () => void;
  onStay: () => void;
}

/** Asks what to do with unsaved edits before another project replaces them. */
export function LeaveDialog({ name, onSave, onProceed, onStay }: LeaveDialogProps) {
  const [isSaving, setSaving] = useState(false);

  async function saveFirst() {
    setSaving(true);
    // A failed save has already shown its own message.
    if (await onSave()) onProceed();
    else onStay();
  }

  return (
    <Dialog title="Save your changes first?" width={440} onClose={() => !isSaving && onStay()}>
      <p className="type-body break-words text-ink-2">
        {name ? <>“{name}” has unsaved edits.</> : 'This project has unsaved edits.'}
      </p>
      <div className="mt-5 grid gap-2 md:flex md:justify-end md:gap-2.5">
        <Button variant="quiet" className="md:mr-auto md:-ml-4" disabled={isSaving} onClick={onStay}>
          Keep editing
        </Button>
        <Button variant="outline" disabled={isSaving} onClick={onProceed}>
          Discard
        </Button>
        <Button busy={isSaving} busyLabel="Saving…" onClick={() => void saveFirst()}>
          Save Project
        </Button>
      </div>
    </Dialog>
  );
}
