import { describe, expect, test } from '@jest/globals';
import { assert, constantFrom, property, string } from 'fast-check';
import { hasHalfTypedDate, savesItself } from './autosave-rule.ts';
import { emptyEditor, reduceEditor, type Editor } from './project-editor.ts';
import { projectFields } from './project-form.ts';
import { buildProject } from './testing/build-project.ts';

const opened = reduceEditor(emptyEditor, { type: 'opened', project: buildProject() }, 0);
const type = (editor: Editor, field: (typeof projectFields)[number], value: string) =>
  reduceEditor(editor, { type: 'typed', field, value }, 0);

describe('P6 what saves itself', () => {
  test('P6 text in a known project, never that of a new one', () => {
    assert(
      property(constantFrom(...projectFields), string({ minLength: 1 }), (field, text) => {
        const value = `${opened.form[field]}${text}`;
        expect(savesItself(type(opened, field, value))).toBe(true);
        expect(savesItself(type(emptyEditor, field, value))).toBe(false);
      }),
    );
  });

  test('P6 nothing when nothing differs, nor after Clear Fields', () => {
    expect(savesItself(opened)).toBe(false);
    expect(savesItself(reduceEditor(type(opened, 'notes', 'x'), { type: 'cleared' }, 0))).toBe(false);
  });

  test('P6 a taken name is not tried again until it changes; without an answer it is', () => {
    const typed = type(opened, 'projectNameType', 'Taken');
    const { generation } = typed;
    const refused = reduceEditor(
      typed,
      { type: 'rejected', errors: { projectNameType: 'Another has it.' }, generation },
      0,
    );
    expect(savesItself(type(refused, 'notes', 'x'))).toBe(false);
    expect(savesItself(type(refused, 'projectNameType', 'Free'))).toBe(true);
    expect(savesItself(reduceEditor(typed, { type: 'rejected', errors: {}, generation }, 0))).toBe(true);
  });
});

describe('P6 a date that is being typed', () => {
  const fields = document.createElement('form');
  const date = document.createElement('input');
  date.type = 'date';
  fields.append(date);
  const badInput = (isBad: boolean) =>
    Object.defineProperty(date, 'validity', { value: { badInput: isBad }, configurable: true });

  test('P6 is half typed with parts missing, or with a year such as 0202', () => {
    badInput(true);
    expect(hasHalfTypedDate(fields)).toBe(true);
    badInput(false);
    for (const half of ['0002-11-24', '0020-11-24', '0202-11-24']) {
      date.value = half;
      expect(hasHalfTypedDate(fields)).toBe(true);
    }
  });

  test('P6 is whole or empty otherwise', () => {
    badInput(false);
    for (const whole of ['2026-11-24', '']) {
      date.value = whole;
      expect(hasHalfTypedDate(fields)).toBe(false);
    }
  });
});
