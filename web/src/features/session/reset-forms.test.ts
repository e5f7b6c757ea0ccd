import { describe, expect, it } from '@jest/globals';
import { codeDigits } from './components/reset-form.tsx';
import { resetForm, resetRequestForm, type ResetInput } from './reset-forms.ts';

const filled: ResetInput = { code: '012345', newPassword: 'kiss-cut', confirmPassword: 'kiss-cut' };

interface Result {
  error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined;
}

function messagesOf({ error }: Result): Record<string, string> {
  // The form shows a field's first message.
  const firstLast = (error?.issues ?? []).toReversed();
  return Object.fromEntries(firstLast.map((issue) => [issue.path.join('.'), issue.message]));
}

describe('forgot password', () => {
  it('A4 the address has the documented errors', () => {
    expect(messagesOf(resetRequestForm.safeParse({ email: ' ' }))).toEqual({ email: 'Email is required' });
    for (const email of ['maya', 'maya@', `${'m'.repeat(250)}@example.com`]) {
      expect(messagesOf(resetRequestForm.safeParse({ email }))).toEqual({
        email: 'Please enter a valid email address',
      });
    }
    expect(resetRequestForm.parse({ email: ' Maya@Example.com ' })).toEqual({ email: 'maya@example.com' });
  });

  it('A4 missing and invalid passwords have errors', () => {
    expect(messagesOf(resetForm.safeParse({ code: '', newPassword: '', confirmPassword: '' }))).toEqual({
      code: 'Reset code is required',
      newPassword: 'New password is required',
      confirmPassword: 'Please confirm your password',
    });
    const short = { ...filled, newPassword: 'short', confirmPassword: 'short' };
    expect(messagesOf(resetForm.safeParse(short))).toEqual({
      newPassword: 'Password must be at least 6 characters',
    });
  });

  it('A4 the passwords are compared even if the code is missing', () => {
    expect(messagesOf(resetForm.safeParse({ ...filled, code: '', confirmPassword: 'kiss-cup' }))).toEqual({
      code: 'Reset code is required',
      confirmPassword: 'Passwords do not match',
    });
  });

  it.each(['123456', ' 123456', '123 456', '123-456\n', '1234567'])(
    'A4 codeDigits reads the code in %j',
    (pasted) => {
      expect(codeDigits(pasted)).toBe('123456');
    },
  );

  it('A4 leading zeros of a code are kept', () => {
    expect(resetForm.parse({ ...filled, code: ' 012345 ' }).code).toBe('012345');
  });
});
