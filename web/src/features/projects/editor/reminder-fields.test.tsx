import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { emptyForm } from '../../../entities/project/project-form.ts';
import { inSession } from '../../../entities/session/testing/in-session.tsx';
import { setHalfTyped } from './testing/build-inputs.ts';
import { ReminderFields } from './project-sheet.tsx';

afterEach(cleanup);

test.each([
  ['a key', (time: HTMLInputElement) => fireEvent.keyUp(time, { key: '1' })],
  ['a time that was complete', (time: HTMLInputElement) => fireEvent.input(time)],
  ['leaving the field before the key is released', (time: HTMLInputElement) => fireEvent.blur(time)],
])('R1 a half-typed alert time names no time after %s', (_, report) => {
  const form = { ...emptyForm, reminderDate: '2099-11-24' };
  const bind = (field: keyof typeof form) => ({ value: form[field], onChange: () => {}, onBlur: () => {} });
  const { container } = render(
    <ReminderFields view={{ form, errors: {}, record: null, key: '1' }} bind={bind} noteOf={() => null} />,
    inSession(),
  );
  expect(container.textContent).toContain('9:00 AM');
  const time = screen.getByLabelText<HTMLInputElement>('Alert Time');
  setHalfTyped(time, true);
  report(time);
  expect(container.textContent).not.toContain('9:00 AM');
  expect(container.textContent).toContain('Finish the alert date and time.');
});
