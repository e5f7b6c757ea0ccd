import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { zodResolver } from '@hookform/resolvers/zod';
import { submitBoxes } from '../../../entities/session/read-boxes.ts';
import { failureText } from '../../../platform/api/failure-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Field, PasswordInput } from '../../../ui/field.tsx';
import { toast } from '../../../ui/toast.tsx';
import { isWrongPassword } from '../api/check-password.ts';
import { useChangePassword } from '../api/change-password.ts';
import { changePasswordForm } from '../change-password-form.ts';

interface ChangePasswordFormProps {
  email: string;
  onClose: () => void;
}

export function ChangePasswordForm({ email, onClose }: ChangePasswordFormProps) {
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
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <Field label="Current password" error={errors.oldPassword?.message}>
        <PasswordInput autoComplete="current-password" {...register('oldPassword')} />
      </Field>
      <Field label="New password" hint="6 characters or more" error={errors.newPassword?.message}>
        <PasswordInput autoComplete="new-password" {...register('newPassword')} />
      </Field>
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
