import { describe, expect, test } from '@jest/globals';
import { anything, assert, constantFrom, mixedCase, property, string } from 'fast-check';
import {
  changesOf,
  draftOf,
  emptyForm,
  fieldOfPath,
  formOf,
  isBlank,
  projectDocument,
  projectFields,
  shownText,
  storedText,
} from './project-form.ts';
import { buildProject } from './testing/build-project.ts';

const ZONE = 'America/New_York';

describe('a record in the form', () => {
  test('P2 formOf maps every column to its field', () => {
    expect(formOf(buildProject())).toEqual({
      clientName: 'Lakeview Arts',
      projectNameType: 'Harbor Season Program',
      status: 'At the printer',
      printingCompany: 'Tidewater Press',
      estimateQuoteAmount: 'TW-20418',
      dueDate: '2026-11-24',
      notes: '1,000 copies',
      reminderDate: '2026-11-21',
      reminderTime: '12:30',
      reminderMessage: 'Approve hard proof',
    });
  });

  test('P5 formOf shows a status of "slot" as blank, in any case', () => {
    for (const status of ['slot', 'SLOT', ' Slot ']) expect(formOf(buildProject({ status })).status).toBe('');
    expect(formOf(buildProject({ status: 'slot die coating' })).status).toBe('slot die coating');
  });

  test('P5 formOf shows notes that are not text as blank', () => {
    const odd = buildProject();
    Object.assign(odd, { notes: { clientCompany: 'Lakeview' } });
    expect(formOf(odd).notes).toBe('');
  });
});

describe('the body of a save', () => {
  test('P2 draftOf a new project sends the filled-in fields and the time zone of its dates', () => {
    const form = { ...emptyForm, projectNameType: 'Postcard', dueDate: '2026-12-01' };
    expect(draftOf(form, null, ZONE)).toEqual({
      project_name: 'Postcard',
      due_date: '2026-12-01',
      time_zone: ZONE,
    });
  });

  test('P2 draftOf a known project sends id, name and changed fields, an emptied field as empty text', () => {
    const known = buildProject({ id: 7 });
    const form = { ...formOf(known), notes: '', status: 'On press' };
    expect(draftOf(form, known, ZONE)).toEqual({
      id: 7,
      project_name: known.project_name,
      notes: '',
      status: 'On press',
    });
  });

  test('P5 changesOf moves a name from JSON in the notes to its own column and clears a "slot" status', () => {
    const notes = '{"clientCompany":"Lakeview Arts"}';
    const known = buildProject({ client_name: '', status: 'Slot', notes });
    const form = formOf(known);
    expect(form.clientName).toBe('Lakeview Arts');
    expect(changesOf(form, known, ZONE)).toEqual({ client_name: 'Lakeview Arts', status: '' });
    expect(projectDocument.changed(formOf(known), form)).toEqual([]);
  });

  test('P6 changesOf is empty for an unchanged form', () => {
    expect(changesOf(formOf(buildProject()), buildProject(), ZONE)).toEqual({});
  });

  test('R1 changesOf sends the time zone with a due date only if no reminder is set', () => {
    const known = buildProject();
    const moved = { ...formOf(known), dueDate: '2026-12-24' };
    expect(changesOf(moved, known, ZONE)).toEqual({ due_date: '2026-12-24' });
    const without = buildProject({ reminder_date: '', reminder_time: '' });
    const alone = { ...formOf(without), dueDate: '2026-12-24' };
    expect(changesOf(alone, without, ZONE)).toEqual({ due_date: '2026-12-24', time_zone: ZONE });
  });

  test('R1 moving the reminder sends the time zone, editing its message does not', () => {
    const known = buildProject();
    const form = formOf(known);
    expect(draftOf({ ...form, reminderTime: '08:00' }, known, ZONE).time_zone).toBe(ZONE);
    expect(draftOf({ ...form, reminderMessage: 'Call Dana' }, known, ZONE).time_zone).toBeUndefined();
  });
});

test('P2 fieldOfPath maps problem document paths to form fields', () => {
  expect(fieldOfPath('project_name')).toBe('projectNameType');
  expect(fieldOfPath('')).toBeUndefined();
  expect(fieldOfPath('time_zone')).toBeUndefined();
});

test('P3 isBlank is true only without any text', () => {
  expect(isBlank(emptyForm)).toBe(true);
  for (const field of projectFields) expect(isBlank({ ...emptyForm, [field]: 'x' })).toBe(false);
});

const word = string({ minLength: 1 }).filter((text) => text.trim() !== '');

describe('P5 JSON in the notes', () => {
  test('P5 shownText uses JSON in the notes only for blank columns', () => {
    assert(
      property(
        constantFrom('clientCompany', 'client'),
        constantFrom('printVendor', 'vendor'),
        word,
        word,
        word,
        (clientName, vendorName, client, vendor, own) => {
          const notes = JSON.stringify({ [clientName]: client, [vendorName]: vendor });
          expect(shownText({ notes }, 'client_name')).toBe(client);
          expect(shownText({ notes, printing_company: '' }, 'printing_company')).toBe(vendor);
          expect(shownText({ notes, client_name: own }, 'client_name')).toBe(own);
          expect(shownText({ notes }, 'notes')).toBe(notes);
        },
      ),
    );
  });

  test('P5 shownText prefers clientCompany and printVendor over their short names', () => {
    const notes = '{"client":"b","clientCompany":"a","vendor":"d","printVendor":"c"}';
    expect(shownText({ notes }, 'client_name')).toBe('a');
    expect(shownText({ notes }, 'printing_company')).toBe('c');
  });

  test('P5 shownText ignores notes that are not a JSON object', () => {
    assert(property(string(), (notes) => expect(shownText({ notes: `{${notes}` }, 'client_name')).toBe('')));
    for (const notes of ['[]', 'null', '{"client":7}', '"client"']) {
      expect(shownText({ notes }, 'client_name')).toBe('');
    }
  });
});

test('P5 shownText is blank for anything that is not text', () => {
  assert(
    property(
      anything().filter((value) => typeof value !== 'string'),
      (value) => expect(shownText({ notes: value }, 'notes')).toBe(''),
    ),
  );
});

test('P5 shownText is blank for a status of "slot" in any case, but not for other text with that word', () => {
  assert(
    property(mixedCase(constantFrom('slot', ' slot ')), (status) => {
      expect(shownText({ status }, 'status')).toBe('');
      expect(storedText({ status }, 'status')).toBe(status);
    }),
  );
  expect(shownText({ status: 'slot die coating' }, 'status')).toBe('slot die coating');
});

test('P5 shownText shows a current record unchanged', () => {
  expect(shownText(buildProject(), 'client_name')).toBe('Lakeview Arts');
});
