import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { emptySpecData } from '@printpartner/contracts/spec-fields';
import type { SpecSheet } from '@printpartner/contracts/types';
import { inSession } from '../../../entities/session/testing/in-session.tsx';
import { buildDraft, buildSheet } from '../../../entities/spec-sheet/testing/build-sheet.ts';
import { dismissToast } from '../../../ui/toast.tsx';
import { Toaster } from '../../../ui/toaster.tsx';
import { answerSheets, type SheetServer } from './testing/answer-sheets.ts';
import { SheetsMenu } from './sheets-menu.tsx';
import type { SheetsMenuProps } from './sheets-menu-props.ts';

const realFetch = globalThis.fetch;
const spring = buildSheet({ project_uuid: '0f4f0c6e-5b0a-4c55-9d3e-0d7c7a1f0a01' });
const typed = { data: { ...spring.data, name: 'Fall catalog' }, shippingOption: 'Ground shipping' };
const empty = buildDraft({ revision: 8 });

let server: SheetServer;
let form: { [Name in 'onOpen' | 'onSavedAs' | 'onChanged' | 'onDeleted' | 'onOpenQuotes']: jest.Mock } & {
  saveNow: jest.Mock<SheetsMenuProps['saveNow']>;
};

beforeEach(() => {
  form = {
    onOpen: jest.fn(),
    onSavedAs: jest.fn(),
    onChanged: jest.fn(),
    onDeleted: jest.fn(),
    onOpenQuotes: jest.fn(),
    saveNow: jest.fn<SheetsMenuProps['saveNow']>(async () => ({ revision: 7 })),
  };
});

afterEach(() => {
  cleanup();
  dismissToast();
  globalThis.fetch = realFetch;
  jest.restoreAllMocks();
});

/** Opens the list; the form shows `current`, or the working draft. */
async function openList(sheets: SpecSheet[], current: SpecSheet | null = null) {
  server = answerSheets(sheets, empty);
  const { wrapper } = inSession();
  render(
    <>
      <SheetsMenu
        kind="booklet"
        current={current}
        isOpened={false}
        readSheet={() => ({ kind: 'booklet', ...typed })}
        {...form}
      />
      <Toaster />
    </>,
    { wrapper },
  );
  fireEvent.click(screen.getByLabelText(/^Spec sheets: /));
  await screen.findByText('Spec sheets');
  await waitFor(() => expect(screen.queryByLabelText('Loading spec sheets')).toBeNull());
}

// Finds elements by text, because queries by role take most of the time of a test.
const button = (name: string) => screen.queryByLabelText(name) ?? screen.getByText(name);
const press = async (name: string) => fireEvent.click(await waitFor(() => button(name)));
const isDisabled = (name: string) => button(name).closest('button')?.disabled;
async function act(action: 'Delete' | 'Rename' | 'Duplicate' | 'Attach to a project:' | 'Change project:') {
  await press('Actions for Spring catalog');
  await press(`${action} Spring catalog`);
}
const name = (text: string) => fireEvent.change(screen.getByLabelText('Name'), { target: { value: text } });

test('S11 Undo brings a deleted sheet back with its id, content and project', async () => {
  await openList([spring, buildSheet({ id: '5b6c1a52-8f2e-4c53-9a43-30c1f7f0a002', name: 'Fall' })]);
  await act('Delete');
  await waitFor(() => expect(screen.queryByText('Spring catalog')).toBeNull());
  expect(server.sheets.map((sheet) => sheet.name)).toEqual(['Fall']);
  await press('Undo');
  await screen.findByLabelText('Actions for Spring catalog');
  expect(server.sheets.find(({ id }) => id === spring.id)).toEqual({
    ...spring,
    revision: spring.revision + 1,
  });
  expect(form.onDeleted).not.toHaveBeenCalled();
  await waitFor(() => button('Open'));
  expect(form.onOpen).not.toHaveBeenCalled();
});

test('S11 deleting the sheet in the form saves it first, so that Undo brings all of it back into the form', async () => {
  await openList([spring], spring);
  form.saveNow.mockImplementation(async () => {
    server.sheets = [{ ...spring, ...typed, revision: 4 }];
    return { revision: 4 };
  });
  await act('Delete');
  await waitFor(() => expect(form.onDeleted).toHaveBeenCalledWith(spring.id));
  await press('Undo');
  await waitFor(() => expect(server.sheets).toMatchObject([typed]));
  await waitFor(() => expect(form.onOpen).toHaveBeenCalledWith({ id: spring.id }));
});

