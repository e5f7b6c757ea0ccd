import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { Alert } from '@printpartner/contracts/types';
import { buildAlert } from '../../../entities/alert/testing/build-alert.ts';
import { inSession } from '../../../entities/session/testing/in-session.tsx';
import { answerCalls } from '../../../platform/api/testing/answer-calls.ts';
import { ReminderPopup } from './reminder-popup.tsx';

const [onClose, onHandled] = [jest.fn(), jest.fn()];
const realFetch = globalThis.fetch;

beforeEach(() => {
  jest.useFakeTimers();
  onClose.mockReset();
  onHandled.mockReset();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  globalThis.fetch = realFetch;
});

function show(changes: Partial<Alert> = {}) {
  const { wrapper } = inSession();
  const [onShown, onOpenProject] = [jest.fn(), jest.fn(() => {})];
  render(<ReminderPopup alert={buildAlert(changes)} {...{ onShown, onHandled, onOpenProject, onClose }} />, {
    wrapper,
  });
  // Clicks outside count from the next turn.
  act(() => jest.advanceTimersByTime(1));
}

const pressEscape = () => fireEvent.keyDown(document.body, { key: 'Escape' });
function clickOutside() {
  const backdrop = document.querySelector('[data-scrim]') ?? document.body;
  // jsdom has no PointerEvent.
  fireEvent(backdrop, new MouseEvent('pointerdown', { bubbles: true }));
  fireEvent.click(backdrop);
}

describe('the reminder pop-up', () => {
  it.each([
    ['Escape', pressEscape],
    ['a click outside', clickOutside],
  ])('R3 %s closes the pop-up, but not in the first second', (_, dismiss) => {
    show();
    dismiss();
    act(() => jest.advanceTimersByTime(998));
    dismiss();
    expect(onClose).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(1));
    dismiss();
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('R3 no button has the focus while the pop-up opens, which a space that was meant for a field would press', () => {
    const focused: (Element | null)[] = [];
    const note = () => focused.push(document.activeElement);
    document.addEventListener('focusin', note);
    show();
    act(() => jest.advanceTimersByTime(100));
    document.removeEventListener('focusin', note);
    expect(focused.map((element) => element?.tagName)).toEqual(['DIV']);
    expect(document.activeElement?.textContent).toContain('Approve hard proof');
  });

  it('R3 the close button closes the pop-up at once', () => {
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('R3 omits what the project does not have, and says Reminder without a message', () => {
    const { project } = buildAlert();
    if (!project) throw new Error('The alert has no project');
    const bare = { client_name: '', estimate_number: '', due_date: '', status: '' };
    show({ message: ' ', project: { ...project, ...bare, project_name: 'Seed packet set' } });
    expect(screen.queryByText('Seed packet set')).not.toBeNull();
    expect(screen.queryByText('Reminder')).not.toBeNull();
    for (const text of ['Est. #', 'Due:', '—'])
      expect(screen.getByRole('dialog').textContent).not.toContain(text);
  });

  it('R3 without its project says so, and can still be snoozed', async () => {
    const calls = answerCalls(() => buildAlert({ project: null }));
    show({ project: null });
    expect(screen.queryByText('Approve hard proof with Dana before 2 PM')).not.toBeNull();
    for (const name of [/^Open Project/, /^Mark Done/]) {
      const button = screen.getByRole<HTMLButtonElement>('button', { name, description: /did not load/ });
      expect(button.disabled).toBe(true);
    }
    fireEvent.click(screen.getByRole('button', { name: 'Tomorrow, 9 AM' }));
    await act(() => jest.advanceTimersByTimeAsync(1));
    const { id } = buildAlert();
    expect(calls).toEqual([expect.stringContaining(`POST /api/alerts/${id}/snooze`)]);
    expect(onHandled).toHaveBeenCalledTimes(1);
  });

  it('R5 a test alert without a project only offers OK', () => {
    const message = 'Test alert: your reminders will appear here.';
    show({ alert_type: 'smoke-test', message, project_id: null, project: null });
    expect(screen.queryByText(message)).not.toBeNull();
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['', 'OK']);
    expect(screen.getByRole('dialog').textContent).not.toContain('The project was deleted');
    fireEvent.click(screen.getByRole('button', { name: 'OK' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
