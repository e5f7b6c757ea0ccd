import { expect, jest, test } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import type { Project } from '@printpartner/contracts/types';
import type { ProjectForm } from '../../../entities/project/project-form.ts';
import { buildProject } from '../../../entities/project/testing/build-project.ts';
import { answerCalls } from '../../../platform/api/testing/answer-calls.ts';
import { AUTOSAVE_DELAY_MS } from '../../../platform/documents/autosave.ts';
import { KEEP_DELAY_MS } from '../../../platform/documents/document-session.ts';
import { currentToasts } from '../../../ui/toast-store.ts';
import { ProjectEditor } from './project-editor.ts';
import { ProjectSaver } from './project-saver.ts';
import { buildInputs, setHalfTyped } from './testing/build-inputs.ts';
import { openDesk, setUpDesks, typeIn } from './testing/open-desk.ts';
import { serveProject } from './testing/serve-project.ts';

const project = buildProject();
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const shown = () => currentToasts().filter(({ isOpen }) => isOpen);

setUpDesks();

function typing(fields: Partial<ProjectForm>, record?: Project) {
  const desk = openDesk(record);
  typeIn(desk, fields);
  return { desk, saver: desk.session.saver };
}

function halfTypedDueDate() {
  const { inputs, input } = buildInputs();
  document.body.append(inputs);
  setHalfTyped(input('dueDate'), true);
  const { desk, saver } = typing({ dueDate: '', notes: 'new' }, project);
  desk.attach(inputs);
  return { desk, saver, input };
}

function refuse(code: string, problem: object = {}): void {
  const text = JSON.stringify({ status: 409, code, detail: 'Refused.', ...problem });
  const response = { ok: false, status: 409, headers: new Headers(), text: () => Promise.resolve(text) };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- jsdom has no Response
  globalThis.fetch = () => Promise.resolve(response as Response);
}

test('P2 save with a half-typed date sends nothing and asks to finish it', async () => {
  const calls = answerCalls(() => project);
  const { desk, saver, input } = halfTypedDueDate();
  await expect(saver.saveNow()).resolves.toBe(false);
  expect(calls).toEqual([]);
  expect(desk.get()).toMatchObject({ errors: { dueDate: 'Finish this date' }, isSaving: false });
  expect(document.activeElement).toBe(input('dueDate'));
});

test('P6 autosave leaves out a half-typed date without an error', async () => {
  const calls = answerCalls(() => ({ ...project, notes: 'new', revision: 2 }));
  const { desk } = halfTypedDueDate();
  await pass(AUTOSAVE_DELAY_MS);
  expect(calls).toEqual(['PATCH /api/projects/1 {"notes":"new","base_revision":1}']);
  expect(desk.get()).toMatchObject({ record: { notes: 'new' }, form: { dueDate: '' }, errors: {} });
});

test('P6 autosave creates a named project without a toast, under one UUID until an answer arrives', async () => {
  const { desk } = typing({ projectNameType: 'Menu' });
  const uuid = desk.session.editor.uuid();
  await pass(AUTOSAVE_DELAY_MS);
  expect(desk.get().failure).toBe('passing');
  const calls = answerCalls(() => buildProject({ uuid, project_name: 'Menu' }));
  await pass(AUTOSAVE_DELAY_MS);
  const [post] = calls.filter((call) => call.startsWith('POST'));
  expect(post).toContain(`"uuid":"${uuid}","base_revision":0`);
  expect(desk.get().record).toMatchObject({ uuid });
  expect(shown()).toEqual([]);
});

test('P6 autosave of a new project under a taken name keeps the question in the form', async () => {
  refuse('projects.name_taken', { current: project, errors: [{ path: 'project_name', message: 'Taken.' }] });
  const { desk } = typing({ projectNameType: project.project_name });
  await pass(AUTOSAVE_DELAY_MS);
  expect(desk.get()).toMatchObject({
    namesake: project,
    focusesErrors: false,
    record: null,
    isDue: false,
  });
  expect(shown()).toEqual([]);
  typeIn(desk, { projectNameType: 'Other' });
  expect(desk.get().namesake).toBeNull();
});