test('S11 Save as moves the working draft into a named sheet and empties it', async () => {
  await openList([]);
  await press('Save as…');
  screen.getByText(/^Your specs move to the named sheet, .* The working draft starts empty/);
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Fall catalog');
  name(' Fall  catalog 2027 ');
  await press('Save');
  await screen.findByText('Saved as “Fall catalog 2027”');
  screen.getByText('The working draft is empty for your next job.');
  expect(server.sheets).toMatchObject([{ kind: 'booklet', name: 'Fall catalog 2027', ...typed }]);
  const nothing = { data: emptySpecData('booklet'), shippingOption: '', revision: 7 };
  expect(server.calls.at(-1)).toBe(`PUT /api/specs/booklet-specs-current ${JSON.stringify(nothing)}`);
  expect(form.onSavedAs).toHaveBeenCalledWith(server.sheets[0], empty);
});

test('S11 Save as says when another sheet has the name, and saves', async () => {
  const note = 'You already have a spec sheet with this name.';
  await openList([spring]);
  await press('Save as…');
  expect(screen.queryByText(note)).toBeNull();
  name(' Spring  catalog ');
  screen.getByText(note);
  await press('Save');
  await screen.findByText('Saved as “Spring catalog”');
  expect(server.sheets).toHaveLength(2);
});

test('S11 two sheets with the same name and time have different rows and actions', async () => {
  await openList([spring, { ...spring, id: '5b6c1a52-8f2e-4c53-9a43-30c1f7f0a009' }]);
  const actions = screen.getAllByLabelText(/^Actions for Spring catalog · Changed /);
  expect(new Set(actions.map((action) => action.getAttribute('aria-label'))).size).toBe(2);
  expect(new Set(actions.map((action) => action.closest('li')?.textContent)).size).toBe(2);
});

test('S11 Save as keeps the working draft when another device has changed it', async () => {
  await openList([]);
  server.refusals.set('PUT', { status: 409, code: 'specs.changed_elsewhere', detail: 'Changed elsewhere.' });
  await press('Save as…');
  await press('Save');
  await screen.findByText('The working draft could not be emptied and keeps its text.');
  expect(form.onSavedAs).toHaveBeenCalledWith(server.sheets[0], null);
});

test('S11 Save as makes a sheet of text that can no longer be saved where it was', async () => {
  await openList([spring], spring);
  form.saveNow.mockRejectedValue(new Error('409'));
  await press('Save as…');
  await press('Save');
  await screen.findByText('Saved as “Fall catalog”');
  expect(server.sheets).toHaveLength(2);
  expect(server.calls.some((call) => call.startsWith('PUT'))).toBe(false);
});

test('S11 Save as tried again after a lost answer makes one sheet, under the name given last', async () => {
  await openList([]);
  await press('Save as…');
  server.loseAnswer = true;
  await press('Save');
  await screen.findByText('The server did not answer. Check your connection, then try again.');
  expect(form.onSavedAs).not.toHaveBeenCalled();
  name('Winter catalog');
  await press('Save');
  await screen.findByText('Saved as “Winter catalog”');
  expect(server.sheets.map((sheet) => sheet.name)).toEqual(['Winter catalog']);
});

test('S11 Save as tried again after a lost answer saves what was typed since', async () => {
  await openList([]);
  await press('Save as…');
  server.loseAnswer = true;
  await press('Save');
  await screen.findByText('The server did not answer. Check your connection, then try again.');
  const [first] = server.sheets;
  if (!first) throw new Error('nothing saved');
  server.sheets = [{ ...first, data: { ...first.data, quantity: '500' } }];
  await press('Save');
  await screen.findByText('Saved as “Fall catalog”');
  expect(server.sheets).toMatchObject([typed]);
});

test('S11 a name that is empty, too long or refused by the server shows why at the field', async () => {
  await openList([spring]);
  await act('Rename');
  for (const [text, error] of [
    ['  ', 'Name is required'],
    ['a'.repeat(201), 'Must be at most 200 characters'],
  ] as const) {
    name(text);
    fireEvent.submit(screen.getByLabelText('Name'));
    await screen.findByText(error);
  }
  expect(server.calls.some((call) => call.startsWith('PATCH'))).toBe(false);
  server.refusals.set('PATCH', { status: 404, code: 'specs.not_found', detail: 'This sheet was deleted.' });
  name('Summer catalog');
  fireEvent.submit(screen.getByLabelText('Name'));
  await screen.findByText('This sheet was deleted.');
  expect(screen.getByLabelText('Name').getAttribute('aria-invalid')).toBe('true');
});

test('S11 renaming the sheet in the form saves that first, and tells the form the new revision', async () => {
  await openList([spring], spring);
  await act('Rename');
  name('Summer catalog');
  fireEvent.submit(screen.getByLabelText('Name'));
  await screen.findByLabelText('Actions for Summer catalog');
  expect(form.saveNow).toHaveBeenCalled();
  expect(form.onChanged).toHaveBeenCalledWith({ ...spring, name: 'Summer catalog', revision: 4 });
});

