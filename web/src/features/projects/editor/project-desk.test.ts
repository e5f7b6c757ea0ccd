import { describe, expect, jest, test } from '@jest/globals';
import { keptProjects } from '../../../entities/project/kept-project.ts';
import { emptyForm, formOf } from '../../../entities/project/project-form.ts';
import { buildProject } from '../../../entities/project/testing/build-project.ts';
import { answerCalls } from '../../../platform/api/testing/answer-calls.ts';
import { AUTOSAVE_DELAY_MS } from '../../../platform/documents/autosave.ts';
import { KEEP_DELAY_MS } from '../../../platform/documents/document-session.ts';
import { keptDrafts, tabId } from '../../../platform/storage/kept-draft.ts';
import { currentToasts } from '../../../ui/toast-store.ts';
import { CLEAR_SUPPRESSION_MS } from './project-desk.ts';
import { buildInputs, setHalfTyped } from './testing/build-inputs.ts';
import { serveProject } from './testing/serve-project.ts';
import { killDesk, leaveDesks, openDesk, setUpDesks, typeIn } from './testing/open-desk.ts';

const harbor = buildProject();
const postcard = buildProject({
  id: 2,
  uuid: '0f4f0c6e-5b0a-4c55-9d3e-0d7c7a1f0a02',
  project_name: 'Holiday postcard',
});
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

setUpDesks();

describe('a project that arrives', () => {
  test('P3 fills a vacant form', () => {
    const desk = openDesk();
    desk.arrive(harbor);
    expect(desk.get()).toMatchObject({ record: harbor, form: formOf(harbor) });
  });

  test('P3 never overwrites typed text', () => {
    const desk = openDesk();
    typeIn(desk, { status: 'x' });
    desk.arrive(harbor);
    expect(desk.get()).toMatchObject({ record: null, form: { status: 'x' } });
  });

  test('P3 a project that arrives is not loaded if it is named "SLOT:"', () => {
    const desk = openDesk();
    desk.arrive(buildProject({ project_name: 'SLOT:3' }));
    expect(desk.get().record).toBeNull();
  });

  test('P3 a project that arrives neither fills a form for a new project nor replaces an open one', () => {
    const desk = openDesk();
    desk.startNew();
    desk.arrive(harbor);
    expect(desk.get().record).toBeNull();
    desk.open(harbor);
    desk.arrive(postcard);
    expect(desk.get().record).toEqual(harbor);
  });

  test('P4 a project that arrives is not loaded for 4 s after Clear Fields', async () => {
    const desk = openDesk(harbor);
    desk.clear();
    await pass(CLEAR_SUPPRESSION_MS - 1);
    desk.arrive(harbor);
    expect(desk.get().record).toBeNull();
    await pass(1);
    desk.arrive(harbor);
    expect(desk.get().record).toEqual(harbor);
  });
});

describe('refreshing', () => {
  test('P4 keeps text typed meanwhile in the same project', () => {
    const desk = openDesk(harbor);
    const before = desk.get();
    typeIn(desk, { notes: 'mine' });
    expect(desk.refresh({ ...harbor, notes: 'theirs', status: 'On press' }, before)).toBe(true);
    expect(desk.get().form).toMatchObject({ notes: 'mine', status: 'On press' });
  });

  test('P4 refreshing does not load another project over text typed meanwhile', () => {
    const desk = openDesk(harbor);
    const before = desk.get();
    expect(desk.refresh(postcard, before)).toBe(true);
    expect(desk.get()).toMatchObject({ record: postcard, form: formOf(postcard) });
    const other = desk.get();
    typeIn(desk, { notes: 'of the postcard' });
    expect(desk.refresh(harbor, other)).toBe(false);
    expect(desk.get()).toMatchObject({ record: postcard, form: { notes: 'of the postcard' } });
  });

  test('P4 refreshing does not load a project over another one that was opened meanwhile', () => {
    const desk = openDesk(harbor);
    const before = desk.get();
    desk.open(postcard);
    expect(desk.refresh(harbor, before)).toBe(false);
    expect(desk.get().record).toEqual(postcard);
  });
});

