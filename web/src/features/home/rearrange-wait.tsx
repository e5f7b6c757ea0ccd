import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useEscape } from '../../ui/use-escape.ts';

/** Stands above the tiles, which still open, until the code that rearranges them is there. */
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
