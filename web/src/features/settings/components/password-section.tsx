import { useEffect, useRef, useState } from 'react';
import type { User } from '@printpartner/contracts/types';
import { Button } from '../../../ui/button.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';
import { SettingsSection } from './settings-section.tsx';

/** The form is collapsed at first. */
export function PasswordSection({ user }: { user: User }) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    // Closing the form returns the focus to its button.
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  return (
    <SettingsSection
      title="Password"
      text="A new password signs out all your other devices."
      action={
        !isOpen && (
          <Button ref={opener} variant="outline" onClick={() => setOpen(true)}>
            Change Password
          </Button>
        )
      }
    >
      {isOpen && <ChangePasswordForm user={user} onClose={() => setOpen(false)} />}
    </SettingsSection>
  );
}
