import type { FormEvent } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

type Form<Values extends FieldValues> = Pick<UseFormReturn<Values>, 'getValues' | 'setValue'>;

/**
 * Submits what is in the boxes: password managers may fill them without an event, by which the form would know.
 *
 * @param submit what `handleSubmit` gave
 */
export const submitBoxes =
  <Values extends FieldValues>(form: Form<Values>, submit: (event: FormEvent) => Promise<void>) =>
  (event: FormEvent<HTMLFormElement>): void => {
    readBoxes(event.currentTarget, form);
    void submit(event);
  };

function readBoxes<Values extends FieldValues>(
  { elements }: HTMLFormElement,
  { getValues, setValue }: Form<Values>,
): void {
  const known = getValues();
  for (const box of elements) {
    if (!(box instanceof HTMLInputElement) || !(box.name in known)) continue;
    // Setting an equal value would move the cursor to the end.
    if (known[box.name] !== box.value)
      setValue(box.name as Path<Values>, box.value as PathValue<Values, Path<Values>>);
  }
}