test('P2 a namesake is updated with the text of the form, and what it lacks stays', async () => {
  refuse('projects.name_taken', { current: project, errors: [{ path: 'project_name', message: 'Taken.' }] });
  const { desk, saver } = typing({ projectNameType: project.project_name, notes: 'new' });
  await pass(AUTOSAVE_DELAY_MS);
  const calls = answerCalls(() => ({ ...project, notes: 'new', revision: 2 }));
  desk.session.editor.adopt(project);
  await expect(saver.saveNow()).resolves.toBe(true);
  expect(calls[0]).toBe(
    'POST /api/projects {"id":1,"project_name":"Harbor Season Program","notes":"new","base_revision":1}',
  );
  expect(desk.get().form).toMatchObject({ notes: 'new', clientName: project.client_name });
});

test('P7 autosave of a project over the limit shows it at the name and does not repeat, until there may be room', async () => {
  refuse('projects.limit_reached');
  const { desk, saver } = typing({ projectNameType: 'Menu' });
  await pass(AUTOSAVE_DELAY_MS);
  expect(desk.get().errors).toEqual({ projectNameType: 'Refused.' });
  typeIn(desk, { notes: 'more' });
  expect(desk.get().isDue).toBe(false);
  const calls = answerCalls(() => buildProject({ project_name: 'Menu' }));
  saver.tryAgain('projectNameType');
  await pass(AUTOSAVE_DELAY_MS);
  expect(calls).toEqual([expect.stringMatching(/^POST .*"Menu".*"more"/)]);
});

test('P1 Save Project needs no name, but something of a job', async () => {
  const calls = answerCalls(() => project);
  const empty = typing({ projectNameType: ' ', status: 'open' });
  await expect(empty.saver.saveNow()).resolves.toBe(false);
  expect(calls).toEqual([]);
  expect(empty.desk.get().errors).toEqual({
    projectNameType: 'Enter a name, a client, or anything else of the job.',
  });
  typeIn(empty.desk, { clientName: 'Osteria' });
  expect(empty.desk.get().errors).toEqual({});
  await expect(typing({ notes: 'of a job' }).saver.saveNow()).resolves.toBe(true);
  await expect(typing({ projectNameType: '' }, project).saver.saveNow()).resolves.toBe(true);
  expect(calls).toEqual([
    expect.stringMatching(/^POST .*"project_name":"".*"notes":"of a job"/),
    expect.stringMatching(/^POST .*"project_name":""/),
  ]);
});

test('P6 Save Project tries refused fields again, which autosave leaves out', async () => {
  refuse('request.invalid', { errors: [{ path: 'status', message: 'Too long.' }] });
  const { desk, saver } = typing({ status: 'long' }, project);
  await pass(AUTOSAVE_DELAY_MS);
  expect(desk.get()).toMatchObject({ errors: { status: 'Too long.' }, focusesErrors: false });
  const calls = answerCalls(() => ({ ...project, status: 'long', revision: 2 }));
  await pass(10 * AUTOSAVE_DELAY_MS);
  expect(calls).toEqual([]);
  await expect(saver.saveNow()).resolves.toBe(true);
  expect(desk.get().errors).toEqual({});
});

test('P2 flush saves what it can, and tells when text is left', async () => {
  const calls = answerCalls(() => ({ ...project, notes: 'new', revision: 2 }));
  await expect(typing({ notes: 'new' }, project).saver.flush()).resolves.toBe(true);
  expect(calls[0]).toBe('PATCH /api/projects/1 {"notes":"new","base_revision":1}');
  await pass(KEEP_DELAY_MS);
  await expect(typing({ notes: 'of a job' }).saver.flush()).resolves.toBe(false);
});

