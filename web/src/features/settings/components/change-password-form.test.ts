import { describe, expect, it } from '@jest/globals';
import { changePasswordForm, type ChangePasswordInput } from './change-password-form.tsx';

const filled: ChangePasswordInput = {
  oldPassword: 'old',
  newPassword: 'kiss-cut',
  confirmPassword: 'kiss-cut',
};

function messagesOf(changes: Partial<ChangePasswordInput>): Record<string, string> {
  const { error } = changePasswordForm.safeParse({ ...filled, ...changes });
  // The form shows a field's first message.
  const firstLast = (error?.issues ?? []).toReversed();
  return Object.fromEntries(firstLast.map((issue) => [issue.path.join('.'), issue.message]));
}

describe('change password form', () => {
  it('A5 missing fields have errors', () => {
    expect(messagesOf({ oldPassword: '', newPassword: '', confirmPassword: '' })).toEqual({
      oldPassword: 'Current password is required',
      newPassword: 'New password is required',
      confirmPassword: 'Please confirm your password',
    });
  });

  it('A5 only the new password needs 6 characters, and both must match', () => {
    expect(messagesOf({})).toEqual({});
    expect(messagesOf({ newPassword: 'short', confirmPassword: 'shirt' })).toEqual({
      newPassword: 'Password must be at least 6 characters',
      confirmPassword: 'Passwords do not match',
    });
  });
});
