import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import {
  unsetValue,
  type DocumentValues,
  type FieldType,
  type FieldValue,
} from '@printpartner/contracts/types';
import { documentOf } from '@printpartner/documents';
import { probeCatalog } from '@printpartner/testing/probe-document';
import { AUTOSAVE_DELAY_MS } from '../platform/documents/autosave.ts';
import { DocumentEditor } from '../platform/documents/document-editor.ts';
import { DocumentSaver } from '../platform/documents/document-saver.ts';
import { DocumentSession, KEEP_DELAY_MS } from '../platform/documents/document-session.ts';
import { KeptDocuments, type KeptDocument } from '../platform/documents/kept-documents.ts';
import { fieldErrorsOf, saveFailureOf } from '../platform/documents/save-failure.ts';
import { ApiError } from '../platform/api/api-error.ts';
import { SPEC_DRAFT } from '../platform/outbox/queue-draft.ts';
import { ConflictNote } from './conflict-note.tsx';
import { DocumentInput } from './document-input.tsx';
import { Field } from './field.tsx';

type Values = DocumentValues<typeof probeCatalog>;
type Name = keyof Values;
type Copy = Values & { id: string; revision: number };
type Kept = KeptDocument<Values, Copy>;

const type = documentOf(probeCatalog);
const names = probeCatalog.map(({ name }) => name);
const blank: Copy = {
  ...(Object.fromEntries(probeCatalog.map((field) => [field.name, unsetValue(field.type)])) as Values),
  id: 'p',
  revision: 0,
};
const pick = (copy: Values): Values => Object.fromEntries(names.map((name) => [name, copy[name]])) as Values;

/** A value of each type, as typed into its input. */
const typed: readonly (readonly [name: Name, text: string, value: FieldValue<FieldType>])[] = [
  ['title', 'Spring catalog', 'Spring catalog'],
  ['notes', 'trim\nfold', 'trim\nfold'],
  ['quantity', '5,000', '5,000'],
  ['ship_date', '2027-01-15', '2027-01-15'],
  ['ship_time', '14:30', '14:30'],
  ['binding', 'Perfect bound', 'Perfect bound'],
  ['is_approved', 'no', false],
  ['deposit_cents', '1,850.5', 185_050],
  ['spine', '.125', 0.125],
  ['finishes', 'Foil, UV', ['Foil', 'UV']],
];
const theirs: Partial<Values> = {
  title: 'Theirs',
  notes: 'theirs',
  quantity: '6,000',
  ship_date: '2027-02-01',
  ship_time: '09:00',
  binding: 'Saddle stitch',
  is_approved: true,
  deposit_cents: 1,
  spine: 0.25,
  finishes: ['Die cut'],
  proof: { key: 'k', name: 'proof.pdf', size: 9 },
};

/** All that the noun declares beside its catalog. */
const drafts = new KeptDocuments<Kept>({
  base: 'probe',
  placeOf: ({ base }) => base.id,
  titleOf: ({ base }) => `the probe “${base.title}”`,
  read: (value) => value as Kept,
  kind: SPEC_DRAFT,
  subjectOf: ({ base }) => `probe:${base.id}`,
});

/** The server: refuses a field that was changed since the base. */
let stored: Copy;
let isOnline: boolean;
const sent: object[] = [];

class ProbeSession extends DocumentSession<Values, Copy, Kept> {
  readonly editor: DocumentEditor<Values, Copy>;
  readonly saver: DocumentSaver<Values, Copy>;

  constructor() {
    const found = drafts.find('maya', 'p');
    super('maya', drafts, found);
    const rules = {
      type,
      valuesOf: pick,
      revisionOf: ({ revision }: Copy) => revision,
      changedAt: () => null,
    };
    this.editor = new DocumentEditor(rules, stored, found?.draft);
    this.editor.arrive(stored);
    this.saver = new DocumentSaver(
      this.editor,
      {
        send: async ({ attempt: { values }, base }) => {
          const changes = Object.fromEntries(
            type.changed(pick(base), values).map((name) => [name, values[name]]),
          );
          sent.push({ ...changes, base_revision: base.revision });
          if (!isOnline) throw new TypeError('Failed to fetch');
          if (base.revision !== stored.revision) {
            const problem = {
              status: 409,
              code: 'documents.changed_elsewhere',
              detail: 'Newer.',
              current: stored,
            };
            throw new ApiError(409, JSON.stringify(problem), '');
          }
          stored = { ...stored, ...changes, revision: stored.revision + 1 };
          return stored;
        },
        failureOf: (error) => saveFailureOf(error, () => false),
        errorsOf: (error) => fieldErrorsOf(error, (path) => names.find((name) => name === path)),
        newerCopyOf: (error) => (error instanceof ApiError ? (error.problem?.current as Copy) : undefined),
      },
      { keep: () => this.keepKey() },
    );
  }

  async load(): Promise<void> {
    if (isOnline) this.editor.arrive(stored);
  }
  protected place = () => 'p';
  protected title = () => 'the probe';
  protected kept = (isInUse: boolean): Kept => ({ ...this.editor.kept(), at: Date.now(), isInUse });
}

