import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, renderHook } from '@testing-library/react';
import type { Project } from '@printpartner/contracts/types';
import { projectFields, type ProjectForm } from '../../../entities/project/project-form.ts';
import { currentToasts } from '../../../ui/toast-store.ts';
import { dismissToast } from '../../../ui/toast.tsx';
import { createEditorStore } from './editor-store.ts';
import { isAutosaveDue } from './held-back.ts';
import { emptyEditor } from './editor-state.ts';
import { buildInputs, setHalfTyped } from './testing/build-inputs.ts';
import { buildProject } from '../../../entities/project/testing/build-project.ts';
import { inSession } from '../../../entities/session/testing/in-session.tsx';
import { answerCalls } from '../../../platform/api/testing/answer-calls.ts';
import { useSaving } from './use-saving.ts';

const realFetch = globalThis.fetch;
const project = buildProject();

afterEach(() => {
  cleanup();
  dismissToast();
  globalThis.fetch = realFetch;
});

function halfTypedDueDate() {
  const { inputs, input } = buildInputs();
  document.body.append(inputs);
  setHalfTyped(input('dueDate'), true);
  const store = createEditorStore();
  store.dispatch({ type: 'opened', project });
  store.dispatch({ type: 'typed', field: 'dueDate', value: '' });
  store.dispatch({ type: 'typed', field: 'notes', value: 'new' });
  const { queryClient, wrapper } = inSession();
  const { result } = renderHook(() => useSaving(store, { current: inputs }), { wrapper });
  return { store, input, queryClient, saving: result.current };
}

test('P2 save with a half-typed date sends nothing and asks to finish it', async () => {
  const calls = answerCalls(() => project);
  const { store, input, saving } = halfTypedDueDate();
  await expect(saving.save()).resolves.toBe(false);
  expect(calls).toEqual([]);
  expect(store.get()).toMatchObject({ errors: { dueDate: 'Finish this date' }, isSaving: false });
  expect(document.activeElement).toBe(input('dueDate'));
});

test('P6 autosave leaves out a half-typed date without an error', async () => {
  const calls = answerCalls(() => ({ ...project, notes: 'new' }));
  const { store, saving } = halfTypedDueDate();
  await saving.autosave();
  expect(calls[0]).toBe('PATCH /api/projects/1 {"notes":"new","base_revision":1}');
  expect(store.get()).toMatchObject({ record: { notes: 'new' }, form: { dueDate: '' }, errors: {} });
});

function typing(fields: Partial<ProjectForm>, record: Project | null = null) {
  const store = createEditorStore();
  if (record) store.dispatch({ type: 'opened', project: record });
  for (const field of projectFields) {
    const value = fields[field];
    if (value !== undefined) store.dispatch({ type: 'typed', field, value });
  }
  const { wrapper } = inSession();
  const { result } = renderHook(() => useSaving(store, { current: null }), { wrapper });
  return { store, saving: result.current };
}

function refuse(code: string, problem: object): void {
  const text = JSON.stringify({ status: 409, code, detail: 'Refused.', ...problem });
  const response = { ok: false, status: 409, headers: new Headers(), text: () => Promise.resolve(text) };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- jsdom has no Response
  globalThis.fetch = () => Promise.resolve(response as Response);
}

test('P6 autosave creates a named project without a toast, under one UUID until an answer arrives', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('offline'));
  const { store, saving } = typing({ projectNameType: 'Menu' });
  await saving.autosave();
  const uuid = store.get().newUuid;
  const calls = answerCalls(() => buildProject({ uuid: uuid ?? '', project_name: 'Menu' }));
  await saving.autosave();
  const [post] = calls.filter((call) => call.startsWith('POST'));
  expect(post).toContain(`"uuid":"${uuid}","base_revision":0`);
  expect(store.get()).toMatchObject({ record: { uuid }, newUuid: null });
  expect(currentToasts()).toEqual([]);
});

test('P6 autosave of a new project under a taken name keeps the question in the form', async () => {
  refuse('projects.name_taken', { current: project, errors: [{ path: 'project_name', message: 'Taken.' }] });
  const { store, saving } = typing({ projectNameType: project.project_name });
  await saving.autosave();
  expect(store.get()).toMatchObject({ namesake: project, focusesErrors: false, record: null });
  expect(isAutosaveDue(store.get())).toBe(false);
  expect(currentToasts()).toEqual([]);
  store.dispatch({ type: 'typed', field: 'projectNameType', value: 'Other' });
  expect(store.get().namesake).toBeNull();
});

