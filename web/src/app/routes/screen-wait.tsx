import { Spinner } from '../../ui/spinner.tsx';

/** A full-page spinner. */
export function ScreenWait({ children }: { children: string }) {
  return (
    <main data-waits className="grid min-h-dvh place-items-center p-4">
      <title>Print Partner</title>
      <Spinner>{children}</Spinner>
    </main>
  );
}
