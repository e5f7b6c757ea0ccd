import { Suspense, useEffect, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useUser } from '../../entities/session/session-context.ts';
import { invalidateSession } from '../../entities/session/session-query.ts';
import { SupportAddress } from '../../features/legal/support-address.tsx';
import { SettingsDialog } from '../../features/settings/settings-dialog.tsx';
import { lazyScreen } from '../../platform/lazy/lazy-screen.ts';
import { Boundary } from '../../ui/boundary.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { toast } from '../../ui/toast.tsx';
import { useReturnFocus } from '../../ui/use-return-focus.ts';

const TabColorSettings = lazyScreen(
  async () => (await import('../../features/home/tab-colors/tab-color-settings.tsx')).TabColorSettings,
);

const VendorSettings = lazyScreen(
  async () => (await import('../../features/quotes/vendors/vendor-settings.tsx')).VendorSettings,
);

const TutorialDialog = lazyScreen(
  async () => (await import('../../features/tutorial/tutorial-dialog.tsx')).TutorialDialog,
);

interface AccountSettingsProps {
  onClose: () => void;
  onRearrange: () => void;
}

/** The settings dialog, with the parts that other features provide. */
export function AccountSettings({ onClose, onRearrange }: AccountSettingsProps) {
  const user = useUser();
  const queryClient = useQueryClient();
  // The tutorial replaces this dialog, so its own opener is gone when it closes.
  useReturnFocus();
  const [isTutorialOpen, setTutorialOpen] = useState(false);
  useEffect(() => {
    // The email may have been confirmed in another tab or on another device.
    invalidateSession(queryClient);
  }, [queryClient]);

  if (isTutorialOpen) {
    return <Tutorial onClose={onClose} onFailure={() => setTutorialOpen(false)} />;
  }
  return (
    <SettingsDialog
      user={user}
      supportAddress={<SupportAddress />}
      tabColors={<TabColors />}
      vendors={<Vendors />}
      onOpenTutorial={() => setTutorialOpen(true)}
      onRearrange={onRearrange}
      onClose={onClose}
    />
  );
}

/** Replaces the settings. If its code does not load, they come back. */
function Tutorial({ onClose, onFailure }: { onClose: () => void; onFailure: () => void }) {
  return (
    <Boundary
      onError={() => {
        onFailure();
        toast({
          title: 'The tutorial did not load',
          description: 'Check your connection and try again.',
          variant: 'destructive',
        });
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

function TabColors() {
  return (
    <Boundary
      fallback={
        <p className="type-data text-ink-2">Tab colors did not load. Close Settings and open it again.</p>
      }
    >
      <Suspense fallback={<Spinner>Loading tab colors...</Spinner>}>
        <TabColorSettings />
      </Suspense>
    </Boundary>
  );
}

function Vendors() {
  return (
    <Boundary
      fallback={
        <p className="type-data text-ink-2">Your vendors did not load. Close Settings and open it again.</p>
      }
    >
      <Suspense fallback={<Spinner>Loading vendors...</Spinner>}>
        <VendorSettings />
      </Suspense>
    </Boundary>
  );
}
