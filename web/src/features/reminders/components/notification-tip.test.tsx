import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Toaster } from '../../../ui/toaster.tsx';
import { NotificationTip } from './notification-tip.tsx';

const requestPermission = jest.fn<() => Promise<NotificationPermission>>();
const now = 1_795_000_000_000;
const kept = () => Object.fromEntries(Object.entries(localStorage));
const suppressed = { notification_tip_suppress_until: String(now + 2_592_000_000) };

function allow(permission: NotificationPermission) {
  Object.assign(window, { Notification: { permission, requestPermission } });
}

function show() {
  render(<Toaster />);
  render(<NotificationTip />);
}

const tip = () => screen.queryByRole('region', { name: 'Enable Notifications' });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  jest.useFakeTimers({ now });
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
  it.each([['Not Now'], ['Close']])('R4 %s only puts it off', (name) => {
    show();
    press(name);
    expect(tip()).toBeNull();
    expect(requestPermission).toHaveBeenCalledTimes(0);
    expect(kept()).toEqual(suppressed);
  });

  it('R4 Escape in it puts it off, elsewhere not', () => {
    show();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(tip()).not.toBeNull();
    fireEvent.keyDown(screen.getByRole('button', { name: 'Enable' }), { key: 'Escape' });
    expect(tip()).toBeNull();
    expect(kept()).toEqual(suppressed);
  });

  it('R4 Enable has the browser ask, once', () => {
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

  it.each(['granted', 'denied'] as const)('R4 does not come when the permission is %s', (permission) => {
    allow(permission);
    show();
    expect(tip()).toBeNull();
  });

  it('R4 does not come where the browser knows no notifications', () => {
    Reflect.deleteProperty(window, 'Notification');
    show();
    expect(tip()).toBeNull();
  });

  it('R4 waits for a dialog, and looks again before it comes', () => {
    const scrim = document.createElement('div');
    scrim.dataset['scrim'] = '';
    document.body.append(scrim);
    show();
    act(() => jest.advanceTimersByTime(60_000));
    expect(tip()).toBeNull();
    scrim.remove();
    act(() => jest.advanceTimersByTime(250));
    expect(tip()).not.toBeNull();
    cleanup();

    document.body.append(scrim);
    show();
    allow('denied');
    scrim.remove();
    act(() => jest.advanceTimersByTime(250));
    expect(tip()).toBeNull();
  });

  it('R4 goes when it is answered in another tab', () => {
    show();
    localStorage.setItem('notification_tip_suppress_until', String(now + 1000));
    fireEvent(window, new Event('storage'));
    expect(tip()).toBeNull();
  });

  it('R4 goes when the browser was told elsewhere', () => {
    show();
    allow('granted');
    fireEvent(document, new Event('visibilitychange'));
    expect(tip()).toBeNull();
  });
});
