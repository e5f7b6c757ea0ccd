import { describe, expect, it } from '@jest/globals';
import { changePasswordForm, forgotPasswordForm, signInForm, resetPasswordForm } from './account.ts';

const messagesOf = (result: { error?: { issues: { message: string }[] } }): string[] =>
  (result.error?.issues ?? []).map(({ message }) => message);

describe('account forms', () => {
  it('A2 asks for credentials when both email and password are missing', () => {
    expect(messagesOf(signInForm.safeParse({}))).toEqual([
      'You must provide either an email or phone number and a password',
    ]);
  });

  it('A4 names each missing field of a reset', () => {
    const empty = resetPasswordForm.safeParse({ email: 'maya@example.com', code: ' ', newPassword: '' });
    expect(messagesOf(empty)).toEqual(
      expect.arrayContaining(['Reset code is required', 'New password is required']),
    );
    expect(messagesOf(forgotPasswordForm.safeParse({ email: '' }))).toContain('Email is required');
  });

  it('A4 refuses an invalid address in the words of the reset screen', () => {
    const email = 'maya@';
    for (const refused of [forgotPasswordForm.safeParse({ email }), resetPasswordForm.safeParse({ email })])
      expect(messagesOf(refused)).toContain('Please enter a valid email address');
    expect(messagesOf(signInForm.safeParse({ email, password: 'kiss-cut' }))).toEqual([
      'Please enter a valid email',
    ]);
  });

  it('A4 trims a pasted code', () => {
    const form = resetPasswordForm.parse({
      email: ' Maya@Example.com',
      code: ' 123456 ',
      newPassword: 'kiss-cut',
    });
    expect(form).toEqual({ email: 'maya@example.com', code: '123456', newPassword: 'kiss-cut' });
  });

  it('A5 accepts an old password below the minimum length but not a new one', () => {
    expect(changePasswordForm.safeParse({ oldPassword: 'short', newPassword: 'kiss-cut' }).success).toBe(
      true,
    );
    expect(
      messagesOf(changePasswordForm.safeParse({ oldPassword: 'kiss-cut', newPassword: 'short' })),
    ).toEqual(['Password must be at least 6 characters']);
  });
});