test('P7 autosave of a project over the limit shows it at the name and does not repeat', async () => {
  refuse('projects.limit_reached', {});
  const { store, saving } = typing({ projectNameType: 'Menu' });
  await saving.autosave();
  expect(store.get().errors).toEqual({ projectNameType: 'Refused.' });
  store.dispatch({ type: 'typed', field: 'notes', value: 'more' });
  expect(isAutosaveDue(store.get())).toBe(false);
});

test('P1 Save Project needs no name, but something of a job', async () => {
  const calls = answerCalls(() => project);
  const empty = typing({ projectNameType: ' ', status: 'open' });
  await expect(empty.saving.save()).resolves.toBe(false);
  expect(calls).toEqual([]);
  expect(empty.store.get().errors).toEqual({
    projectNameType: 'Enter a name, a client, or anything else of the job.',
  });
  empty.store.dispatch({ type: 'typed', field: 'clientName', value: 'Osteria' });
  expect(empty.store.get().errors).toEqual({});
  await expect(typing({ notes: 'of a job' }).saving.save()).resolves.toBe(true);
  await expect(typing({ projectNameType: '' }, project).saving.save()).resolves.toBe(true);
  expect(calls).toEqual([
    expect.stringMatching(/^POST .*"project_name":"".*"notes":"of a job"/),
    expect.stringMatching(/^POST .*"project_name":""/),
  ]);
});

test('P2 flush saves what it can, and tells when text is left', async () => {
  const calls = answerCalls(() => ({ ...project, notes: 'new', revision: 2 }));
  const { saving } = typing({ notes: 'new' }, project);
  await expect(saving.flush()).resolves.toBe(true);
  expect(calls[0]).toBe('PATCH /api/projects/1 {"notes":"new","base_revision":1}');
  const nameless = typing({ notes: 'of a job' });
  await expect(nameless.saving.flush()).resolves.toBe(false);
});

test('P6 flush saves the other fields after one was refused', async () => {
  const { store, saving } = typing({ projectNameType: 'Taken', notes: 'new' }, project);
  refuse('projects.name_taken', { errors: [{ path: 'project_name', message: 'Taken.' }] });
  const refusing = globalThis.fetch;
  const calls = answerCalls(() => ({ ...project, notes: 'new', revision: 2 }));
  const answering = globalThis.fetch;
  globalThis.fetch = (url, init) =>
    (typeof init?.body === 'string' && init.body.includes('Taken') ? refusing : answering)(url, init);
  await expect(saving.flush()).resolves.toBe(false);
  expect(calls[0]).toBe('PATCH /api/projects/1 {"notes":"new","base_revision":1}');
  expect(store.get()).toMatchObject({
    record: { notes: 'new' },
    form: { projectNameType: 'Taken' },
    errors: { projectNameType: 'Taken.' },
  });
});

test('P1 leaving a field tells what is missing in it, without taking the focus', () => {
  const { store, input, saving } = halfTypedDueDate();
  saving.check('notes');
  expect(store.get().errors).toEqual({});
  saving.check('dueDate');
  expect(store.get()).toMatchObject({ errors: { dueDate: 'Finish this date' }, focusesErrors: false });
  setHalfTyped(input('dueDate'), false);
  saving.check('dueDate');
  expect(store.get().errors).toEqual({});
});

test('P6 leaving a date ends the note that it was half typed before', () => {
  const store = createEditorStore({ ...emptyEditor, unfinished: ['dueDate', 'reminderDate'] });
  const { result } = renderHook(() => useSaving(store, { current: null }), inSession());
  result.current.check('dueDate');
  expect(store.get().unfinished).toEqual(['reminderDate']);
});

