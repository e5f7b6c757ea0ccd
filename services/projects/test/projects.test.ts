import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  clearActiveProject,
  deleteProject,
  describeProjects,
  getActiveProject,
  getProject,
  listProjects,
  patchProject,
  saveProject,
  setActiveProject,
} from '@printpartner/contracts';
import { type Projects, startProjects } from './start-projects.ts';

let projects: Projects;
beforeAll(async () => {
  projects = await startProjects();
});
afterAll(() => projects.stop());

const save = (draft: Parameters<Projects['call']>[1], userId: string) =>
  projects.call(saveProject, draft as never, userId);
const refusal = (code: string) => expect.objectContaining({ reply: expect.objectContaining({ code }) });

describe('saving', () => {
  it('P2 a save updates by id, else by name, else inserts', async () => {
    const user = randomUUID();
    const first = await save({ project_name: 'Menu' }, user);
    const byName = await save({ project_name: ' Menu ', notes: 'by name' }, user);
    const byId = await save({ id: `project-${first.id}`, project_name: 'Menu 2' }, user);
    const byUuid = await save({ id: first.uuid, client_name: 'Osteria' }, user);
    const other = await save({ id: 999_999, project_name: 'Wine list' }, user);
    expect(byName.id).toBe(first.id);
    expect(byId).toMatchObject({ id: first.id, notes: 'by name', project_name: 'Menu 2' });
    expect(byUuid).toMatchObject({ id: first.id, client_name: 'Osteria', project_name: 'Menu 2' });
    expect(other.id).not.toBe(first.id);
    const { projects: all } = await projects.call(listProjects, {}, user);
    expect(all.map(({ project_name }) => project_name)).toEqual(['Wine list', 'Menu 2']);
  });

  it('P1 a new project needs something of a job, but no name; one that exists may be emptied', async () => {
    const user = randomUUID();
    const empty = { project_name: ' ', status: 'Waiting', reminder_date: '2030-01-02' };
    await expect(save(empty, user)).rejects.toEqual(refusal('request.invalid'));
    const first = await save({ client_name: 'Osteria' }, user);
    const other = await save({ project_name: '', notes: 'Menu' }, user);
    expect(other.id).not.toBe(first.id);
    expect(await save({ id: first.id, client_name: '' }, user)).toMatchObject({
      id: first.id,
      client_name: '',
    });
  });

  it('P2 many saves of one name at once make one row', async () => {
    const user = randomUUID();
    const saved = await Promise.all(
      Array.from({ length: 25 }, (_, index) => save({ project_name: 'Postcard', notes: `${index}` }, user)),
    );
    expect(new Set(saved.map(({ id }) => id)).size).toBe(1);
    const { projects: all } = await projects.call(listProjects, {}, user);
    expect(all).toHaveLength(1);
  });

  it('P2 a save keeps omitted fields and clears fields that are null or empty', async () => {
    const user = randomUUID();
    const full = {
      project_name: 'Annual report',
      client_name: 'Meridian',
      due_date: '2026-12-11',
      reminder_date: '2026-12-01',
      reminder_time: '12:30',
      reminder_message: 'Send files',
      notes: 'perfect bound',
      time_zone: 'America/New_York',
    };
    const { id } = await save(full, user);
    expect(await save({ id, status: 'At the printer' }, user)).toMatchObject({
      ...full,
      status: 'At the printer',
    });
    const cleared = await save(
      { id, due_date: '', reminder_date: null, reminder_time: '', notes: null },
      user,
    );
    expect(cleared).toMatchObject({ due_date: '', reminder_date: '', reminder_time: '', notes: '' });
    expect(cleared).toMatchObject({ client_name: 'Meridian', reminder_message: 'Send files' });
  });

  it('P2 a save allows several projects without a name, but rejects the name of another project', async () => {
    const user = randomUUID();
    const [one, two] = [await save({ notes: 'a' }, user), await save({ notes: 'b' }, user)];
    expect(one.id).not.toBe(two.id);
    await save({ project_name: 'Taken' }, user);
    await expect(save({ id: one.id, project_name: 'Taken' }, user)).rejects.toEqual(
      refusal('projects.name_taken'),
    );
    const read = await projects.call(getProject, { ref: one.id }, user);
    expect(read.project_name).toBe('');
  });

  it('P2 P5 a save blanks a legacy SLOT: name and a status of slot', async () => {
    const user = randomUUID();
    const saved = await save({ project_name: 'SLOT:3', status: 'Slot' }, user);
    expect(saved).toMatchObject({ project_name: '', status: '' });
    expect((await save({ project_name: 'New' }, user)).status).toBe('open');
  });

  it('P7 the 21st active project is rejected, also when saves race for the last place', async () => {
    const user = randomUUID();
    for (let n = 1; n <= 18; n += 1) await save({ project_name: `Job ${n}` }, user);
    const race = await Promise.allSettled(
      Array.from({ length: 6 }, (_, index) => save({ project_name: `Racer ${index}` }, user)),
    );
    expect(race.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    await expect(save({ project_name: 'One more' }, user)).rejects.toEqual(refusal('projects.limit_reached'));
    expect((await save({ project_name: 'Job 1', notes: 'still saved' }, user)).notes).toBe('still saved');
  });

  it('K6 a save records its event in its transaction, and none when it fails or changes only notes', async () => {
    const user = randomUUID();
    const reminder = { reminder_date: '2030-01-01', reminder_time: '09:00' };
    const a = await save({ project_name: 'A', ...reminder }, user);
    const b = await save({ project_name: 'B' }, user);
    await expect(save({ id: b.id, project_name: 'A', ...reminder }, user)).rejects.toEqual(
      refusal('projects.name_taken'),
    );
    await save({ project_name: 'A', notes: 'not part of the event' }, user);
    const events = await projects.database.query(
      `select payload->>'projectId' as id, (payload->>'revision')::int as revision from outbox_events
        where payload->>'userId' = $1 order by payload->'project'->>'project_name'`,
      [user],
    );
    expect(events).toEqual([
      { id: a.uuid, revision: 1 },
      { id: b.uuid, revision: 1 },
    ]);
  });
});

describe('the pointer', () => {
  it('P3 the active project is set by saves, can be set and cleared, and is cleared by a deletion', async () => {
    const user = randomUUID();
    expect(await projects.call(getActiveProject, {}, user)).toEqual({ last_project_id: null, project: null });
    const one = await save({ project_name: 'One' }, user);
    const two = await save({ project_name: 'Two' }, user);
    expect((await projects.call(getActiveProject, {}, user)).last_project_id).toBe(two.id);
    await projects.call(setActiveProject, { last_project_id: one.id }, user);
    expect((await projects.call(getActiveProject, {}, user)).project?.project_name).toBe('One');
    await projects.call(deleteProject, { ref: one.id }, user);
    expect(await projects.call(getActiveProject, {}, user)).toEqual({ last_project_id: null, project: null });
    await projects.call(setActiveProject, { last_project_id: two.id }, user);
    await projects.call(clearActiveProject, {}, user);
    expect((await projects.call(getActiveProject, {}, user)).last_project_id).toBeNull();
  });
});

describe('ownership', () => {
  it("P6 no call finds, changes or deletes another user's project", async () => {
    const [owner, otherUser] = [randomUUID(), randomUUID()];
    const mine = await save({ project_name: 'Mine', notes: 'secret' }, owner);
    for (const ref of [mine.id, mine.uuid, `project-${mine.id}`]) {
      const attempts = [
        projects.call(getProject, { ref }, otherUser),
        projects.call(patchProject, { ref, fields: { notes: 'stolen' } }, otherUser),
        projects.call(deleteProject, { ref }, otherUser),
      ];
      for (const attempt of attempts) await expect(attempt).rejects.toEqual(refusal('projects.not_found'));
      const saved = await save({ id: ref, notes: `other user's own` }, otherUser);
      expect(saved.uuid).not.toBe(mine.uuid);
    }
    await expect(projects.call(setActiveProject, { last_project_id: mine.id }, otherUser)).rejects.toEqual(
      refusal('projects.not_found'),
    );
    expect(await projects.call(describeProjects, { uuids: [mine.uuid] }, otherUser)).toEqual({
      projects: [],
    });
    expect((await projects.call(getProject, { ref: mine.id }, owner)).notes).toBe('secret');
  });

  it('P6 rejects a call without a user: "AUTH: no user"', async () => {
    const attempt = projects.call(listProjects, {});
    await expect(attempt).rejects.toEqual(refusal('auth.no_session'));
    await expect(attempt).rejects.toEqual(
      expect.objectContaining({
        reply: expect.objectContaining({ userMessage: expect.stringMatching(/^AUTH: no user \(/) }),
      }),
    );
  });
});
