import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { buildAlert } from '../../../entities/alert/testing/build-alert.ts';
import { inSession } from '../../../entities/session/testing/in-session.tsx';
import { answerCalls } from '../../../platform/api/testing/answer-calls.ts';
import { SnoozeForm } from './snooze-form.tsx';

const realFetch = globalThis.fetch;
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  globalThis.fetch = realFetch;
});

/** The form without a connection. Reconnecting is reported, but calls go on failing. */
function showOffline() {
  answerCalls(() => {
    throw new TypeError('Failed to fetch');
  });
  const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(<SnoozeForm alert={buildAlert()} onHandled={() => {}} />, inSession());
  return {
    reconnect: () => {
      isOnline.mockReturnValue(true);
      fireEvent(window, new Event('online'));
    },
  };
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const dateField = () => screen.getByLabelText('Snooze date');
const isMarked = (field: HTMLElement) => field.getAttribute('aria-invalid') === 'true';

describe('a snooze that fails', () => {
  it('R3 says so above the fields for a shortcut, without marking them, and whether the device is offline', async () => {
    const { reconnect } = showOffline();
    press('In 1 hour');
    const message = await screen.findByText('You’re offline. The snooze wasn’t saved.');
    expect(message.compareDocumentPosition(dateField())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(isMarked(dateField())).toBe(false);
    reconnect();
    expect(message.textContent).toBe('The snooze wasn’t saved. Try again.');
  });

  it('R3 says so below the fields for a typed time, and marks them only if the time is the cause', async () => {
    showOffline();
    fireEvent.change(dateField(), { target: { value: '2099-01-05' } });
    press(/^Save Snooze/);
    const message = await screen.findByText('You’re offline. The snooze wasn’t saved.');
    expect(message.compareDocumentPosition(dateField())).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    expect(isMarked(dateField())).toBe(false);
    fireEvent.change(dateField(), { target: { value: '2020-01-06' } });
    press(/^Save Snooze/);
    await screen.findByText('Choose a future date and time.');
    expect(isMarked(dateField())).toBe(true);
  });
});
