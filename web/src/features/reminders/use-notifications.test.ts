import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, renderHook } from '@testing-library/react';
import type { Alert } from '@printpartner/contracts/types';
import { buildAlert } from '../../entities/alert/testing/build-alert.ts';
import { useNotifications } from './use-notifications.ts';

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
  renderHook(({ now }: { now: readonly Alert[] }) => useNotifications(now), {
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
  it('R4 shows one notification per firing', () => {
    const { rerender } = wait(alerts);
    rerender({ now: [...alerts] });
    expect(raise.mock.calls).toEqual([['First'], ['Second']]);
  });

  it('R2 closes each notification when its alert is seen elsewhere', () => {
    const { rerender } = wait(alerts);
    rerender({ now: alerts.slice(1) });
    expect([...standing]).toEqual(['Second']);
    rerender({ now: [] });
    expect(standing.size).toBe(0);
  });

  it('R4 closes all notifications on unmount', () => {
    wait(alerts).unmount();
    expect(standing.size).toBe(0);
  });

  it.each(['default', 'denied'] as const)('R4 shows none when the permission is %s', (permission) => {
    FakeNotification.permission = permission;
    wait(alerts);
    expect(raise).toHaveBeenCalledTimes(0);
  });
});
