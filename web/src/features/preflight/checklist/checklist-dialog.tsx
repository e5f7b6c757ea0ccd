import { footnotesOf } from '@printpartner/print-knowledge/figures';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { SourceNotes } from '../../../ui/source-notes.tsx';
import { CitedText } from './cited-text.tsx';
import { universalChecklist } from './universal-checklist.ts';

export type CheckedItems = ReadonlySet<string>;

interface ChecklistDialogProps {
  title: string;
  checked: CheckedItems;
  onCheckedChange: (checked: CheckedItems) => void;
  onClose: () => void;
}

const itemCount = universalChecklist.reduce((sum, { items }) => sum + items.length, 0);
const notes = footnotesOf(universalChecklist.flatMap(({ items }) => items.flatMap(({ from }) => from)));

export function ChecklistDialog({ title, checked, onCheckedChange, onClose }: ChecklistDialogProps) {
  function toggle(item: string) {
    const next = new Set(checked);
    if (!next.delete(item)) next.add(item);
    onCheckedChange(next);
  }

  return (
    <Dialog
      title={title}
      width={860}
      onClose={onClose}
      footer={
        <div className="flex items-center justify-between gap-4">
          <output className="type-data">
            {checked.size} of {itemCount} checked
          </output>
          <Button
            variant="outline"
            size="small"
            disabled={checked.size === 0}
            onClick={() => onCheckedChange(new Set())}
          >
            Clear all
          </Button>
        </div>
      }
    >
      <div className="grid gap-x-8 gap-y-6 md:grid-cols-3">
        {universalChecklist.map(({ name, items }) => (
          <fieldset key={name} className="min-w-0">
            <legend className="type-subhead w-full border-b border-ink pb-1.5">{name}</legend>
            {items.map((item) => (
              // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- its text is the CitedText
              <label
                key={item.text}
                className="type-data flex min-h-11 items-start gap-2.5 border-b border-rule py-2.5 last:border-0 md:min-h-0 md:py-2"
              >
                <input
                  type="checkbox"
                  checked={checked.has(item.text)}
                  onChange={() => toggle(item.text)}
                  className="mt-0.5 size-4 shrink-0"
                />
                <span>
                  <CitedText item={item} notes={notes} />
                </span>
              </label>
            ))}
          </fieldset>
        ))}
      </div>
      <SourceNotes notes={notes} className="mt-5" />
    </Dialog>
  );
}
