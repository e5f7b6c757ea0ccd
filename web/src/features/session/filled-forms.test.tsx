import { afterEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { inSession } from '../../entities/session/testing/in-session.tsx';
import { answerCalls } from '../../platform/api/testing/answer-calls.ts';
import { dismissToast } from '../../ui/toast.tsx';
import { CreateAccountForm, useCreateAccountForm } from './components/create-account-form.tsx';
import { ResetForm } from './components/reset-form.tsx';
import { ResetRequestForm } from './components/forgot-password.tsx';
import { SignInForm, useSignInForm } from './components/sign-in-form.tsx';

const realFetch = globalThis.fetch;
afterEach(() => {
  cleanup();
  act(() => dismissToast());
  globalThis.fetch = realFetch;
});

const EMAIL = 'maya@example.com';
const PASSWORD = 'kiss-cut 14 pt';
const ignore = () => undefined;
const ignoreLater = async () => undefined;
const SignIn = () => <SignInForm form={useSignInForm()} isBack={false} onForgot={ignore} onAdvice={ignore} />;
const CreateAccount = () => <CreateAccountForm form={useCreateAccountForm()} />;
const Reset = () => (
  <ResetForm sent={{ email: EMAIL, resetCode: undefined }} onResend={ignoreLater} onDone={ignore} />
);

/** Fills boxes as a password manager may, without an event, and submits their form. */
function fillAndSubmit(boxes: Readonly<Record<string, string>>) {
  let form: HTMLFormElement | null = null;
  for (const [label, value] of Object.entries(boxes)) {
    const box = screen.getByLabelText<HTMLInputElement>(label);
    box.value = value;
    ({ form } = box);
  }
  if (form) fireEvent.submit(form);
}

it.each([
  ['A2', 'Sign In', SignIn, { Email: EMAIL, Password: PASSWORD }],
  ['A3', 'Create Account', CreateAccount, { Email: EMAIL, Password: PASSWORD, 'Confirm password': PASSWORD }],
  [
    'A4',
    'Reset Password',
    Reset,
    { 'Reset code': '123456', 'New password': PASSWORD, 'Confirm password': PASSWORD },
  ],
])('%s %s sends what a password manager filled in without an event', async (_id, _name, Form, boxes) => {
  const calls = answerCalls(() => ({ user: null }));
  render(<Form />, inSession());
  fillAndSubmit(boxes);
  await waitFor(() => expect(calls).toHaveLength(1));
  for (const value of Object.values(boxes)) expect(calls[0]).toContain(value);
});

it('A4 Send Reset Code takes the address that a password manager filled in without an event', async () => {
  const onSubmit = jest.fn<(email: string) => Promise<void>>(ignoreLater);
  render(<ResetRequestForm email="" onSubmit={onSubmit} />);
  fillAndSubmit({ Email: EMAIL });
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith(EMAIL));
});
