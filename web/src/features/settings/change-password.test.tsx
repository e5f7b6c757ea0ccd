import { afterEach, expect, it } from '@jest/globals';
import { act, cleanup, renderHook } from '@testing-library/react';
import { advisePasswordChange } from '../../entities/session/password-advice.ts';
import { inSession } from '../../entities/session/testing/in-session.tsx';
import { currentToasts } from '../../ui/toast-store.ts';
import { useChangePassword } from './components/change-password-form.tsx';

const realFetch = globalThis.fetch;
afterEach(() => {
  cleanup();
  globalThis.fetch = realFetch;
});

it.each([
  [422, true],
  [200, false],
])(
  'A11 the advice to change the password goes with the change: answer %i, still there: %s',
  async (status, stays) => {
    const text = async () => '{}';
    const answer = { ok: status === 200, status, statusText: '', headers: new Headers(), text };
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- jsdom has no Response
    globalThis.fetch = async () => answer as Response;
    advisePasswordChange(() => {});
    const { result } = renderHook(() => useChangePassword(), inSession());
    const change = { oldPassword: 'password1', newPassword: 'wire-o 9/16' };
    await act(() => result.current.mutateAsync(change).catch(() => null));
    expect(currentToasts().at(-1)?.isOpen).toBe(stays);
  },
);
