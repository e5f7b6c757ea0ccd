import { useEffect, type RefObject } from 'react';
import { freeInputs } from './input-locks.ts';

export const lockSweepMs = 500;

/** While the tab is open, frees twice a second what a closed dialog left locked. */
export function useLockSweep(form: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const timer = setInterval(() => form.current && freeInputs(form.current), lockSweepMs);
    return () => clearInterval(timer);
  }, [form, isOpen]);
}
