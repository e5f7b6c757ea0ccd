/** The code of a key that an input method handles. */
const COMPOSED = 229;

/**
 * Keeps keys that compose a word with an input method, as for Japanese, from every other listener: its Enter doesn't send,
 * its Escape closes nothing. Safari ends the word before the Enter that does it, which then has only the code. Called
 * before anything else listens.
 */
export function withholdComposedKeys(): void {
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.isComposing || event.keyCode === COMPOSED) event.stopImmediatePropagation();
    },
    { capture: true },
  );
}
