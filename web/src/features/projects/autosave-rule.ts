import { isDirty, type Editor } from './project-editor.ts';

/** From the last change to the autosave. */
export const autosaveDelayMs = 2000;

/**
 * Saves itself: a project that the server has, with text that it has not. What was refused for a field waits until
 * that field is typed in, which takes its error away; a new project waits for Save Project.
 */
export function savesItself(editor: Editor): boolean {
  return editor.record !== null && isDirty(editor) && Object.keys(editor.errors).length === 0;
}

/**
 * A date of these fields is being typed: it has parts missing, or a year of fewer than four digits, which the browser
 * counts from 0001. Saved now it would empty the date, or put a wrong one in its place.
 */
export function hasHalfTypedDate(fields: HTMLElement): boolean {
  const inputs = fields.querySelectorAll<HTMLInputElement>('input[type="date"], input[type="time"]');
  return [...inputs].some(
    ({ type, value, validity }) => validity.badInput || (type === 'date' && value.startsWith('0')),
  );
}