describe('clearing', () => {
  test('P4 empties the form and closes the project', () => {
    const desk = openDesk(harbor);
    desk.clear();
    expect(desk.get()).toMatchObject({ record: null, form: emptyForm });
  });

  test('P4 Undo brings back the cleared project and text, including unsaved text', async () => {
    const calls = answerCalls(() => ({ ...harbor, status: 'On press', revision: 2 }));
    const desk = openDesk(harbor);
    typeIn(desk, { status: 'On press' });
    const undo = desk.clear({ isDropped: true });
    await pass(2 * AUTOSAVE_DELAY_MS);
    expect(calls).toEqual([]);
    expect(undo()).toBe(true);
    expect(desk.get()).toMatchObject({ record: harbor, form: { ...formOf(harbor), status: 'On press' } });
    // It is saved by itself, as before.
    await pass(AUTOSAVE_DELAY_MS);
    expect(calls).toHaveLength(1);
  });

  test('P4 P6 a project is saved by itself again after Undo, also if a question had paused that', async () => {
    const desk = openDesk(harbor);
    typeIn(desk, { notes: 'mine' });
    desk.pause(true);
    const undo = desk.clear({ isDropped: true });
    desk.pause(false);
    undo();
    const calls = answerCalls(() => ({ ...harbor, notes: 'mine', revision: 2 }));
    await pass(AUTOSAVE_DELAY_MS);
    expect(calls).toHaveLength(1);
  });

  test('P4 Undo brings back a new project with the UUID that its running save uses', () => {
    const desk = openDesk();
    typeIn(desk, { projectNameType: 'Menu' });
    const uuid = desk.session.editor.uuid();
    const undo = desk.clear({ isDropped: true });
    undo();
    expect(desk.session.editor.uuid()).toBe(uuid);
  });

  test('P4 Undo changes nothing after new text was typed, or another project was opened', () => {
    const desk = openDesk(harbor);
    const undo = desk.clear();
    typeIn(desk, { notes: 'of another job' });
    expect(undo()).toBe(false);
    expect(desk.get().form.notes).toBe('of another job');
    desk.open(postcard);
    expect(undo()).toBe(false);
    expect(desk.get().record).toEqual(postcard);
  });

  test('P4 a form with only a status or reminder counts as empty for Undo, but nothing is loaded over it', async () => {
    const desk = openDesk(harbor);
    const undo = desk.clear();
    typeIn(desk, { status: 'On press' });
    await pass(CLEAR_SUPPRESSION_MS);
    desk.arrive(postcard);
    expect(desk.get()).toMatchObject({ record: null, form: { status: 'On press' } });
    expect(undo()).toBe(true);
    expect(desk.get().record).toEqual(harbor);
  });

  test('P4 brings back the saved date, not half of one', () => {
    const { inputs, input } = buildInputs();
    const desk = openDesk({ ...harbor, due_date: '2027-01-15' });
    desk.attach(inputs);
    setHalfTyped(input('dueDate'), true);
    typeIn(desk, { dueDate: '' });
    const undo = desk.clear({ isDropped: true });
    undo();
    expect(desk.get()).toMatchObject({ form: { dueDate: '2027-01-15' }, unfinished: ['dueDate'] });
  });
});

