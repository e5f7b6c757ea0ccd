import { afterEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import '../../platform/testing/wait-longer.ts';
import { inSession } from '../../entities/session/testing/in-session.tsx';
import { currentToasts } from '../../ui/toast-store.ts';
import { dismissToast } from '../../ui/toast.tsx';
import { SignInForm, useSignInForm } from './components/sign-in-form.tsx';

const realFetch = globalThis.fetch;
afterEach(() => {
  cleanup();
  act(() => dismissToast());
  globalThis.fetch = realFetch;
});

function signInAnsweredWith(status: number, body: object, headers: Record<string, string> = {}) {
  const text = async () => JSON.stringify(body);
  const answer = { ok: status === 200, status, headers: new Headers(headers), text };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- jsdom has no Response
  globalThis.fetch = async () => answer as Response;
  const calls = { onForgot: jest.fn(), onAdvice: jest.fn() };
  const Form = () => <SignInForm form={useSignInForm()} isBack={false} {...calls} />;
  render(<Form />, inSession());
  for (const [label, value] of [
    ['Email', 'maya@example.com'],
    ['Password', 'password1'],
  ] as const)
    fireEvent.input(screen.getByLabelText(label), { target: { value } });
  const { form } = screen.getByLabelText<HTMLInputElement>('Email');
  if (form) fireEvent.submit(form);
  return calls;
}

it('A11 too many wrong passwords offer a link by email, to open on this device', async () => {
  const problem = { code: 'auth.too_many_wrong_passwords', detail: 'Too many attempts.', status: 429 };
  const { onForgot } = signInAnsweredWith(429, problem, { 'retry-after': '3600' });
  await screen.findByText(/open the link that we email to you on this device/);
  fireEvent.click(await screen.findByRole('button', { name: 'Email me a link' }));
  expect(onForgot).toHaveBeenCalledTimes(1);
});

it.each([
  ['wrong passwords alone', 401, 'auth.wrong_credentials', 'Invalid email or password.'],
  ['other limits', 429, 'request.rate_limited', 'Too many requests. Try again in a moment.'],
])('A11 %s offer no link', async (_, status, code, detail) => {
  signInAnsweredWith(status, { code, detail });
  await waitFor(() => expect(currentToasts().at(-1)).toMatchObject({ description: detail }));
  expect(screen.queryByRole('button', { name: 'Email me a link' })).toBeNull();
});

it('A11 a password that is easy to guess signs in, and leads to changing it', async () => {
  const user = { id: 'maya', email: 'maya@example.com' };
  const { onAdvice } = signInAnsweredWith(200, { success: true, user, passwordAdvice: 'guessable' });
  const advice = () => currentToasts().find(({ isOpen, action }) => isOpen && action);
  await waitFor(() => expect(advice()).toBeDefined());
  expect(advice()).toMatchObject({ title: 'Your password is easy to guess', durationMs: Infinity });
  advice()?.action?.onClick();
  expect(onAdvice).toHaveBeenCalledTimes(1);
});
