import { toast } from '../components/ui/toast.tsx';
import { useSignOut } from '../features/session/api/sign-out.ts';
import { useUser } from '../features/session/session-context.ts';
import { SettingsDialog } from '../features/settings/settings-dialog.tsx';

/** Settings, with what they need of the session. */
export function AccountSettings({ onClose }: { onClose: () => void }) {
  const { email } = useUser();
  const { mutateAsync } = useSignOut();

  async function signOut() {
    try {
      await mutateAsync();
    } catch (error) {
      toast({
        title: 'Still signed in',
        description: 'The server did not answer. Check your connection and sign out again.',
        variant: 'destructive',
      });
      throw error;
    }
  }

  return <SettingsDialog email={email} onSignOut={signOut} onClose={onClose} />;
}
