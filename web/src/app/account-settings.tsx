import { lazy, Suspense } from 'react';
import { Boundary } from '../components/ui/boundary.tsx';
import { Spinner } from '../components/ui/spinner.tsx';
import { toast } from '../components/ui/toast.tsx';
import { SupportAddress } from '../features/legal/support-address.tsx';
import { useSignOut, type SignOut } from '../features/session/api/sign-out.ts';
import { useUser } from '../features/session/session-context.ts';
import { SettingsDialog } from '../features/settings/settings-dialog.tsx';
import { useUnsavedWork } from './use-unsaved-work.ts';

const TabColorSettings = lazy(async () => ({
  default: (await import('../features/home/tab-colors/tab-color-settings.tsx')).TabColorSettings,
}));

interface AccountSettingsProps {
  onClose: () => void;
  onRearrange: () => void;
}

/** Settings, with what they need of the session and of other features. */
export function AccountSettings({ onClose, onRearrange }: AccountSettingsProps) {
  const user = useUser();
  const unsaved = useUnsavedWork(user.id);
  const { mutateAsync } = useSignOut();

  async function signOut(options: SignOut) {
    try {
      await mutateAsync(options);
    } catch (error) {
      toast({
        title: 'Still signed in',
        description: 'The server did not answer. Check your connection and sign out again.',
        variant: 'destructive',
      });
      throw error;
    }
  }

  return (
    <SettingsDialog
      user={user}
      unsaved={unsaved}
      supportAddress={<SupportAddress />}
      tabColors={<TabColors />}
      onSignOut={signOut}
      onRearrange={onRearrange}
      onClose={onClose}
    />
  );
}

function TabColors() {
  return (
    <Boundary
      fallback={
        <p className="type-data text-ink-2">Tab colors did not load. Reload the page to try again.</p>
      }
    >
      <Suspense fallback={<Spinner>Loading tab colors...</Spinner>}>
        <TabColorSettings />
      </Suspense>
    </Boundary>
  );
}
