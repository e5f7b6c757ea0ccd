import { Suspense, useEffect, useRef, useState } from 'react';
import { ChevronDown, Files } from 'lucide-react';
import { lazyScreen } from '../../../platform/lazy/lazy-screen.ts';
import { Boundary } from '../../../ui/boundary.tsx';
import { Button } from '../../../ui/button.tsx';
import { showLoadError } from '../show-load-error.ts';
import type { SheetsMenuProps } from './sheets-menu-props.ts';
import { useSheetActions } from './use-sheet-actions.ts';

// A separate chunk with its questions.
const SheetsDialog = lazyScreen(async () => (await import('./sheets-dialog.tsx')).SheetsDialog);

interface SheetsMenuButtonProps extends SheetsMenuProps {
  /** The form has changed to another document. If that took the focus away, the button gets it. */
  isOpened: boolean;
}

/** The button that names what the form shows, and opens the list of spec sheets. */
export function SheetsMenu({ isOpened, ...props }: SheetsMenuButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const actions = useSheetActions(props);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpened) return undefined;
    // A closing dialog returns the focus first.
    const timer = setTimeout(() => document.activeElement === document.body && button.current?.focus());
    return () => clearTimeout(timer);
  }, [isOpened]);
  const name = props.current?.name ?? 'Working draft';
  return (
    <>
      <Button
        ref={button}
        variant="outline"
        aria-haspopup="dialog"
        aria-label={`Spec sheets: ${name}`}
        className="max-md:px-3!"
        onClick={() => setOpen(true)}
      >
        <Files size={16} strokeWidth={1.6} className="shrink-0 max-md:hidden" aria-hidden />
        <span className="max-w-[min(24rem,100vw-7.5rem)] truncate">
          <span className="font-normal text-ink-2">Sheets: </span>
          {name}
        </span>
        <ChevronDown size={16} strokeWidth={1.6} className="shrink-0" aria-hidden />
      </Button>
      {isOpen && (
        <Boundary
          onError={() => {
            setOpen(false);
            showLoadError('The list of spec sheets');
          }}
        >
          <Suspense>
            <SheetsDialog {...props} actions={actions} onClose={() => setOpen(false)} />
          </Suspense>
        </Boundary>
      )}
    </>
  );
}