test('P6 autosave and flush save the other fields after one was refused', async () => {
  const { desk, saver } = typing({ projectNameType: 'Taken', notes: 'new' }, project);
  refuse('projects.name_taken', { errors: [{ path: 'project_name', message: 'Taken.' }] });
  const refusing = globalThis.fetch;
  const calls = answerCalls(() => ({ ...project, notes: 'new', revision: 2 }));
  const answering = globalThis.fetch;
  globalThis.fetch = (url, init) =>
    (typeof init?.body === 'string' && init.body.includes('Taken') ? refusing : answering)(url, init);
  await expect(saver.flush()).resolves.toBe(false);
  expect(calls).toEqual(['PATCH /api/projects/1 {"notes":"new","base_revision":1}']);
  expect(desk.get()).toMatchObject({
    record: { notes: 'new' },
    form: { projectNameType: 'Taken' },
    errors: { projectNameType: 'Taken.' },
  });
});

test('R1 autosave leaves out a reminder in the past, which Save Project sends', async () => {
  const calls = answerCalls(() => ({ ...project, notes: 'new', revision: 2 }));
  const { desk, saver } = typing({ reminderDate: '2020-01-06' }, project);
  await pass(AUTOSAVE_DELAY_MS);
  expect(calls).toEqual([]);
  typeIn(desk, { notes: 'new' });
  await pass(AUTOSAVE_DELAY_MS);
  expect(calls).toEqual(['PATCH /api/projects/1 {"notes":"new","base_revision":1}']);
  expect(desk.get().form.reminderDate).toBe('2020-01-06');
  await saver.saveNow();
  expect(calls[1]).toContain('"reminder_date":"2020-01-06"');
});

test('P6 Save Project waits for an autosave, and then saves what was typed since', async () => {
  let release = () => {};
  const { desk, saver } = typing({ notes: 'one' }, project);
  const calls = answerCalls((call) => ({
    ...project,
    notes: call.startsWith('PATCH') ? 'one' : 'one and two',
    revision: calls.length + 1,
  }));
  const answering = globalThis.fetch;
  globalThis.fetch = async (url, init) => {
    const answer = answering(url, init);
    if (calls.length === 1) await new Promise<void>((resolve) => (release = resolve));
    return answer;
  };
  await pass(AUTOSAVE_DELAY_MS);
  typeIn(desk, { notes: 'one and two' });
  const saved = saver.saveNow();
  await pass(0);
  expect(desk.get()).toMatchObject({ isOnRequest: true, isSaving: true });
  expect(calls).toHaveLength(1);
  release();
  await expect(saved).resolves.toBe(true);
  expect(calls.map((call) => call.split(' ')[0])).toEqual(['PATCH', 'POST']);
  expect(desk.get()).toMatchObject({ isOnRequest: false, isDirty: false });
});

test('P6 autosave tries what Save Project could not send', async () => {
  const { saver } = typing({ notes: 'new' }, project);
  await expect(saver.saveNow()).resolves.toBe(false);
  expect(shown()).toMatchObject([{ title: 'Project not saved' }]);
  const calls = answerCalls(() => ({ ...project, notes: 'new', revision: 2 }));
  await pass(AUTOSAVE_DELAY_MS);
  expect(calls).toEqual(['PATCH /api/projects/1 {"notes":"new","base_revision":1}']);
});

test('P6 autosave tells once that the project was deleted elsewhere, and waits for Save Project', async () => {
  refuse('projects.not_found');
  const { desk, saver } = typing({ notes: 'new' }, project);
  desk.attach(buildInputs().inputs);
  await pass(10 * AUTOSAVE_DELAY_MS);
  typeIn(desk, { notes: 'newer' });
  await pass(10 * AUTOSAVE_DELAY_MS);
  expect(desk.get().failure).toBe('gone');
  expect(shown().map(({ title }) => title)).toEqual(['Project deleted elsewhere']);
  const refusing = globalThis.fetch;
  const calls = answerCalls(() => buildProject({ id: 9, uuid: desk.session.editor.notes().newUuid }));
  const answering = globalThis.fetch;
  globalThis.fetch = (url, init) =>
    (typeof init?.body === 'string' && init.body.includes('"id":1') ? refusing : answering)(url, init);
  await expect(saver.saveNow()).resolves.toBe(true);
  expect(calls[0]).toContain(`"client_name":"${project.client_name}"`);
  expect(desk.get().record?.id).toBe(9);
});

