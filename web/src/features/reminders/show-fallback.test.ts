import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { ToastOptions } from '../../ui/toast.tsx';
import { buildAlert } from '../../entities/alert/testing/build-alert.ts';

const toast = jest.fn<(options: ToastOptions) => void>();
jest.unstable_mockModule('../../ui/toast.tsx', () => ({ toast }));
const { showFallback } = await import('./reminder-toasts.ts');
const browserAlert = jest.spyOn(window, 'alert').mockImplementation(() => {});

afterEach(() => {
  toast.mockReset();
  browserAlert.mockClear();
});

describe('showFallback', () => {
  it('R3 shows the reminder in a toast for 8 s', () => {
    showFallback(buildAlert());
    const [shown] = toast.mock.calls[0] ?? [];
    expect(shown).toMatchObject({ title: 'Reminder', durationMs: 8000 });
    expect(shown?.description).toContain('Approve hard proof with Dana before 2 PM');
    expect(browserAlert).toHaveBeenCalledTimes(0);
  });

  it('R3 uses window.alert when the toast fails', () => {
    toast.mockImplementation(() => {
      throw new Error('No toasts here');
    });
    showFallback(buildAlert());
    expect(browserAlert).toHaveBeenCalledWith(
      'Follow-up: Lakeview Arts — Harbor Season Program\nDue: Nov 24, 2026\nApprove hard proof with Dana before 2 PM',
    );
  });
});
