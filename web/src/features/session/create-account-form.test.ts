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
  // The form shows a field's first message.
  const firstLast = (error?.issues ?? []).toReversed();
  return Object.fromEntries(firstLast.map((issue) => [issue.path.join('.'), issue.message]));
}

describe('create account form', () => {
  it('A3 the names are optional', () => {
    expect(createAccountForm.parse(filled)).toMatchObject({ email: 'maya@example.com', firstName: null });
  });

  it('A3 missing fields have errors', () => {
    expect(messagesOf({ email: '', password: '', confirmPassword: '' })).toEqual({
      email: 'Email is required',
      password: 'Password is required',
      confirmPassword: 'Please confirm your password',
    });
  });

  it('A3 invalid fields have errors', () => {
    expect(messagesOf({ email: 'maya@', password: 'short', confirmPassword: 'short' })).toEqual({
      email: 'Please enter a valid email',
      password: 'Password must be at least 6 characters',
    });
  });

  it('A3 the passwords are compared even if the email is invalid', () => {
    expect(messagesOf({ email: '', confirmPassword: 'kiss-cup' })).toEqual({
      email: 'Email is required',
      confirmPassword: 'Passwords do not match',
    });
  });

  it('A3 passwords with differently encoded letters match', () => {
    expect(messagesOf({ password: 'p\u00e4ssword', confirmPassword: 'pa\u0308ssword' })).toEqual({});
  });
});