test('S11 a sheet is attached to a project, shows its name, and is detached again', async () => {
  const detached = { ...spring, project_uuid: null };
  await openList([detached], detached);
  await act('Attach to a project:');
  fireEvent.change(await screen.findByLabelText('Project'), { target: { value: spring.project_uuid } });
  await press('Save');
  await screen.findByText(/^Harbor Season Program · Changed Nov/);
  expect(form.onChanged).toHaveBeenLastCalledWith({ ...spring, revision: 4 });
  await press('Change project: Spring catalog');
  fireEvent.change(await screen.findByLabelText('Project'), { target: { value: '' } });
  await press('Save');
  await waitFor(() => expect(form.onChanged).toHaveBeenLastCalledWith({ ...detached, revision: 5 }));
});

test('S11 a duplicate has the content and project of its original, and its own id', async () => {
  await openList([spring]);
  await act('Duplicate');
  await screen.findByText('Duplicated as “Spring catalog copy”');
  const copy = server.sheets.find((sheet) => sheet.name === 'Spring catalog copy');
  expect(copy).toMatchObject({ data: spring.data, project_uuid: spring.project_uuid });
  expect(copy?.id).not.toBe(spring.id);
  await press('Open');
  expect(form.onOpen).toHaveBeenCalledWith({ id: copy?.id });
});

test('S11 sheets with the same name differ in the list by customer, quantities and project', async () => {
  const data = { ...spring.data, companyName: 'Lakeview Arts', quantity: '1,000', quantity2: '2,500' };
  await openList([spring, buildSheet({ id: '5b6c1a52-8f2e-4c53-9a43-30c1f7f0a002', data })]);
  await screen.findByText(/^Harbor Season Program · Changed Nov/);
  screen.getByText(/^Lakeview Arts · 1,000 \/ 2,500 copies · Changed Nov/);
});

test('S11 at 200 sheets of both kinds, nothing can be added and the list says why', async () => {
  const full = Array.from({ length: 200 }, (_, index) =>
    buildSheet({ id: `${index}`, name: `Sheet ${index}`, kind: index < 2 ? 'booklet' : 'custom' }),
  );
  await openList(full);
  screen.getByText(
    '200 named sheets is the limit, booklets and custom specs together. Delete one to make room.',
  );
  expect(isDisabled('Save as…')).toBe(true);
  expect(isDisabled('Duplicate Sheet 1')).toBe(true);
  expect(isDisabled('Delete Sheet 1')).toBe(false);
  expect(screen.queryByText('Sheet 2')).toBeNull();
});

test('S10 quotes of a listed sheet open over that sheet in the form', async () => {
  await openList([spring], null);
  await press('Actions for Spring catalog');
  fireEvent.click(screen.getByText('Get quotes'));
  await waitFor(() => expect(form.onOpenQuotes).toHaveBeenCalledWith(spring.id, false));
  expect(form.onOpen).toHaveBeenCalledWith({ id: spring.id });
  expect(screen.queryByText('Spec sheets')).toBeNull();
});

test('S8 the list says how many vendors of a sheet have answered, without a request for each sheet', async () => {
  const quotes = { asked: 5, answered: 2, typed: 0, fresh: 1, chosen: null };
  await openList([{ ...spring, quotes } as SpecSheet, buildSheet({ id: crypto.randomUUID(), name: 'Fall' })]);
  expect(screen.getByText('2 of 5 answered')).toBeTruthy();
  expect(screen.getByText('1 new quote')).toBeTruthy();
  expect(server.calls.filter((call) => call.includes('quotes'))).toEqual([]);
  fireEvent.click(screen.getByLabelText(/^Actions for Spring/));
  expect(screen.getByRole('button', { name: /^Quotes ?: 2 of 5 answered, 1 new/ })).toBeTruthy();
});

test('S11 deleting a sheet with vendor links or quotes asks first, and says how many', async () => {
  const quotes = { asked: 3, answered: 2, typed: 2, fresh: 0, chosen: null };
  await openList([{ ...spring, quotes } as SpecSheet]);
  await act('Delete');
  const question = () => screen.findByRole('alertdialog');
  expect((await question()).textContent).toContain('3 links, 4 quotes. Vendors can no longer open it.');
  await press('Cancel');
  expect(server.calls.some((call) => call.startsWith('DELETE'))).toBe(false);
  await press('Delete Spring catalog');
  fireEvent.submit((await question()).querySelector('form') ?? document.body);
  await waitFor(() => expect(server.sheets).toEqual([]));
  await waitFor(() => button('Undo'));
});
