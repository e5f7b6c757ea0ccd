import { useEffect } from 'react';

/** Dates, times and numbers of a kind fit their boxes; a password isn't for paper. */
const FIELDS = 'input:is([type=text], [type=search], [type=email], [type=tel], [type=url], :not([type]))';

/**
 * Prints what is in text boxes and selects whole. A browser cuts it where the box ends, without a sign, so that a wrapped
 * text takes the place of the box on paper. React’s own elements stay where they are; `print.css` hides them.
 */
export function usePrintedValues(): void {
  useEffect(() => {
    // A listener that is there is not added again, and none has to leave: without fields it does nothing.
    window.addEventListener('beforeprint', putValues);
    window.addEventListener('afterprint', removeValues);
  }, []);
}

function putValues(): void {
  // A print that never ended may have left them.
  removeValues();
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
    `${FIELDS}, textarea, select`,
  );
  const values = [...fields].flatMap((field) => {
    const text = 'selectedOptions' in field ? field.selectedOptions[0]?.text : field.value;
    return text && !field.hidden ? [{ field, text, height: getComputedStyle(field).height }] : [];
  });
  for (const { field, text, height } of values) field.after(valueLike(field, text, height));
}

function removeValues(): void {
  for (const value of document.querySelectorAll('[data-printed-value]')) value.remove();
}

/** @param height of the box; a text area is as high as its text */
function valueLike(field: HTMLElement, text: string, height: string): HTMLElement {
  const value = document.createElement('div');
  value.dataset.printedValue = '';
  value.className = field.className;
  value.style.cssText = field.style.cssText;
  if (!(field instanceof HTMLTextAreaElement)) value.style.minHeight = height;
  const invalid = field.getAttribute('aria-invalid');
  if (invalid !== null) value.setAttribute('aria-invalid', invalid);
  value.textContent = text;
  return value;
}
