import { expect, test } from '@jest/globals';
import { isFinishText } from '../../../platform/documents/half-typed.ts';
import { finishErrors, halfTypedFields, withoutFields } from './half-typed.ts';
import { formOf } from '../../../entities/project/project-form.ts';
import { buildProject } from '../../../entities/project/testing/build-project.ts';
import { buildInputs, setHalfTyped } from './testing/build-inputs.ts';

test('P6 halfTypedFields lists dates with missing parts or a year such as 0202', () => {
  const { inputs, input } = buildInputs();
  expect(halfTypedFields(inputs)).toEqual([]);
  setHalfTyped(input('dueDate'), true);
  setHalfTyped(input('reminderTime'), true);
  expect(halfTypedFields(inputs)).toEqual(['dueDate', 'reminderTime']);
  setHalfTyped(input('dueDate'), false);
  setHalfTyped(input('reminderTime'), false);
  for (const half of ['0002-11-24', '0020-11-24', '0202-11-24']) {
    input('reminderDate').value = half;
    expect(halfTypedFields(inputs)).toEqual(['reminderDate']);
  }
});

test('P6 halfTypedFields ignores complete and empty dates, and times that begin with 0', () => {
  const { inputs, input } = buildInputs();
  input('reminderTime').value = '08:30';
  for (const whole of ['2026-11-24', '']) {
    input('dueDate').value = whole;
    expect(halfTypedFields(inputs)).toEqual([]);
  }
  expect(halfTypedFields(null)).toEqual([]);
});

test('P2 finishErrors asks to finish each date, time and year', () => {
  const { inputs, input } = buildInputs();
  setHalfTyped(input('dueDate'), true);
  input('reminderDate').value = '0027-11-24';
  setHalfTyped(input('reminderTime'), true);
  const errors = finishErrors(inputs);
  expect(errors).toEqual({
    dueDate: 'Finish this date',
    reminderDate: 'Enter all four digits of the year, such as 2027',
    reminderTime: 'Finish this time',
  });
  expect(Object.values(errors).every(isFinishText)).toBe(true);
  expect(isFinishText('Must be a date of the calendar')).toBe(false);
});

test('P6 withoutFields resets the fields to the saved record', () => {
  const record = buildProject();
  const form = { ...formOf(record), dueDate: '', notes: 'x' };
  expect(withoutFields(form, record, ['dueDate'])).toEqual({ ...formOf(record), notes: 'x' });
});
