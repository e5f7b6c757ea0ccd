const openDialog = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/**
 * Frees the inputs of a form that a dialog, which is gone, left locked: pointer events off on the page or around the
 * form, parts of the page hidden or inert, inputs disabled. Does nothing while a dialog is open: its locks are meant.
 *
 * @param form has no input that its own code disables
 */
export function freeInputs(form: HTMLElement): void {
  if (document.querySelector(openDialog)) return;
  for (let part: HTMLElement | null = form; part; part = part.parentElement) free(part);
  for (const input of form.querySelectorAll<HTMLInputElement>('input, textarea')) {
    free(input);
    if (input.disabled) input.disabled = false;
  }
}

function free(part: HTMLElement): void {
  if (part.style.pointerEvents === 'none') part.style.removeProperty('pointer-events');
  if (part.hasAttribute('inert')) part.removeAttribute('inert');
  if (part.getAttribute('aria-hidden') !== 'true') return;
  part.removeAttribute('aria-hidden');
  part.removeAttribute('data-aria-hidden');
}
