import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import '../../../platform/testing/wait-longer.ts';
import { estimateStrength } from './estimate-strength.ts';
import { NewPasswordField } from './new-password-field.tsx';
import type { StrengthQuestion } from './strength-questions.ts';

/** Runs the worker's code here: jsdom has no workers. */
class WorkerHere extends EventTarget {
  static created = 0;
  constructor() {
    super();
    WorkerHere.created += 1;
  }
  postMessage({ password, owner }: StrengthQuestion): void {
    const data = estimateStrength(password, owner);
    queueMicrotask(() => act(() => void this.dispatchEvent(new MessageEvent('message', { data }))));
  }
  terminate(): void {}
}

const realWorker = globalThis.Worker;
beforeAll(() => {
  globalThis.Worker = WorkerHere as unknown as typeof Worker;
});
afterAll(() => {
  globalThis.Worker = realWorker;
});
afterEach(cleanup);

const owner = () => ({ email: 'maya@example.com', firstName: 'Maya' });

function showField(error?: string) {
  render(<NewPasswordField label="Password" error={error} owner={owner} />);
  const box = screen.getByLabelText<HTMLInputElement>('Password');
  fireEvent.focus(box);
  return (value: string) => fireEvent.input(box, { target: { value } });
}

it('A11 what estimates a password is loaded on focus, not before', () => {
  WorkerHere.created = 0;
  const { rerender } = render(<NewPasswordField label="Password" error={undefined} owner={owner} />);
  expect(WorkerHere.created).toBe(0);
  const box = screen.getByLabelText('Password');
  fireEvent.focus(box);
  rerender(<NewPasswordField label="Password" error={undefined} owner={owner} />);
  fireEvent.blur(box);
  fireEvent.focus(box);
  expect(WorkerHere.created).toBe(1);
});

it.each([
  ['password1', /^This is one of the 10,000 most common passwords/],
  ['maya 2024', /^This is your own name or email address/],
  ['harbor12', /^Weak: easy to guess/],
  ['kiss-cut', /^Fair: a few more characters/],
  ['kiss-cut 14 pt', /^Strong$/],
])('A11 the hint for %j is announced politely, in words', async (password, words) => {
  const type = showField();
  type(password);
  const hint = await screen.findByText(words);
  expect(hint.closest('[aria-live="polite"]')).not.toBeNull();
});

it('A11 fast typing ends with the hint for the last password', async () => {
  const type = showField();
  for (const password of ['password', 'password1', 'kiss-cut 14', 'kiss-cut 14 pt']) type(password);
  expect(await screen.findByText('Strong')).toBeDefined();
});

it('A11 there is no hint below six characters, and none beside an error', async () => {
  const type = showField();
  type('kiss-cut 14 pt');
  await screen.findByText('Strong');
  type('kiss');
  expect(screen.queryByText('Strong')).toBeNull();
  cleanup();
  const typeAgain = showField('Password is required');
  typeAgain('kiss-cut 14 pt');
  await Promise.resolve();
  expect(screen.queryByText('Strong')).toBeNull();
});
