import { useEffect, type RefObject } from 'react';

export const LOCK_SWEEP_MS = 500;

const OPEN_DIALOG = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/** Every 500 ms while the tab is open, unlocks inputs that a closed dialog left locked. */
export function useLockSweep(form: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const timer = setInterval(() => form.current && unlockInputs(form.current), LOCK_SWEEP_MS);
    return () => clearInterval(timer);
  }, [form, isOpen]);
}

/** Removes pointer-events, inert, aria-hidden and disabled. Skipped while a dialog is open, whose locks are intended. */
function unlockInputs(form: HTMLElement): void {
  if (document.querySelector(OPEN_DIALOG)) return;
  for (let part: HTMLElement | null = form; part; part = part.parentElement) unlock(part);
  // No input of this form is ever disabled by its own code.
  for (const input of form.querySelectorAll<HTMLInputElement>('input, textarea')) {
    unlock(input);
    if (input.disabled) input.disabled = false;
  }
}

function unlock(part: HTMLElement): void {
  if (part.style.pointerEvents === 'none') part.style.removeProperty('pointer-events');
  if (part.hasAttribute('inert')) part.removeAttribute('inert');
  if (part.getAttribute('aria-hidden') !== 'true') return;
  part.removeAttribute('aria-hidden');
  part.removeAttribute('data-aria-hidden');
}