test('P6 that the project was deleted elsewhere is told, too, when it is found by leaving the page', async () => {
  refuse('projects.not_found');
  const { desk } = typing({ notes: 'new' }, project);
  desk.attach(buildInputs().inputs);
  window.dispatchEvent(new Event('pagehide'));
  await pass(0);
  expect(shown().map(({ title }) => title)).toEqual(['Project deleted elsewhere']);
});

test('P2 a project that was made here and deleted elsewhere is saved again under another UUID', async () => {
  const { desk, saver } = typing({ projectNameType: 'Menu' });
  const uuid = desk.session.editor.uuid();
  answerCalls(() => buildProject({ id: 7, uuid, project_name: 'Menu' }));
  await pass(AUTOSAVE_DELAY_MS);
  refuse('projects.not_found');
  const refusing = globalThis.fetch;
  const bodies: unknown[] = [];
  globalThis.fetch = (url, init) => {
    bodies.push(JSON.parse(typeof init?.body === 'string' ? init.body : '{}'));
    return refusing(url, init);
  };
  typeIn(desk, { notes: 'more' });
  await saver.saveNow();
  expect(bodies).toMatchObject([{ id: 7 }, { uuid: expect.not.stringMatching(uuid) }]);
});

test('P6 saves are sent one at a time, however many wait', async () => {
  const server = serveProject(project, 500);
  const { desk, saver } = typing({ notes: 'one' }, project);
  const flushed = saver.flush();
  await pass(0);
  typeIn(desk, { notes: 'one two' });
  const waiting = [saver.flush(), saver.flush(), saver.saveNow()];
  await pass(5_000);
  await expect(Promise.all([flushed, ...waiting])).resolves.toEqual([true, true, true, true]);
  expect(server.mostAtOnce()).toBe(1);
  expect(server.sent.map(({ method }) => method)).toEqual(['PATCH', 'PATCH', 'POST']);
});

test('P2 a date that is half typed while Save Project waits is asked for, and clears nothing', async () => {
  const { inputs, input } = buildInputs();
  const server = serveProject(project, 500);
  const { desk, saver } = typing({ notes: 'one' }, project);
  desk.attach(inputs);
  void saver.flush();
  const saved = saver.saveNow();
  await pass(0);
  setHalfTyped(input('dueDate'), true);
  typeIn(desk, { dueDate: '' });
  await pass(1_000);
  await expect(saved).resolves.toBe(false);
  expect(server.sent).toHaveLength(1);
  expect(desk.get()).toMatchObject({ errors: { dueDate: 'Finish this date' }, isOnRequest: false });
});

test('P1 a save that failed without an error of a field takes no focus later', async () => {
  const { inputs, input } = buildInputs();
  const { desk, saver } = typing({ notes: 'new' }, project);
  desk.attach(inputs);
  await saver.saveNow();
  setHalfTyped(input('dueDate'), true);
  desk.session.editor.leave('dueDate');
  expect(desk.get()).toMatchObject({ errors: { dueDate: 'Finish this date' }, focusesErrors: false });
});

