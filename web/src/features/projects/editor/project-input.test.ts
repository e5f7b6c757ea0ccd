import { expect, test } from '@jest/globals';
import { projectPatch } from '@printpartner/contracts';
import { storedLine, storedLines } from '@printpartner/contracts/stored-text';
import fc from 'fast-check';
import {
  changesOf,
  emptyForm,
  projectDocument,
  type ProjectForm,
  type ProjectField,
} from '../../../entities/project/project-form.ts';
import { bothTexts } from './project-input.tsx';

const merge = (base: ProjectForm, mine: ProjectForm, theirs: ProjectForm, sent: ProjectForm[] = []) =>
  projectDocument.merge({ base, mine, theirs, sent, conflicts: {} });
const conflictsOf = (...sides: Parameters<typeof merge>) => merge(...sides).conflicts;

const base = { ...emptyForm, notes: 'old', status: 'old', clientName: 'old', dueDate: '2026-11-24' };
const mine = { ...base, notes: 'mine', status: 'mine', clientName: 'same' };
const theirs = { ...base, notes: 'theirs', clientName: 'same', dueDate: '2026-11-30' };

test('P2 a merge lists the other text of fields that both sides changed differently', () => {
  expect(conflictsOf(base, mine, theirs, [])).toEqual({ notes: 'theirs' });
});

test('P2 a merge leaves out a text that this screen sent itself', () => {
  expect(conflictsOf(base, mine, theirs, [{ ...base, notes: 'theirs' }])).toEqual({});
});

test('P2 a merge leaves out a text that the server only normalized', () => {
  const sent = { ...base, clientName: ' Cafe\u0301  Nord ' };
  const answer = { ...base, clientName: 'Caf\u00e9 Nord' };
  expect(conflictsOf(base, { ...sent, clientName: 'typed since' }, answer, [sent])).toEqual({});
  expect(conflictsOf(base, sent, answer, [])).toEqual({});
});

test('P2 a merge sees a change of nothing but line breaks in Notes, Status and Alert Message', () => {
  const one = { ...emptyForm, notes: 'trim fold', status: 'trim fold', reminderMessage: 'trim fold' };
  const other = { ...emptyForm, notes: 'trim\nfold', status: 'trim\nfold', reminderMessage: 'trim\nfold' };
  const typed = { ...emptyForm, notes: 'trim\n\nfold', status: 'trim  fold', reminderMessage: 'trim fold\n' };
  expect(conflictsOf(one, typed, other, [])).toEqual({
    notes: other.notes,
    status: other.status,
    reminderMessage: other.reminderMessage,
  });
});

test.each<ProjectField>([
  'clientName',
  'projectNameType',
  'status',
  'printingCompany',
  'estimateQuoteAmount',
  'notes',
  'reminderMessage',
])('P2 a merge compares %s as the server stores it', (field) => {
  const typed = { ...emptyForm, [field]: 'trim\nfold' };
  const [stored] = Object.values(projectPatch.parse(changesOf(typed, null, 'UTC')));
  expect(conflictsOf(emptyForm, typed, { ...emptyForm, [field]: stored }, [])).toEqual({});
  const inOneLine = { ...emptyForm, [field]: 'trim fold' };
  const isLine = stored === 'trim fold';
  expect(conflictsOf(emptyForm, typed, inOneLine, [])).toEqual(isLine ? {} : { [field]: 'trim fold' });
});

test('P2 of any two edits of a text, both are in the form, or the other one is asked about', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '\n', '\r\n', 'e', '\u0301'), maxLength: 5 });
  const fields = fc.constantFrom(['notes', storedLines] as const, ['clientName', storedLine] as const);
  fc.assert(
    fc.property(fields, text, text, text, ([field, stored], before, typed, elsewhere) => {
      const [known, other] = [stored(before), stored(elsewhere)];
      const formWith = (value: string) => ({ ...emptyForm, [field]: value });
      const forms = [formWith(known), formWith(typed), formWith(other)] as const;
      const { values, conflicts } = merge(...forms);
      const [merged, asked] = [values[field], conflicts[field]];
      const isMine = stored(typed) === known || merged === typed;
      const isTheirs = other === known || stored(merged) === other || asked === other;
      expect({ isMine, isTheirs }).toEqual({ isMine: true, isTheirs: true });
    }),
    { numRuns: 1_000 },
  );
});

test('P2 bothTexts keeps both texts of a field, if they can be saved', () => {
  expect(bothTexts('notes', 'mine', 'theirs')).toBe('theirs\nmine');
  expect(bothTexts('clientName', 'mine', 'theirs')).toBe('theirs / mine');
  expect(bothTexts('dueDate', '2026-11-24', '2026-11-30')).toBeNull();
  expect(bothTexts('notes', 'mine', '')).toBeNull();
  expect(bothTexts('clientName', 'm'.repeat(150), 't'.repeat(150))).toBeNull();
});
