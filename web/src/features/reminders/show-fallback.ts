import type { Alert } from '@printpartner/contracts/types';
import { toast } from '../../ui/toast.tsx';
import { alertText, plainAlertText } from './alert-text.ts';

const fallbackToastMs = 8000;

/** When the pop-up cannot be had: a toast, else the browser's own box. @throws when even that does not show */
export function showFallback(alert: Alert): void {
  try {
    toast({ title: 'Reminder', description: alertText(alert), durationMs: fallbackToastMs });
  } catch {
    window.alert(plainAlertText(alert));
  }
}
