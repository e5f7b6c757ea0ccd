import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { ReminderHelpSection } from './components/reminder-help-section.tsx';

/** Answers its question with `answer`. */
function fakeNotifications(permission: NotificationPermission, answer: NotificationPermission) {
  const fake = {
    permission,
    requestPermission: jest.fn(async () => (fake.permission = answer)),
  };
  Object.assign(globalThis, { Notification: fake });
  return fake;
}

beforeEach(() => void jest.spyOn(console, 'info').mockImplementation(() => {}));
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'Notification');
});

test('R4 notifications can be turned on in Settings, and the answer shows at once', async () => {
  const { requestPermission } = fakeNotifications('default', 'granted');
  render(<ReminderHelpSection />);
  fireEvent.click(screen.getByRole('button', { name: 'Turn on notifications' }));
  expect(await screen.findByText('Notifications are on in this browser.')).toBeTruthy();
  expect(requestPermission).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('button')).toBeNull();
});

test('R4 a refusal shows how to allow notifications later', async () => {
  fakeNotifications('default', 'denied');
  render(<ReminderHelpSection />);
  fireEvent.click(screen.getByRole('button', { name: 'Turn on notifications' }));
  expect(await screen.findByText(/This browser blocks notifications/)).toBeTruthy();
});
