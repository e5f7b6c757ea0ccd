import { useState, type ReactNode } from 'react';
import { specForms } from '@printpartner/contracts/spec-fields';
import { Button } from '../../../ui/button.tsx';
import { ClearDialog } from './clear-dialog.tsx';
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