describe('text in the form', () => {
  const draftNames = () => keptProjects.all('maya').map(({ name }) => name);
  /** Stores a draft as another tab would, which is still there or was closed. */
  const keepInTab = (tab: string, notes: string, isInUse: boolean) => {
    const desk = openDesk(harbor);
    typeIn(desk, { notes });
    document.dispatchEvent(new Event('visibilitychange'));
    killDesk(desk);
    const [key, text] = Object.entries(localStorage).find(([name]) => name.includes(harbor.uuid)) ?? [];
    localStorage.removeItem(String(key));
    const draft = String(text).replace('"isInUse":true', `"isInUse":${isInUse}`);
    localStorage.setItem(`print-partner:maya:draft:project:${harbor.uuid}:${tab}`, draft);
  };

  test('A5 of a new project is stored half a second after the last change', async () => {
    const desk = openDesk();
    typeIn(desk, { notes: 'of a new project' });
    await pass(KEEP_DELAY_MS - 1);
    expect(draftNames()).toEqual([]);
    await pass(1);
    expect(draftNames()).toEqual([`project:${desk.session.editor.uuid()}:${tabId('maya')}`]);
  });

  test('A5 text in the form is there again after a reload, with its project, and still counts as unsaved', () => {
    const desk = openDesk(harbor);
    typeIn(desk, { notes: 'call the bindery' });
    window.dispatchEvent(new Event('pagehide'));
    killDesk(desk);
    const back = openDesk();
    expect(back.get()).toMatchObject({ record: harbor, form: { notes: 'call the bindery' }, isDirty: true });
    expect(currentToasts()).toMatchObject([{ title: 'Your changes are back' }]);
  });

  test('A5 the form takes the text of its own tab first, then of one that was closed, and of none that shows it', () => {
    keepInTab('2-2', 'of the other', false);
    const desk = openDesk();
    expect(desk.get().form.notes).toBe('of the other');
    expect(draftNames()).toEqual([`project:${harbor.uuid}:${tabId('maya')}`]);
    typeIn(desk, { notes: 'own' });
    window.dispatchEvent(new Event('pagehide'));
    killDesk(desk);
    const own = Object.entries(localStorage);
    keepInTab('2-2', 'of the other', true);
    for (const [key, text] of own) localStorage.setItem(key, String(text));
    expect(openDesk().get().form.notes).toBe('own');
  });

  test('A5 text is not taken from a tab that shows it until its heartbeat has stopped for minutes', () => {
    keepInTab('2-2', 'of the other', true);
    const desk = openDesk();
    expect(desk.get().record).toBeNull();
    jest.setSystemTime(Date.now() + 5 * 60_000);
    expect(openDesk().get().form.notes).toBe('of the other');
  });

  test('A5 kept text is removed once it is saved, and nothing is stored after the screen was left', async () => {
    answerCalls(() => ({ ...harbor, notes: 'new', revision: 2 }));
    const desk = openDesk(harbor);
    typeIn(desk, { notes: 'new' });
    await pass(AUTOSAVE_DELAY_MS - 1);
    expect(draftNames()).toHaveLength(1);
    // The draft goes at once: a page that is left now must not bring it back.
    await pass(1);
    expect(draftNames()).toEqual([]);
    leaveDesks();
    await pass(120_000);
    expect(draftNames()).toEqual([]);
  });

  test('A6 text is not stored and not warned of when everything is saved', async () => {
    const desk = openDesk(harbor);
    window.dispatchEvent(new Event('pagehide'));
    expect(draftNames()).toEqual([]);
    expect(desk.session.unsavedTitle()).toBeNull();
    typeIn(desk, { notes: 'x' });
    expect(desk.session.unsavedTitle()).toBe(`the project “${harbor.project_name}”`);
    desk.startNew({ isDropped: true });
    typeIn(desk, { notes: 'x' });
    expect(desk.session.unsavedTitle()).toBe('a project without a name');
  });

  test('A5 half of a date is stored as the saved date, also when the screen is left', async () => {
    const desk = openDesk({ ...harbor, due_date: '2027-01-15' });
    const { inputs, input } = buildInputs();
    desk.attach(inputs);
    setHalfTyped(input('dueDate'), true);
    typeIn(desk, { dueDate: '', notes: 'meanwhile' });
    const kept = () => keptProjects.all('maya')[0]?.draft.values;
    await pass(KEEP_DELAY_MS);
    expect(kept()).toMatchObject({ dueDate: '2027-01-15', notes: 'meanwhile' });
    leaveDesks();
    expect(kept()).toMatchObject({ dueDate: '2027-01-15', notes: 'meanwhile' });
  });

  test('A5 a date that was half typed when the page is left is remembered by its tab only', () => {
    const desk = openDesk({ ...harbor, due_date: '' });
    const { inputs, input } = buildInputs();
    desk.attach(inputs);
    // Browsers report no input while a date that was empty is typed.
    setHalfTyped(input('dueDate'), true);
    window.dispatchEvent(new Event('pagehide'));
    expect(keptProjects.all('maya')).toMatchObject([{ draft: { unfinished: ['dueDate'], isInUse: false } }]);
    expect(keptDrafts('maya')).toEqual([]);
    killDesk(desk);
    expect(openDesk().get()).toMatchObject({ record: { id: harbor.id }, unfinished: ['dueDate'] });
  });

  test('P6 half of a date clears no stored date when the screen is left, or another project is opened', async () => {
    const { inputs, input } = buildInputs();
    const calls = answerCalls(() => ({ ...harbor, notes: 'new', revision: 2 }));
    const leave = [
      (desk: ReturnType<typeof openDesk>) => desk.open(postcard),
      (desk: ReturnType<typeof openDesk>) => {
        leaveDesks();
        desk.attach(null);
      },
    ];
    for (const leaveForm of leave) {
      const desk = openDesk(harbor);
      desk.attach(inputs);
      setHalfTyped(input('dueDate'), true);
      typeIn(desk, { dueDate: '', notes: 'new' });
      leaveForm(desk);
      await pass(0);
      setHalfTyped(input('dueDate'), false);
    }
    const notesOnly = 'PATCH /api/projects/1 {"notes":"new","base_revision":1}';
    expect(calls).toEqual([notesOnly, notesOnly]);
  });

  test('A5 under the name of an earlier version has a UUID once it is shown, and is gone once it is saved', async () => {
    const tab = tabId('maya');
    const value = { record: null, isNew: true, form: { ...emptyForm, projectNameType: 'Menu' } };
    const draft = JSON.stringify({ title: 'x', keptAt: Date.now(), value });
    localStorage.setItem(`print-partner:maya:draft:project:new:${tab}`, draft);
    const desk = openDesk();
    expect(draftNames()).toEqual([`project:${desk.session.editor.uuid()}:${tab}`]);
    answerCalls(() => buildProject({ uuid: desk.session.editor.uuid(), project_name: 'Menu' }));
    await pass(2 * AUTOSAVE_DELAY_MS);
    expect(draftNames()).toEqual([]);
  });

  test('P6 a date counts as half typed before until it is edited or left, or another project is opened', () => {
    const desk = openDesk({ ...harbor, due_date: '' });
    const { inputs, input } = buildInputs();
    desk.attach(inputs);
    setHalfTyped(input('dueDate'), true);
    setHalfTyped(input('reminderDate'), true);
    desk.session.editor.finish();
    setHalfTyped(input('dueDate'), false);
    setHalfTyped(input('reminderDate'), false);
    typeIn(desk, { notes: 'new' });
    expect(desk.get().unfinished).toEqual(['dueDate', 'reminderDate']);
    desk.session.editor.leave('dueDate');
    expect(desk.get().unfinished).toEqual(['reminderDate']);
    typeIn(desk, { reminderDate: '2099-12-06' });
    expect(desk.get().unfinished).toEqual([]);
    desk.session.editor.note({ unfinished: ['dueDate'] });
    desk.open(postcard, { isDropped: true });
    expect(desk.get().unfinished).toEqual([]);
  });

  test('S7 a new project has its UUID from the first letter on', async () => {
    const desk = openDesk();
    typeIn(desk, { notes: 'one' });
    await pass(KEEP_DELAY_MS);
    const [draft] = keptProjects.all('maya');
    typeIn(desk, { notes: 'one and two' });
    await pass(KEEP_DELAY_MS);
    expect(keptProjects.all('maya')).toMatchObject([
      { name: draft?.name, draft: { newUuid: draft?.draft.newUuid, values: { notes: 'one and two' } } },
    ]);
  });

  test('P2 a new project is stored with the UUID and the key of its save before that is answered', async () => {
    const desk = openDesk();
    typeIn(desk, { projectNameType: 'Menu' });
    globalThis.fetch = () => new Promise(() => {});
    await pass(AUTOSAVE_DELAY_MS);
    expect(keptProjects.all('maya')[0]?.draft).toMatchObject({
      newUuid: desk.session.editor.uuid(),
      attempt: { values: { projectNameType: 'Menu' }, revision: 0 },
    });
  });
});

