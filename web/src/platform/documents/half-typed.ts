const FINISH_DATE = 'Finish this date';
const FINISH_TIME = 'Finish this time';
const FINISH_YEAR = 'Enter all four digits of the year, such as 2027';
/** What an input asks for whose text is no figure. */
export const FINISH_AMOUNT = 'Enter an amount, such as 1,850.00';
export const FINISH_NUMBER = 'Enter a number, such as 0.125';
const finishTexts = new Set<string | undefined>([
  FINISH_DATE,
  FINISH_TIME,
  FINISH_YEAR,
  FINISH_AMOUNT,
  FINISH_NUMBER,
]);

/** Inputs that may hold what is no value yet: dates, times, and figures and lists that are read. */
const HALF_TYPED = 'input[type="date"], input[type="time"], input[data-read]';

/**
 * Date and time inputs with missing parts, or with a year of fewer than four digits, which browsers read as 0001 to
 * 0999, and figures that can't be read. Saving them now would clear the stored value or store a wrong date.
 *
 * @param form null while there is no screen
 */
export function halfTypedInputs(form: HTMLElement | null): HTMLInputElement[] {
  const inputs = form?.querySelectorAll<HTMLInputElement>(HALF_TYPED) ?? [];
  return [...inputs].filter((input) => finishText(input) !== undefined);
}

/** What to show at a half-typed input; undefined if it is complete. */
export function finishText({
  type,
  value,
  validity,
  validationMessage,
}: HTMLInputElement): string | undefined {
  if (validity.customError) return validationMessage;
  if (type === 'date' && value.startsWith('0')) return FINISH_YEAR;
  if (!validity.badInput) return undefined;
  if (type === 'time') return FINISH_TIME;
  return value === '' ? FINISH_DATE : FINISH_YEAR;
}

/** Whether a field is held back because of its input. That tells when it is finished, so the text itself doesn't count. */
export const isFinishText = (text: string | undefined): boolean => finishTexts.has(text);
