import { useState } from 'react';
import { CloudUpload, LogOut } from 'lucide-react';
import { useSignOut } from '../../../entities/session/sign-out.ts';
import { failureText } from '../../../platform/api/failure-text.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { toast } from '../../../ui/toast.tsx';
import { pendingText, usePendingWrites } from '../../../platform/outbox/pending-writes.ts';
import { SettingsSection } from './settings-section.tsx';
import { UnsavedWarning } from './unsaved-warning.tsx';

const NO_ANSWER = 'The server did not answer. Check your connection and sign out again.';
const UNKNOWN = 'Your data was removed here. The session ends when this browser reaches the server again.';

type Question = 'here' | 'everywhere';

/** Ends this session or all of the user's sessions. `unsaved` describes what would be lost. */
export function SignOutSection({ unsaved }: { unsaved: readonly string[] }) {
  const [asking, ask] = useState<Question | null>(null);
  return (
    <SettingsSection
      title="Sign Out"
      text="On this device, or on every device signed in to this account."
      action={
        <>
          <Button
            variant="outline"
            icon={<LogOut size={16} strokeWidth={1.6} aria-hidden />}
            onClick={() => ask('here')}
          >
            Sign Out
          </Button>
          <Button variant="outline" onClick={() => ask('everywhere')}>
            Sign out everywhere
          </Button>
        </>
      }
    >
      <PendingWritesNote />
      {asking && (
        <SignOutQuestion isEverywhere={asking === 'everywhere'} unsaved={unsaved} onClose={() => ask(null)} />
      )}
    </SettingsSection>
  );
}

interface SignOutQuestionProps {
  unsaved: readonly string[];
  isEverywhere: boolean;
  onClose: () => void;
}

function SignOutQuestion({ isEverywhere, unsaved, onClose }: SignOutQuestionProps) {
  const { mutateAsync } = useSignOut();

  async function signOut() {
    try {
      const { isKnown } = await mutateAsync({ everywhere: isEverywhere });
      if (!isKnown) toast({ title: 'Signed out on this device', description: UNKNOWN });
    } catch (error) {
      const description = failureText(error, NO_ANSWER, NO_ANSWER);
      toast({ title: 'Still signed in', description, variant: 'destructive' });
      throw error;
    }
  }

  const label = isEverywhere ? 'Sign out everywhere' : 'Sign Out';
  return (
    <ConfirmDialog
      title={label}
      question={
        <>
          {isEverywhere
            ? 'Are you sure you want to sign out everywhere? You’ll have to sign in again on this and every other device.'
            : 'Are you sure you want to sign out?'}
          <UnsavedWarning work={unsaved} />
        </>
      }
      confirmLabel={label}
      busyLabel="Signing out..."
      onConfirm={signOut}
      onClose={onClose}
    />
  );
}

/** How many changes of the user wait on this device, and which; nothing while none does. */
function PendingWritesNote() {
  const pending = usePendingWrites();
  const text = pendingText(pending);
  return (
    // A live region is announced only if it was there before its content.
    <output className="type-note block text-ink-2">
      {text && (
        <>
          <CloudUpload size={15} strokeWidth={1.6} className="mr-1.5 inline-block align-[-2px]" aria-hidden />
          {text}: {new Intl.ListFormat('en-US').format(pending.titles)}.
        </>
      )}
    </output>
  );
}
