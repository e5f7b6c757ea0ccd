import { useState } from 'react';
import { LogOut } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { SettingsSection } from './settings-section.tsx';
import { UnsavedWarning } from './unsaved-warning.tsx';

export interface SignOutSectionProps {
  /** What would be lost. */
  unsaved: readonly string[];
  /** Throws, having said why, when the user is still signed in. */
  onSignOut: (options: { everywhere: boolean }) => Promise<unknown>;
}

type Question = 'here' | 'everywhere';

/** Ends the session here, or all of them. */
export function SignOutSection({ unsaved, onSignOut }: SignOutSectionProps) {
  const [asking, ask] = useState<Question | null>(null);
  return (
    <SettingsSection
      title="Sign Out"
      text="Here, or on every device that is signed in to this account."
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
      {asking && (
        <SignOutQuestion
          isEverywhere={asking === 'everywhere'}
          unsaved={unsaved}
          onSignOut={onSignOut}
          onClose={() => ask(null)}
        />
      )}
    </SettingsSection>
  );
}

interface SignOutQuestionProps extends SignOutSectionProps {
  isEverywhere: boolean;
  onClose: () => void;
}

function SignOutQuestion({ isEverywhere, unsaved, onSignOut, onClose }: SignOutQuestionProps) {
  const label = isEverywhere ? 'Sign out everywhere' : 'Sign Out';
  return (
    <ConfirmDialog
      title={label}
      question={
        <>
          {isEverywhere
            ? 'Are you sure you want to sign out everywhere? This and every other device must sign in again.'
            : 'Are you sure you want to sign out?'}
          <UnsavedWarning work={unsaved} />
        </>
      }
      confirmLabel={label}
      busyLabel="Signing out..."
      onConfirm={() => onSignOut({ everywhere: isEverywhere })}
      onClose={onClose}
    />
  );
}
