import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useEscape } from '../../ui/use-escape.ts';

/** Shown above the tiles while the code for rearranging loads. The tiles can still be opened. */
export function RearrangeWait({ onCancel }: { onCancel: () => void }) {
  useEscape(true, onCancel);
  return (
    <div className="col-span-full mb-6 flex items-center justify-between gap-6">
      <Spinner>Loading Rearrange Tabs...</Spinner>
      <Button variant="outline" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}
