import type { Alert } from '@printpartner/contracts/types';
import { toast } from '../../ui/toast.tsx';
import { alertText, plainAlertText } from './alert-text.ts';

const FALLBACK_TOAST_MS = 8000;

/** Shows the alert when the pop-up can't: as a toast, else with `window.alert`. Throws if that fails too. */
export function showFallback(alert: Alert): void {
  try {
    toast({ title: 'Reminder', description: alertText(alert), durationMs: FALLBACK_TOAST_MS });
  } catch {
    window.alert(plainAlertText(alert));
  }
}
