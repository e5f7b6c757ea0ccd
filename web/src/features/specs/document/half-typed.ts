import type { SpecKey } from '@printpartner/contracts/spec-fields';
import { specKeys } from '@printpartner/spec-sheet/fields';

/**
 * Dates with missing parts, or with a year of fewer than four digits, which browsers read as 0001 to 0999. Saving them
 * now would clear the stored date or store a wrong one.
 */
export function halfTypedKeys(inputs: HTMLElement | null): SpecKey[] {
  const dates = [...(inputs?.querySelectorAll<HTMLInputElement>('input[type="date"]') ?? [])];
  const names = new Set(dates.filter(isHalfTyped).map(({ name }) => name));
  return specKeys.filter((key) => names.has(key));
}

export function isHalfTyped({ value, validity }: HTMLInputElement): boolean {
  return validity.badInput || value.startsWith('0');
}

/** What to show at a half-typed date; undefined if the input is complete. */
export function finishError(input: HTMLInputElement): string | undefined {
  if (!isHalfTyped(input)) return undefined;
  return input.value === '' ? 'Finish this date' : 'Enter all four digits of the year, such as 2027';
}
