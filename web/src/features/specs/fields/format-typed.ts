export type Format = (text: string) => string;

/** Formats what is in the input, and keeps the caret behind the character it was behind. */
export function formatTyped(input: HTMLInputElement, format: Format): void {
  const { value, selectionStart } = input;
  const formatted = format(value);
  if (formatted === value) return;
  const typed = countWritten(value.slice(0, selectionStart ?? value.length));
  input.value = formatted;
  const caret = caretAfter(formatted, typed);
  input.setSelectionRange(caret, caret);
}

/** Separators come and go, so only the other characters count. */
const SEPARATOR = /[\s,()-]/;

const countWritten = (text: string): number => text.split('').filter((one) => !SEPARATOR.test(one)).length;

function caretAfter(text: string, count: number): number {
  let place = 0;
  for (let left = count; left > 0 && place < text.length; place += 1) {
    if (!SEPARATOR.test(text.charAt(place))) left -= 1;
  }
  return place;
}
