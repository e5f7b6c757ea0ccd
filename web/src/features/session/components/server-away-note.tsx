import { VerdictNote } from '../../../ui/verdict.tsx';

/** Explains why the login screen may appear although the user is signed in. */
export function ServerAwayNote() {
  return (
    <div aria-live="polite" className="mb-6">
      <VerdictNote verdict="warning">
        The server cannot be reached. We keep trying every few seconds. If you are signed in, your workspace
        opens as soon as it answers.
      </VerdictNote>
    </div>
  );
}
