import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

/**
 * Reads what is in the boxes into the form before it is submitted: password managers may fill them without an event, by
 * which the form would know.
 */
export function readBoxes<Values extends FieldValues>(
  { elements }: HTMLFormElement,
  { getValues, setValue }: Pick<UseFormReturn<Values>, 'getValues' | 'setValue'>,
): void {
  const known = getValues();
  for (const box of elements) {
    if (!(box instanceof HTMLInputElement) || !(box.name in known)) continue;
    // Setting an equal value would move the cursor to the end.
    if (known[box.name] !== box.value)
      setValue(box.name as Path<Values>, box.value as PathValue<Values, Path<Values>>);
  }
}
