import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { User } from '@printpartner/contracts/types';
import { changePasswordForm as contractForm } from '@printpartner/contracts';
import { isGuessable } from '../../../entities/session/new-password/is-guessable.ts';
import { NewPasswordField } from '../../../entities/session/new-password/new-password-field.tsx';
import { submitBoxes } from '../../../entities/session/read-boxes.ts';
import { failureText } from '../../../platform/api/failure-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Field, PasswordInput } from '../../../ui/field.tsx';
import { toast } from '../../../ui/toast.tsx';
import { isWrongPassword } from '../api/confirm-password.ts';
import { dropPasswordAdvice } from '../../../entities/session/password-advice.ts';
import { api } from '../../../platform/api/client.ts';
import { refreshSecurity } from '../api/security.ts';
import { confirmPassword, isSamePassword, mismatch } from '../../../entities/session/confirm-password.ts';

interface ChangePasswordFormProps {
  user: User;
  onClose: () => void;
}

export function ChangePasswordForm({ user, onClose }: ChangePasswordFormProps) {
  const { mutateAsync } = useChangePassword();
  const form = useForm({
    resolver: zodResolver(changePasswordForm),
    defaultValues: { oldPassword: '', newPassword: '', confirmPassword: '' },
  });
  const { register, handleSubmit, setError, setFocus, formState } = form;
  const { errors, isSubmitting } = formState;
  useEffect(() => setFocus('oldPassword'), [setFocus]);

  const submit = handleSubmit(async ({ oldPassword, newPassword }) => {
    try {
      await mutateAsync({ oldPassword, newPassword });
      toast({ title: 'Password changed', description: 'Your other devices have been signed out.' });
      onClose();
    } catch (error) {
      const description = failureText(error, 'Password change failed. Please try again.');
      toast({ title: 'Password not changed', description, variant: 'destructive' });
      if (isGuessable(error)) setError('newPassword', { message: description }, { shouldFocus: true });
      if (isWrongPassword(error)) setError('oldPassword', { message: description }, { shouldFocus: true });
    }
  });

  return (
    <form
      noValidate
      aria-label="Change Password"
      onSubmit={submitBoxes(form, submit)}
      className="mt-4 grid gap-4"
    >
      {/* Password managers store the new password under this name. */}
      <input type="email" autoComplete="username" value={user.email} readOnly hidden />
      <Field label="Current password" error={errors.oldPassword?.message}>
        <PasswordInput autoComplete="current-password" {...register('oldPassword')} />
      </Field>
      <NewPasswordField
        label="New password"
        error={errors.newPassword?.message}
        owner={() => user}
        {...register('newPassword')}
      />
      <Field label="Confirm password" error={errors.confirmPassword?.message}>
        <PasswordInput autoComplete="new-password" {...register('confirmPassword')} />
      </Field>
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="outline" disabled={isSubmitting} onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" busy={isSubmitting} busyLabel="Changing...">
          Change Password
        </Button>
      </div>
    </form>
  );
}

interface PasswordChange {
  oldPassword: string;
  newPassword: string;
}

/** Sets a new password and ends all the user's other sessions. */
export function useChangePassword() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: PasswordChange) => api('POST /api/auth/change-password', { body }),
    onSuccess: dropPasswordAdvice,
    onSettled: () => refreshSecurity(queryClient),
  });
}

/** The contract's form plus the repeated new password. */
export const changePasswordForm = contractForm
  .extend({ confirmPassword })
  .refine((form) => isSamePassword(form.newPassword, form.confirmPassword), mismatch('newPassword'));

export type ChangePasswordInput = z.input<typeof changePasswordForm>;
