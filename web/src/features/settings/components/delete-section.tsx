import { useState } from 'react';
import type { User } from '@printpartner/contracts/types';
import { PlainFailure } from '../../../platform/api/failure-text.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useDeleteAccount } from '../api/delete-account.ts';
import { SettingsSection } from './settings-section.tsx';
import { UnsavedWarning } from './unsaved-warning.tsx';

interface DeleteSectionProps {
  user: User;
  unsaved: readonly string[];
}

/** Deletes the account and all its data, after a confirmation. */
export function DeleteSection({ user, unsaved }: DeleteSectionProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <SettingsSection
      title="Delete Account"
      text="Permanently deletes your account and everything in it."
      action={
        <Button variant="outline" className="text-fail!" onClick={() => setAsking(true)}>
          Delete Account
        </Button>
      }
    >
      {isAsking && <DeleteQuestion user={user} unsaved={unsaved} onClose={() => setAsking(false)} />}
    </SettingsSection>
  );
}

function DeleteQuestion({ user, unsaved, onClose }: DeleteSectionProps & { onClose: () => void }) {
  const { mutateAsync } = useDeleteAccount();

  async function deleteAccount() {
    try {
      await mutateAsync(user.id);
    } catch (error) {
      const description =
        error instanceof PlainFailure ? error.message : 'Failed to delete account. Please try again.';
      toast({ title: 'Error', description, variant: 'destructive' });
      throw error;
    }
    toast({ title: 'Account Deleted', description: 'Your account has been permanently deleted.' });
  }

  return (
    <ConfirmDialog
      title="Delete Account"
      question={
        <>
          This deletes your account {user.email} with all projects, reminders and specifications, the order
          and colors of your tabs, and every session. This cannot be undone.
          <UnsavedWarning work={unsaved} />
        </>
      }
      confirmLabel="Delete Account"
      busyLabel="Deleting..."
      isDestructive
      onConfirm={deleteAccount}
      onClose={onClose}
    />
  );
}
