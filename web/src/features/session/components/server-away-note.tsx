import { VerdictNote } from '../../../ui/verdict.tsx';

/** Why the login screen may be here although its reader is signed in. */
export function ServerAwayNote() {
  return (
    <div aria-live="polite" className="mb-6">
      <VerdictNote verdict="warning">
        The server cannot be reached. It is asked again every few seconds; if you are signed in, your
        workspace opens by itself.
      </VerdictNote>
    </div>
  );
}
