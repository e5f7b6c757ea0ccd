import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { universalChecklist } from './universal-checklist.ts';

export type Ticks = ReadonlySet<string>;

interface ChecklistDialogProps {
  title: string;
  ticks: Ticks;
  onTicksChange: (ticks: Ticks) => void;
  onClose: () => void;
}

const all = universalChecklist.reduce((sum, { items }) => sum + items.length, 0);

/** A list to tick off; the ticks stand as long as the tool is open. */
export function ChecklistDialog({ title, ticks, onTicksChange, onClose }: ChecklistDialogProps) {
  function toggle(item: string) {
    const next = new Set(ticks);
    if (!next.delete(item)) next.add(item);
    onTicksChange(next);
  }

  return (
    <Dialog
      title={title}
      width={860}
      onClose={onClose}
      footer={
        <div className="flex items-center justify-between gap-4">
          <output className="type-data">
            {ticks.size} of {all} ticked
          </output>
          <Button
            variant="outline"
            size="small"
            disabled={ticks.size === 0}
            onClick={() => onTicksChange(new Set())}
          >
            Clear ticks
          </Button>
        </div>
      }
    >
      <div className="grid gap-x-8 gap-y-6 md:grid-cols-3">
        {universalChecklist.map(({ name, items }) => (
          <fieldset key={name} className="min-w-0">
            <legend className="type-subhead w-full border-b border-ink pb-1.5">{name}</legend>
            {items.map((item) => (
              <label
                key={item}
                className="type-data flex min-h-11 items-start gap-2.5 border-b border-rule py-2.5 last:border-0 md:min-h-0 md:py-2"
              >
                <input
                  type="checkbox"
                  checked={ticks.has(item)}
                  onChange={() => toggle(item)}
                  className="mt-0.5 size-4 shrink-0"
                />
                {item}
              </label>
            ))}
          </fieldset>
        ))}
      </div>
    </Dialog>
  );
}