describe('a project that was left', () => {
  const leaveUnsent = async () => {
    const desk = openDesk(harbor);
    typeIn(desk, { notes: 'call the bindery' });
    await desk.session.leaveForLater();
    desk.open(postcard);
    await pass(0);
    return desk;
  };

  test('S7 comes back with its project only, over its newer version', async () => {
    const desk = await leaveUnsent();
    expect(desk.get().form).toEqual(formOf(postcard));
    killDesk(desk);
    const back = openDesk();
    expect(back.get()).toMatchObject({ record: null, form: emptyForm });
    back.open({ ...harbor, status: 'On press', notes: 'theirs', revision: 2 });
    expect(back.get()).toMatchObject({
      form: { notes: 'call the bindery', status: 'On press' },
      conflicts: { notes: 'theirs' },
    });
  });

  test('S7 saves what it still has to, also while another one is open', async () => {
    const desk = openDesk(harbor);
    typeIn(desk, { notes: 'call the bindery' });
    const calls = answerCalls(() => ({ ...harbor, notes: 'call the bindery', revision: 2 }));
    desk.open(postcard);
    await desk.settled();
    expect(calls).toEqual(['PATCH /api/projects/1 {"notes":"call the bindery","base_revision":1}']);
    expect(desk.get()).toMatchObject({ record: postcard, form: formOf(postcard) });
    expect(keptProjects.all('maya')).toEqual([]);
  });

  test('S7 a project that was left has the key of its last save on this device before that is answered', async () => {
    const desk = openDesk(harbor);
    typeIn(desk, { notes: 'mine' });
    globalThis.fetch = () => new Promise(() => {});
    leaveDesks();
    expect(keptProjects.all('maya')[0]?.draft.attempt).toMatchObject({ values: { notes: 'mine' } });
  });

  test('P2 a project that was left is in no conflict with itself when it is opened again while its last save runs', async () => {
    const server = serveProject(harbor, 400);
    const desk = openDesk(harbor);
    typeIn(desk, { notes: 'one' });
    const flushed = desk.session.saver.flush();
    await pass(200);
    typeIn(desk, { notes: 'one two' });
    await pass(300);
    await expect(flushed).resolves.toBe(true);
    desk.open(postcard);
    await pass(100);
    desk.open({ ...harbor, notes: 'one', revision: 2 });
    expect(desk.get().form.notes).toBe('one two');
    typeIn(desk, { notes: 'one two three' });
    await pass(10 * AUTOSAVE_DELAY_MS);
    expect(desk.get().conflicts).toEqual({});
    expect(server.stored()).toMatchObject({ notes: 'one two three' });
    expect(server.mostAtOnce()).toBe(1);
  });

  test('S7 counts as left only once the form has gone on', async () => {
    const desk = openDesk();
    typeIn(desk, { notes: 'of a new job' });
    await desk.session.leaveForLater();
    typeIn(desk, { notes: 'of a new job, and more' });
    await pass(KEEP_DELAY_MS);
    killDesk(desk);
    expect(openDesk().get().form.notes).toBe('of a new job, and more');
  });

  test('P7 saves nothing that the user has discarded', async () => {
    const desk = openDesk(harbor);
    typeIn(desk, { notes: 'call the bindery' });
    await pass(KEEP_DELAY_MS);
    const calls = answerCalls(() => harbor);
    desk.open(postcard, { isDropped: true });
    await pass(10 * AUTOSAVE_DELAY_MS);
    expect(calls).toEqual([]);
    expect(keptProjects.all('maya')).toEqual([]);
  });

  test('S7 text of a project that was deleted elsewhere opens as a new one, which waits for Save Project', async () => {
    const desk = await leaveUnsent();
    desk.openUnsent({ uuid: harbor.uuid, isDeleted: true });
    expect(desk.get()).toMatchObject({ record: null, failure: 'gone', form: { notes: 'call the bindery' } });
    expect(desk.session.editor.uuid()).not.toBe(harbor.uuid);
    const calls = answerCalls(() => harbor);
    await pass(10 * AUTOSAVE_DELAY_MS);
    window.dispatchEvent(new Event('pagehide'));
    await expect(desk.session.saver.flush()).resolves.toBe(false);
    expect(calls).toEqual([]);
    const { editor } = desk.session;
    expect(keptProjects.find('maya', editor.uuid())?.draft).toMatchObject({ base: null, isGone: true });
    expect(keptProjects.find('maya', harbor.uuid)).toBeUndefined();
  });

  test('S7 a new one that only this device has opens again', async () => {
    const desk = openDesk();
    typeIn(desk, { projectNameType: 'Menu' });
    const uuid = desk.session.editor.uuid();
    await desk.session.leaveForLater();
    desk.open(postcard);
    await pass(0);
    desk.openUnsent({ uuid, isDeleted: false });
    expect(desk.get()).toMatchObject({ record: null, form: { projectNameType: 'Menu' }, isNew: false });
    expect(desk.session.editor.uuid()).toBe(uuid);
  });

  test('S7 a save whose answer was lost with the page keeps its key, and its text is not another side’s', async () => {
    const desk = openDesk(harbor);
    typeIn(desk, { notes: 'call them' });
    globalThis.fetch = () => new Promise(() => {});
    await pass(AUTOSAVE_DELAY_MS);
    typeIn(desk, { notes: 'call them twice' });
    window.dispatchEvent(new Event('pagehide'));
    const { attempt } = desk.session.editor.kept();
    killDesk(desk);
    const back = openDesk();
    expect(back.session.editor.kept().attempt).toEqual(attempt);
    back.arrive({ ...harbor, notes: 'call them', revision: 2 });
    expect(back.get()).toMatchObject({ form: { notes: 'call them twice' }, conflicts: {} });
  });
});