test('R1 autosave leaves out a reminder in the past, which Save Project sends', async () => {
  const calls = answerCalls(() => project);
  const store = createEditorStore();
  store.dispatch({ type: 'opened', project });
  store.dispatch({ type: 'typed', field: 'reminderDate', value: '2020-01-06' });
  store.dispatch({ type: 'typed', field: 'notes', value: 'new' });
  const { wrapper } = inSession();
  const { result } = renderHook(() => useSaving(store, { current: null }), { wrapper });
  await result.current.autosave();
  expect(calls[0]).toBe('PATCH /api/projects/1 {"notes":"new","base_revision":1}');
  expect(store.get().form.reminderDate).toBe('2020-01-06');
  await result.current.save();
  expect(calls[1]).toContain('"reminder_date":"2020-01-06"');
});

/** Loses the first answer; refuses a key that was sent with another request, as the server does. Returns what was sent. */
function answerAfterLoss(answer: () => Project) {
  const sent: { call: string; key: string }[] = [];
  const requests = new Map<string, string>();
  globalThis.fetch = (url, init) => {
    const call = `${init?.method} ${typeof url === 'string' ? url : ''} ${typeof init?.body === 'string' ? init.body : ''}`;
    const key = new Headers(init?.headers).get('idempotency-key') ?? '';
    sent.push({ call, key });
    if (sent.length === 1) {
      requests.set(key, call);
      return Promise.reject(new TypeError('lost'));
    }
    const isReused = (requests.get(key) ?? call) !== call;
    const body = isReused ? { code: 'request.key_reused', detail: 'Send a new one.' } : answer();
    const text = () => Promise.resolve(JSON.stringify(body));
    const response = { ok: !isReused, status: isReused ? 422 : 200, headers: new Headers(), text };
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- jsdom has no Response
    return Promise.resolve(response as Response);
  };
  return { sent, requests };
}

test('S7 Save Project after an autosave without an answer is another request with its own key', async () => {
  const { sent } = answerAfterLoss(() => ({ ...project, notes: 'new', revision: 2 }));
  const { saving } = typing({ notes: 'new' }, project);
  await saving.autosave();
  await expect(saving.save()).resolves.toBe(true);
  expect(sent.map(({ call }) => call.split(' ')[0])).toEqual(['PATCH', 'POST']);
  expect(sent[1]?.key).not.toBe(sent[0]?.key);
});

test('S7 a save that is repeated is sent as it was, with its key, also from another time zone', async () => {
  const { sent } = answerAfterLoss(() => ({ ...project, reminder_date: '2099-01-05', revision: 2 }));
  const { saving } = typing({ reminderDate: '2099-01-05' }, project);
  await saving.autosave();
  const options = jest
    .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the rest isn't read
    .mockReturnValue({ timeZone: 'Pacific/Auckland' } as Intl.ResolvedDateTimeFormatOptions);
  await saving.autosave();
  options.mockRestore();
  expect(sent[0]?.call).toContain('time_zone');
  expect(sent[1]).toEqual(sent[0]);
});

test('S7 a key that the server has of another request is replaced without a word', async () => {
  const { sent, requests } = answerAfterLoss(() => ({ ...project, notes: 'new', revision: 2 }));
  const { store, saving } = typing({ notes: 'new' }, project);
  await saving.autosave();
  requests.set(sent[0]?.key ?? '', 'another');
  await expect(saving.flush()).resolves.toBe(true);
  expect(sent).toHaveLength(3);
  expect(store.get()).toMatchObject({ errors: {}, failure: null });
});

test.each([
  ['tells of a conflict when the form is not on screen', [], ['Changed elsewhere, too']],
  ['leaves a conflict to the form on screen', [{}], []],
])('P2 S7 autosave %s', async (_, rects, titles) => {
  refuse('projects.changed_elsewhere', { current: { ...project, notes: 'theirs', revision: 2 } });
  const { inputs } = buildInputs();
  // jsdom has no layout.
  Object.assign(inputs, { getClientRects: () => rects });
  const store = createEditorStore();
  store.dispatch({ type: 'opened', project });
  store.dispatch({ type: 'typed', field: 'notes', value: 'mine' });
  const { wrapper } = inSession();
  const { result } = renderHook(() => useSaving(store, { current: inputs }), { wrapper });
  await result.current.autosave();
  expect(store.get().conflicts).toEqual({ notes: 'theirs' });
  const shown = currentToasts().filter(({ isOpen }) => isOpen);
  expect(shown.map(({ title }) => title)).toEqual(titles);
});