test('P6 autosave pauses while a dialog is open, also in a project that is opened then', async () => {
  const calls = answerCalls(() => ({ ...project, notes: 'new', revision: 2 }));
  const { desk } = typing({}, project);
  desk.pause(true);
  typeIn(desk, { notes: 'new' });
  await pass(3 * AUTOSAVE_DELAY_MS);
  desk.open(buildProject({ id: 2 }), { isDropped: true });
  typeIn(desk, { notes: 'new' });
  await pass(3 * AUTOSAVE_DELAY_MS);
  expect(calls).toEqual([]);
  desk.pause(false);
  await pass(AUTOSAVE_DELAY_MS);
  expect(calls).toHaveLength(1);
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
  const { saver } = typing({ notes: 'new' }, project);
  await saver.flush();
  await expect(saver.saveNow()).resolves.toBe(true);
  expect(sent.map(({ call }) => call.split(' ')[0])).toEqual(['PATCH', 'POST']);
  expect(sent[1]?.key).not.toBe(sent[0]?.key);
});

test('S7 a save that is repeated is sent as it was, with its key, also from another time zone', async () => {
  const { sent } = answerAfterLoss(() => ({ ...project, reminder_date: '2099-01-05', revision: 2 }));
  const { saver } = typing({ reminderDate: '2099-01-05' }, project);
  await saver.flush();
  const options = jest
    .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the rest isn't read
    .mockReturnValue({ timeZone: 'Pacific/Auckland' } as Intl.ResolvedDateTimeFormatOptions);
  await saver.flush();
  options.mockRestore();
  expect(sent[0]?.call).toContain('time_zone');
  expect(sent[1]).toEqual(sent[0]);
});

test('S7 a key that the server has of another request is replaced without a word', async () => {
  const { sent, requests } = answerAfterLoss(() => ({ ...project, notes: 'new', revision: 2 }));
  const { desk, saver } = typing({ notes: 'new' }, project);
  await saver.flush();
  requests.set(sent[0]?.key ?? '', 'another');
  await expect(saver.flush()).resolves.toBe(true);
  expect(sent).toHaveLength(3);
  expect(desk.get()).toMatchObject({ errors: {}, failure: null });
});

test.each([
  ['tells of a conflict when the form is not on screen', [], ['Changed elsewhere, too']],
  ['leaves a conflict to the form on screen', [{}], []],
])('P2 S7 autosave %s', async (_, rects, titles) => {
  refuse('projects.changed_elsewhere', { current: { ...project, notes: 'theirs', revision: 2 } });
  const { inputs } = buildInputs();
  // jsdom has no layout.
  Object.assign(inputs, { getClientRects: () => rects });
  const { desk } = typing({ notes: 'mine' }, project);
  desk.attach(inputs);
  await pass(AUTOSAVE_DELAY_MS);
  expect(desk.get().conflicts).toEqual({ notes: 'theirs' });
  expect(shown().map(({ title }) => title)).toEqual(titles);
});

test('P2 Save Project merges a newer version, and asks where both sides changed a text', async () => {
  refuse('projects.changed_elsewhere', { current: { ...project, notes: 'theirs', revision: 2 } });
  const { desk, saver } = typing({ notes: 'mine', status: 'mine' }, project);
  const calls: string[] = [];
  const refusing = globalThis.fetch;
  globalThis.fetch = (url, init) => {
    calls.push(String(init?.method));
    return refusing(url, init);
  };
  await expect(saver.saveNow()).resolves.toBe(false);
  expect(calls).toEqual(['POST']);
  expect(desk.get()).toMatchObject({ conflicts: { notes: 'theirs' }, form: { status: 'mine' } });
  expect(shown()).toMatchObject([
    { title: 'Changed elsewhere, too', description: 'Choose which text to keep: Notes.' },
  ]);
});

test('S7 a draft is saved without a screen', async () => {
  const calls = answerCalls(() => ({ ...project, notes: 'new', revision: 2 }));
  const editor = new ProjectEditor(project);
  const keep = jest.fn();
  const saver = new ProjectSaver(editor, new QueryClient(), { userId: 'maya', keep });
  editor.set('notes', 'new');
  await expect(saver.flush()).resolves.toBe(true);
  expect(calls).toHaveLength(1);
  expect(keep).toHaveBeenCalledTimes(1);
});
