import { VerdictNote } from '../../../ui/verdict.tsx';
import type { LostSession } from '../../../entities/session/session-context.ts';

/** Why the login screen is here all of a sudden, and where the typed text is. */
export function LostSessionNote({ hasDrafts }: LostSession) {
  return (
    <div aria-live="polite" className="mb-6">
      <VerdictNote verdict="warning">
        Your session has ended.{' '}
        {hasDrafts
          ? 'What you typed is kept on this device: sign in again and it comes back.'
          : 'Sign in again to go on.'}
      </VerdictNote>
    </div>
  );
}