/** The form, drawn by the catalog alone. */
function ProbeForm({ session: { editor, key } }: { session: ProbeSession }) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => editor.attach(form.current), [editor]);
  const values = useSyncExternalStore(editor.subscribeValues, editor.values);
  const { conflicts } = useSyncExternalStore(editor.subscribe, editor.get);
  return (
    <form ref={form}>
      {probeCatalog.map((field) => {
        const { name, label } = field;
        const other = conflicts[name];
        return (
          <Field key={name} label={label}>
            <DocumentInput
              field={{ ...field }}
              name={name}
              value={values[name]}
              documentKey={key}
              onChange={(value) => editor.set(name, value)}
            />
            {other !== undefined && (
              <ConflictNote
                label={label}
                name={name}
                theirs={JSON.stringify(other)}
                onKeepMine={() => editor.resolve(name, editor.values()[name])}
                onUseTheirs={() => editor.resolve(name, other)}
                onKeepBoth={undefined}
              />
            )}
          </Field>
        );
      })}
    </form>
  );
}

const labelOf = (name: Name) => probeCatalog.find((field) => field.name === name)?.label ?? name;
const input = (name: Name) => screen.getByLabelText<HTMLInputElement>(labelOf(name));
const typeAll = () => {
  for (const [name, value] of typed) fireEvent.change(input(name), { target: { value } });
};
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const ends: (() => void)[] = [];

function open() {
  const session = new ProbeSession();
  ends.push(session.start());
  render(<ProbeForm session={session} />);
  return session;
}
/** The page is gone before it could save anything. */
function kill(session: ProbeSession): void {
  cleanup();
  window.dispatchEvent(new Event('pagehide'));
  session.saver.pause('killed');
  ends.splice(0);
}

beforeEach(() => {
  jest.useFakeTimers();
  stored = blank;
  isOnline = true;
  sent.length = 0;
});
afterEach(async () => {
  for (const end of ends.splice(0)) end();
  await jest.advanceTimersByTimeAsync(0);
  cleanup();
  jest.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
});

describe('a document with a field of each type, by its catalog alone', () => {
  const expected = Object.fromEntries(typed.map(([name, , value]) => [name, value]));

  it('P2 S4 a document is typed in, and saves its changed fields by their names', async () => {
    open();
    expect(typed.map(([name]) => name)).toEqual(names.filter((name) => name !== 'proof'));
    typeAll();
    await pass(AUTOSAVE_DELAY_MS);
    expect(sent).toEqual([{ ...expected, base_revision: 0 }]);
    expect(stored).toMatchObject({ ...expected, revision: 1 });
    fireEvent.change(input('deposit_cents'), { target: { value: '' } });
    fireEvent.change(input('is_approved'), { target: { value: '' } });
    await pass(AUTOSAVE_DELAY_MS);
    expect(sent.at(-1)).toEqual({ deposit_cents: null, is_approved: null, base_revision: 1 });
  });

  it('P6 S4 holds back a figure that is none, and saves the others', async () => {
    const { editor } = open();
    fireEvent.change(input('deposit_cents'), { target: { value: '1.850,00' } });
    fireEvent.change(input('title'), { target: { value: 'Spring catalog' } });
    await pass(AUTOSAVE_DELAY_MS);
    expect(sent).toEqual([{ title: 'Spring catalog', base_revision: 0 }]);
    expect([input('deposit_cents').value, editor.halfTyped()]).toEqual(['1.850,00', ['deposit_cents']]);
    fireEvent.change(input('deposit_cents'), { target: { value: '1850' } });
    fireEvent.blur(input('deposit_cents'));
    expect(input('deposit_cents').value).toBe('1,850.00');
    await pass(AUTOSAVE_DELAY_MS);
    expect(stored.deposit_cents).toBe(185_000);
  });

  it('S7 a document is on this device without a network, and in the form again in another page', async () => {
    isOnline = false;
    const session = open();
    typeAll();
    await pass(KEEP_DELAY_MS);
    kill(session);
    const again = open();
    expect(again.editor.values()).toMatchObject(expected);
    expect(typed.map(([name]) => input(name).value)).toEqual([
      'Spring catalog',
      'trim\nfold',
      '5,000',
      '2027-01-15',
      '14:30',
      'Perfect bound',
      'no',
      '1,850.50',
      '0.125',
      'Foil, UV',
    ]);
    isOnline = true;
    await pass(AUTOSAVE_DELAY_MS);
    expect(stored).toMatchObject(expected);
    await pass(KEEP_DELAY_MS);
    expect(drafts.all('maya')).toEqual([]);
  });

  it('P2 S4 asks in each field that was changed here and elsewhere, and takes what only the other side has', async () => {
    const { editor } = open();
    typeAll();
    stored = { ...stored, ...theirs, revision: 5 };
    await pass(AUTOSAVE_DELAY_MS);
    expect(Object.keys(editor.get().conflicts)).toEqual(typed.map(([name]) => name));
    expect(editor.values().proof).toEqual(theirs.proof);
    screen.getByText('proof.pdf');
    for (const [index, [name]] of typed.entries()) {
      const question = screen.getByRole('group', { name: `${labelOf(name)}: changed elsewhere, too` });
      const choice = index % 2 === 0 ? 'Keep mine' : 'Use theirs';
      fireEvent.click(
        [...question.querySelectorAll('button')].find(({ textContent }) => textContent === choice)!,
      );
    }
    await pass(AUTOSAVE_DELAY_MS);
    const mixed = typed.map(([name, , value], index) => [name, index % 2 === 0 ? value : theirs[name]]);
    expect(stored).toMatchObject(Object.fromEntries(mixed));
    expect(editor.isDirty()).toBe(false);
  });

  it('P2 S4 loses its file when it is removed, and nothing else', async () => {
    stored = { ...blank, ...theirs, revision: 1 };
    open();
    fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await pass(AUTOSAVE_DELAY_MS);
    expect(sent).toEqual([{ proof: null, base_revision: 1 }]);
    screen.getByText('None');
  });
});
