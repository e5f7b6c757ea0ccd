const FINISH_DATE = 'Finish this date';
const FINISH_TIME = 'Finish this time';
const FINISH_YEAR = 'Enter all four digits of the year, such as 2027';

/**
 * Date and time inputs with missing parts, or with a year of fewer than four digits, which browsers read as 0001 to
 * 0999. Saving them now would clear the stored value or store a wrong date.
 *
 * @param form null while there is no screen
 */
export function halfTypedInputs(form: HTMLElement | null): HTMLInputElement[] {
  const inputs = form?.querySelectorAll<HTMLInputElement>('input[type="date"], input[type="time"]') ?? [];
  return [...inputs].filter((input) => finishText(input) !== undefined);
}

/** What to show at a half-typed input; undefined if it is complete. */
export function finishText({ type, value, validity }: HTMLInputElement): string | undefined {
  if (type === 'date' && value.startsWith('0')) return FINISH_YEAR;
  if (!validity.badInput) return undefined;
  if (type === 'time') return FINISH_TIME;
  return value === '' ? FINISH_DATE : FINISH_YEAR;
}

/** Whether a field is held back because of its input. That tells when it is finished, so the text itself doesn't count. */
export const isFinishText = (text: string | undefined): boolean =>
  text === FINISH_DATE || text === FINISH_TIME || text === FINISH_YEAR;
