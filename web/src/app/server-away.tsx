import { Button } from '../ui/button.tsx';
import { CropFrame } from '../ui/empty-frame.tsx';

/** Stands in for a screen that needs a user while the server cannot say who it is. */
export function ServerAway() {
  return (
    <main className="grid min-h-dvh content-center justify-items-start gap-2 px-4 py-16 md:justify-center md:px-6">
      <title>Print Partner</title>
      <CropFrame className="mb-4" />
      <h1 className="type-display">The server cannot be reached</h1>
      <p role="alert" className="type-body max-w-[46ch] text-ink-2">
        You are not signed out. The server is asked again every few seconds, and your workspace opens by
        itself once it answers.
      </p>
      <Button className="mt-5" onClick={() => window.location.reload()}>
        Load again
      </Button>
    </main>
  );
}
