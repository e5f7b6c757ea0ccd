/** Texts that say nothing, in any case and with or without quotes: people try a form with them. */
const TEST_WORD = /^(['"]?)test\1$/i;

/** The text without surrounding white space; '' for the word "test" alone. */
export function meaningfulText(text: string): string {
  const trimmed = text.trim();
  return TEST_WORD.test(trimmed) ? '' : trimmed;
}
