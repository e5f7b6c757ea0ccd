import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { User } from '@printpartner/contracts/types';
import { api, ApiError } from '../../../platform/api/client.ts';
import { PlainFailure } from '../../../platform/api/failure-text.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.tsx';
import { confirmPassword, isWrongPassword } from '../api/confirm-password.ts';
import {
  endSession,
  hasDeparted,
  markDeparted,
  markReturned,
} from '../../../entities/session/session-end.ts';
import { PasswordQuestion } from './password-question.tsx';
import { SettingsSection } from './settings-section.tsx';
import { UnsavedWarning } from './unsaved-warning.tsx';

interface DeleteSectionProps {
  user: User;
  unsaved: readonly string[];
}

/** Deletes the account and all its data, after a confirmation with the password. */
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

const FAILED = 'Failed to delete account. Please try again.';

/** Only a sentence that tells the user what to do replaces the general one. */
function failureOf(error: unknown): string {
  if (error instanceof PlainFailure) return error.message;
  return error instanceof ApiError && error.status === 429 ? (error.detail ?? FAILED) : FAILED;
}

function DeleteQuestion({ user, unsaved, onClose }: DeleteSectionProps & { onClose: () => void }) {
  const { mutateAsync } = useDeleteAccount();

  async function deleteAccount(password: string) {
    try {
      await mutateAsync({ userId: user.id, password });
    } catch (error) {
      if (isWrongPassword(error)) throw error;
      const description = failureOf(error);
      toast({ title: 'Error', description, variant: 'destructive' });
      throw error;
    }
    toast({ title: 'Account Deleted', description: 'Your account has been permanently deleted.' });
  }

  return (
    <PasswordQuestion
      email={user.email}
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

const unknown = new PlainFailure(
  'The server did not answer, so we don’t know whether your account was deleted. Check your connection and try again.',
);

interface Deletion {
  userId: string;
  password: string;
}

/**
 * Checks the password, deletes the account and signs out. If the answer is lost, the session shows whether it was
 * deleted.
 */
function useDeleteAccount() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ userId, password }: Deletion) => {
      const isSecondTry = hasDeparted(userId);
      try {
        await confirmPassword(password);
      } catch (error) {
        // The first try deleted the account, and its session.
        if (isSecondTry && isWithoutSession(error)) return;
        throw error;
      }
      // If a later call finds that the session has ended, this deletion ended it.
      markDeparted(userId);
      try {
        await api('DELETE /api/auth/delete-account');
      } catch (error) {
        const outcome = await outcomeOf(error, userId, isSecondTry);
        if (outcome === 'kept') markReturned(userId);
        if (outcome !== 'deleted') throw outcome === 'kept' ? error : unknown;
      }
    },
    onSuccess: () => endSession(queryClient, false),
  });
}

const isWithoutSession = (error: unknown): boolean =>
  error instanceof ApiError && error.problem?.code === 'auth.no_session';

type Outcome = 'deleted' | 'kept' | 'unknown';

async function outcomeOf(error: unknown, userId: string, isSecondTry: boolean): Promise<Outcome> {
  if (error instanceof ApiError && error.status < 500) {
    return isSecondTry && isWithoutSession(error) ? 'deleted' : 'kept';
  }
  try {
    const { user } = await api('GET /api/auth/session');
    if (!user) return 'deleted';
    return user.id === userId ? 'kept' : 'unknown';
  } catch {
    return 'unknown';
  }
}
