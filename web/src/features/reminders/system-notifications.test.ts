import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { Alert } from '@printpartner/contracts/types';
import { buildAlert } from '../../entities/alert/testing/build-alert.ts';
import { useNotifications } from './system-notifications.ts';

const standing = new Set<string>();
const raise = jest.fn<(body: string) => void>();

class FakeNotification extends EventTarget {
  static permission: NotificationPermission = 'granted';
  readonly body: string;
  constructor(_title: string, { body = '' }: NotificationOptions) {
    super();
    this.body = body;
    raise(body);
    standing.add(body);
  }
  close() {
    standing.delete(this.body);
  }
}

const alerts = ['First', 'Second'].map((message, at) =>
  buildAlert({ id: `${at}f0e7a52-6c5b-4f0f-9a52-0d9f3a1c2b3d`, message, project: null }),
);
const wait = (waiting: readonly Alert[]) =>
  renderHook(({ now }: { now: readonly Alert[] }) => useNotifications(now, 'maya'), {
    initialProps: { now: waiting },
  });

beforeEach(() => {
  Object.assign(window, { Notification: FakeNotification });
});

afterEach(() => {
  cleanup();
  FakeNotification.permission = 'granted';
  standing.clear();
  raise.mockClear();
});

describe('useNotifications', () => {
  it('R4 shows one notification per firing', async () => {
    const { rerender } = wait(alerts);
    rerender({ now: [...alerts] });
    await waitFor(() => expect(raise.mock.calls).toEqual([['First'], ['Second']]));
  });

  it('R2 closes each notification when its alert is seen elsewhere', async () => {
    const { rerender } = wait(alerts);
    await waitFor(() => expect(standing.size).toBe(2));
    rerender({ now: alerts.slice(1) });
    await waitFor(() => expect([...standing]).toEqual(['Second']));
    rerender({ now: [] });
    await waitFor(() => expect(standing.size).toBe(0));
  });

  it('R4 closes all notifications on unmount', async () => {
    const { unmount } = wait(alerts);
    await waitFor(() => expect(standing.size).toBe(2));
    unmount();
    await waitFor(() => expect(standing.size).toBe(0));
  });

  it.each(['default', 'denied'] as const)('R4 shows none when the permission is %s', async (permission) => {
    FakeNotification.permission = permission;
    wait(alerts);
    await Promise.resolve();
    expect(raise).toHaveBeenCalledTimes(0);
  });

  it('R4 without a worker, a browser that leaves notifications to workers shows none, and nothing fails', async () => {
    const log = jest.spyOn(console, 'warn').mockReturnValue();
    raise.mockImplementation(() => {
      throw new TypeError('Illegal constructor');
    });
    const { unmount } = wait(alerts);
    await waitFor(() => expect(log).toHaveBeenCalledTimes(2));
    unmount();
    raise.mockReset();
    log.mockRestore();
  });
});
