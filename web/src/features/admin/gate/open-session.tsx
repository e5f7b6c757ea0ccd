import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { VerdictNote } from '../../../ui/verdict.tsx';
import { endSession } from '../api/admin-session.ts';

/** Says that the server did not end the session at logout, and tries again. */
export function OpenSession({ onEnded }: { onEnded: () => void }) {
  const [isBusy, setBusy] = useState(false);

  async function retry() {
    setBusy(true);
    await endSession().then(onEnded, () => setBusy(false));
  }

  return (
    <VerdictNote verdict="warning">
      <p role="alert">
        You are logged out here, but the server couldn’t be told. This browser can open the queue board and
        the sign-up data without the password for up to an hour.
      </p>
      <Button
        variant="outline"
        size="small"
        busy={isBusy}
        busyLabel="Ending..."
        className="mt-2.5 mb-1"
        onClick={() => void retry()}
      >
        End the session
      </Button>
    </VerdictNote>
  );
}
