import { Suspense, useEffect, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../platform/api/client.ts';
import { sessionKey } from '../../platform/api/session-key.ts';
import { Boundary } from '../../ui/boundary.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useReturnFocus } from '../../ui/use-return-focus.ts';
import { toast } from '../../ui/toast.tsx';
import { SupportAddress } from '../../features/legal/support-address.tsx';
import { useSignOut, type SignOut } from '../../entities/session/sign-out.ts';
import { useUser } from '../../entities/session/session-context.ts';
import { SettingsDialog } from '../../features/settings/settings-dialog.tsx';
import { lazyScreen } from '../../platform/lazy/lazy-screen.ts';
import { useUnsavedWork } from '../use-unsaved-work.ts';

const TabColorSettings = lazyScreen(
  async () => (await import('../../features/home/tab-colors/tab-color-settings.tsx')).TabColorSettings,
);

const TutorialDialog = lazyScreen(
  async () => (await import('../../features/tutorial/tutorial-dialog.tsx')).TutorialDialog,
);

interface AccountSettingsProps {
  onClose: () => void;
  onRearrange: () => void;
}

/** Settings, with what they need of the session and of other features. */
export function AccountSettings({ onClose, onRearrange }: AccountSettingsProps) {
  const user = useUser();
  const unsaved = useUnsavedWork(user.id);
  const { mutateAsync } = useSignOut();
  const queryClient = useQueryClient();
  // The tutorial is opened from here, and has no opener of its own to give the keyboard back to.
  useReturnFocus();
  const [isTutorialOpen, setTutorialOpen] = useState(false);
  useEffect(() => {
    // The e-mail may have been confirmed in another tab, or on another device.
    void queryClient.invalidateQueries({ queryKey: sessionKey });
  }, [queryClient]);

  async function signOut(options: SignOut) {
    try {
      await mutateAsync(options);
    } catch (error) {
      const detail = error instanceof ApiError ? error.detail : undefined;
      const description = detail ?? 'The server did not answer. Check your connection and sign out again.';
      toast({ title: 'Still signed in', description, variant: 'destructive' });
      throw error;
    }
  }

  if (isTutorialOpen) {
    return <Tutorial onClose={onClose} onFailure={() => setTutorialOpen(false)} />;
  }
  return (
    <SettingsDialog
      user={user}
      unsaved={unsaved}
      supportAddress={<SupportAddress />}
      tabColors={<TabColors />}
      onSignOut={signOut}
      onOpenTutorial={() => setTutorialOpen(true)}
      onRearrange={onRearrange}
      onClose={onClose}
    />
  );
}

/** The tutorial takes the place of the settings; where its code does not load, they come back. */
function Tutorial({ onClose, onFailure }: { onClose: () => void; onFailure: () => void }) {
  return (
    <Boundary
      onError={() => {
        onFailure();
        sayTutorialNotLoaded();
      }}
    >
      <Suspense
        fallback={
          <div className="fixed inset-0 z-40 grid place-items-center bg-scrim">
            <div className="late rounded-dialog bg-sheet p-6">
              <Spinner>Loading the tutorial...</Spinner>
            </div>
          </div>
        }
      >
        <TutorialDialog onClose={onClose} />
      </Suspense>
    </Boundary>
  );
}

function sayTutorialNotLoaded(): void {
  toast({
    title: 'The tutorial did not load',
    description: 'Check your connection and try again.',
    variant: 'destructive',
  });
}

function TabColors() {
  return (
    <Boundary
      fallback={
        <p className="type-data text-ink-2">
          Tab colors did not load. Close the settings and open them again.
        </p>
      }
    >
      <Suspense fallback={<Spinner>Loading tab colors...</Spinner>}>
        <TabColorSettings />
      </Suspense>
    </Boundary>
  );
}
