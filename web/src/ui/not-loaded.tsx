import { useState } from 'react';
import { Button } from './button.tsx';
import { EmptyFrame } from './empty-frame.tsx';

/** Shown for a screen whose code did not load: offline, or after the server was updated. */
export function NotLoaded() {
  const [isLoading, setLoading] = useState(false);
  const load = () => {
    setLoading(true);
    loadNewest();
  };
  const button = (
    <Button busy={isLoading} busyLabel="Loading…" onClick={load}>
      Load again
    </Button>
  );
  return (
    <div className="grid min-h-80 place-items-center p-6">
      <EmptyFrame title="This screen did not load" action={button}>
        Check your connection, then load the page again.
      </EmptyFrame>
    </div>
  );
}

/** The stand-alone script of the page does it; if it failed too, the page is only loaded again. */
function loadNewest(): void {
  const isLeft = window.dispatchEvent(new Event('pp:load-newest', { cancelable: true }));
  if (isLeft) window.location.reload();
}
