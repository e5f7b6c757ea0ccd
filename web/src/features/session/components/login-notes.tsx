import { VerdictNote } from '../../../ui/verdict.tsx';
import type { LostSession } from '../../../entities/session/session-context.ts';

/** Explains why the login screen appeared, and where typed text went. */
export function LostSessionNote({ hasDrafts }: LostSession) {
  return (
    <div aria-live="polite" className="mb-6">
      <VerdictNote verdict="warning">
        Your session has ended.{' '}
        {hasDrafts
          ? 'What you typed is kept on this device. Sign in again to get it back.'
          : 'Sign in again to continue.'}
      </VerdictNote>
    </div>
  );
}

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
