import { describe, expect, it } from '@jest/globals';
import { createAccountForm, type CreateAccountInput } from './create-account-form.ts';

const filled: CreateAccountInput = {
  firstName: '',
  lastName: '',
  email: ' Maya@Example.com ',
  password: 'kiss-cut',
  confirmPassword: 'kiss-cut',
};

function messagesOf(changes: Partial<CreateAccountInput>): Record<string, string> {
  const { error } = createAccountForm.safeParse({ ...filled, ...changes });
  // A field shows its first message.
  const firstLast = (error?.issues ?? []).toReversed();
  return Object.fromEntries(firstLast.map((issue) => [issue.path.join('.'), issue.message]));
}

describe('create account form', () => {
  it('A3 takes a form without names', () => {
    expect(createAccountForm.parse(filled)).toMatchObject({ email: 'maya@example.com', firstName: null });
  });

  it('A3 says what is missing', () => {
    expect(messagesOf({ email: '', password: '', confirmPassword: '' })).toEqual({
      email: 'Email is required',
      password: 'Password is required',
      confirmPassword: 'Please confirm your password',
    });
  });

  it('A3 says what is wrong', () => {
    expect(messagesOf({ email: 'maya@', password: 'short', confirmPassword: 'short' })).toEqual({
      email: 'Please enter a valid email',
      password: 'Password must be at least 6 characters',
    });
  });

  it('A3 compares the passwords even while the e-mail is wrong', () => {
    expect(messagesOf({ email: '', confirmPassword: 'kiss-cup' })).toEqual({
      email: 'Email is required',
      confirmPassword: 'Passwords do not match',
    });
  });

  it('A3 takes the same letters typed on two keyboards for the same password', () => {
    expect(messagesOf({ password: 'p\u00e4ssword', confirmPassword: 'pa\u0308ssword' })).toEqual({});
  });
});
