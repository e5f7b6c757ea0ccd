import { useId } from 'react';
import { RefreshCw } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';

interface SaveBarProps {
  /** It waits for a name, or for Save Project. */
  isNameless: boolean;
  isSaving: boolean;
  onRefresh: () => void;
  onClear: () => void;
}

/** The buttons of the form, fixed to the bottom of the screen. */
export function SaveBar({ isNameless, isSaving, onRefresh, onClear }: SaveBarProps) {
  const hintId = useId();
  return (
    <div
      data-bottom-bar
      className="sticky bottom-0 border-t border-rule bg-sheet px-4 pt-3 pb-[max(12px,env(safe-area-inset-bottom))] md:px-8 md:pt-3.5 md:pb-3.5"
    >
      <div className="grid grid-cols-3 gap-2 md:flex md:items-center md:gap-2.5">
        <Button
          type="submit"
          aria-describedby={hintId}
          busy={isSaving}
          busyLabel="Saving…"
          className="px-2! md:px-4!"
        >
          Save Project
        </Button>
        <Button
          variant="outline"
          icon={<RefreshCw size={16} strokeWidth={1.6} aria-hidden />}
          className="px-2! md:px-4!"
          disabled={isSaving}
          onClick={onRefresh}
        >
          Refresh
        </Button>
        <Button variant="quiet" className="px-2! md:px-3!" disabled={isSaving} onClick={onClear}>
          Clear Fields
        </Button>
        <p id={hintId} className="type-note text-ink-2 max-md:sr-only">
          {isNameless
            ? 'Changes save by themselves once the project is named or saved. Without a name it is an Untitled Project.'
            : 'Changes save by themselves. Save Project does it now.'}
        </p>
      </div>
    </div>
  );
}
