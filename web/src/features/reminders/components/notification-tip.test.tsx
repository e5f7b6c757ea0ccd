import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { upcomingAlertsQuery } from '../../../entities/alert/alert-queries.ts';
import { buildAlert } from '../../../entities/alert/testing/build-alert.ts';
import { openModal } from '../../../ui/modal-stack.ts';
import { Toaster } from '../../../ui/toaster.tsx';
import { NotificationTip } from './notification-tip.tsx';

const requestPermission = jest.fn<() => Promise<NotificationPermission>>();
const NOW = 1_795_000_000_000;
const kept = () => Object.fromEntries(Object.entries(localStorage));
const suppressed = { notification_tip_suppress_until: String(NOW + 2_592_000_000) };

function allow(permission: NotificationPermission) {
  Object.assign(window, { Notification: { permission, requestPermission } });
}

let queryClient = new QueryClient();

function setReminders(count: number) {
  queryClient.setQueryData(
    upcomingAlertsQuery.queryKey,
    Array.from({ length: count }, () => buildAlert()),
  );
}

/** Renders the tip for a user who has a reminder, and lets the time pass that it waits. */
function show() {
  setReminders(1);
  renderTip();
  act(() => jest.advanceTimersByTime(5000));
}

function renderTip() {
  render(<Toaster />);
  render(
    <QueryClientProvider client={queryClient}>
      <NotificationTip />
    </QueryClientProvider>,
  );
}

const tip = () => screen.queryByRole('region', { name: 'Enable Notifications' });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  jest.useFakeTimers({ now: NOW - 5000 });
  queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  allow('default');
  requestPermission.mockResolvedValue('granted');
});

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  localStorage.clear();
  requestPermission.mockReset();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('the notification tip', () => {
  it.each([['Not Now'], ['Close']])('R4 %s hides the tip for 30 days', (name) => {
    show();
    press(name);
    expect(tip()).toBeNull();
    expect(requestPermission).toHaveBeenCalledTimes(0);
    expect(kept()).toEqual(suppressed);
  });

  it('R4 the tip comes 5 s after the first reminder was set, and not before', () => {
    setReminders(0);
    renderTip();
    act(() => jest.advanceTimersByTime(60_000));
    expect(tip()).toBeNull();
    act(() => {
      setReminders(1);
      jest.advanceTimersByTime(0);
    });
    act(() => jest.advanceTimersByTime(4_900));
    expect(tip()).toBeNull();
    act(() => jest.advanceTimersByTime(200));
    expect(tip()).not.toBeNull();
    act(() => setReminders(0));
    expect(tip()).not.toBeNull();
  });

  it('R4 Escape hides the tip only while the focus is in it', () => {
    show();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(tip()).not.toBeNull();
    fireEvent.keyDown(screen.getByRole('button', { name: 'Enable' }), { key: 'Escape' });
    expect(tip()).toBeNull();
    expect(kept()).toEqual(suppressed);
  });

  it('R4 Enable makes the browser ask once', () => {
    show();
    press('Enable');
    expect(tip()).toBeNull();
    expect(requestPermission).toHaveBeenCalledTimes(1);
    expect(kept()).toEqual({ ...suppressed, notification_permission_requested: 'true' });
  });

  it('R4 a denial is only logged', async () => {
    const logged = jest.spyOn(console, 'info').mockImplementation(() => {});
    requestPermission.mockResolvedValue('denied');
    show();
    press('Enable');
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(logged).toHaveBeenCalledWith('Notifications stay off:', 'denied');
    expect(document.body.textContent).toBe('');
  });

  it.each(['granted', 'denied'] as const)(
    'R4 the tip is not shown when the permission is %s',
    (permission) => {
      allow(permission);
      show();
      expect(tip()).toBeNull();
    },
  );

  it('R4 the tip is not shown in browsers without notifications', () => {
    Reflect.deleteProperty(window, 'Notification');
    show();
    expect(tip()).toBeNull();
  });

  it('R4 the tip waits until no dialog is open, then checks again whether it is due', () => {
    const closeFirst = openModal();
    show();
    act(() => jest.advanceTimersByTime(60_000));
    expect(tip()).toBeNull();
    act(closeFirst);
    expect(tip()).not.toBeNull();
    cleanup();

    const closeSecond = openModal();
    show();
    allow('denied');
    act(closeSecond);
    expect(tip()).toBeNull();
  });

  it('R4 the tip closes when it is answered in another tab', () => {
    show();
    localStorage.setItem('notification_tip_suppress_until', String(NOW + 1000));
    fireEvent(window, new Event('storage'));
    expect(tip()).toBeNull();
  });

  it('R4 the tip closes when the permission changes elsewhere', () => {
    show();
    allow('granted');
    fireEvent(document, new Event('visibilitychange'));
    expect(tip()).toBeNull();
  });
});
