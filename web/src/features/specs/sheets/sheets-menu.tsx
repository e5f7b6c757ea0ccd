import { useState } from 'react';
import { Files } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { SheetsDialog } from './sheets-dialog.tsx';
import type { SheetsMenuProps } from './sheets-menu-props.ts';
import { useSheetActions } from './use-sheet-actions.ts';

/** The button that names what the form shows, and opens the list of spec sheets. */
export function SheetsMenu(props: SheetsMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const actions = useSheetActions(props);
  const name = props.current?.name ?? 'Working draft';
  return (
    <>
      <Button
        variant="outline"
        aria-haspopup="dialog"
        aria-label={`Spec sheets: ${name}`}
        className="max-w-full min-w-0 shrink!"
        onClick={() => setOpen(true)}
      >
        <Files size={16} strokeWidth={1.6} className="shrink-0" aria-hidden />
        <span className="max-w-52 truncate">{name}</span>
      </Button>
      {isOpen && <SheetsDialog {...props} actions={actions} onClose={() => setOpen(false)} />}
    </>
  );
}
