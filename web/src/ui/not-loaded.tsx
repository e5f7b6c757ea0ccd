import { Button } from './button.tsx';
import { EmptyFrame } from './empty-frame.tsx';

/** Shown for a screen whose code did not load: offline, or after the server was updated. */
export function NotLoaded() {
  return (
    <div className="grid min-h-80 place-items-center p-6">
      <EmptyFrame
        title="This screen did not load"
        action={<Button onClick={() => window.location.reload()}>Load again</Button>}
      >
        Check your connection, then load the page again.
      </EmptyFrame>
    </div>
  );
}
