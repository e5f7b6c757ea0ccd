import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  deleteProject,
  getActiveProject,
  getProject,
  listProjects,
  patchProject,
  type ProjectDraft,
  projectAlertMoved,
  saveProject,
} from '@printpartner/contracts';
import { type Projects, startProjects } from './start-projects.ts';

let projects: Projects;
beforeAll(async () => {
  projects = await startProjects();
});
afterAll(() => projects.stop());

const refusal = (code: string) => expect.objectContaining({ reply: expect.objectContaining({ code }) });
const save = (draft: Partial<ProjectDraft>, userId: string) => projects.call(saveProject, draft, userId);
const patch = (ref: string, fields: Parameters<typeof projects.call>[1], userId: string) =>
  projects.call(patchProject, { ref, fields } as never, userId);
const names = async (userId: string, archived: boolean) =>
  (await projects.call(listProjects, {}, userId)).projects
    .filter((project) => project.archived === archived)
    .map(({ project_name }) => project_name)
    .toSorted();

/** The schedule events of a user's projects, in order. */
async function recorded(userId: string): Promise<Record<string, unknown>[]> {
  const rows = await projects.database.query(
    `select payload from outbox_events where payload ->> 'userId' = $1
      order by (payload ->> 'revision')::int`,
    [userId],
  );
  return rows.map((row) => row['payload'] as Record<string, unknown>);
}

async function moveAlert(
  subject: { userId: string; projectId: string },
  move: { reminder?: { date: string; time: string; message: string | null }; movedAt?: string },
): Promise<void> {
  await projects.alerts.publish(projectAlertMoved, {
    ...subject,
    reminder: move.reminder ?? null,
    reopens: true,
    movedAt: move.movedAt ?? new Date(Date.now() + 1_000).toISOString(),
  });
  await projects.alerts.allAcknowledged();
}

describe('the schedule of a project', () => {
  it("R1 R6 a project's dates, zone and details are published when one of them changes, and only then", async () => {
    const user = randomUUID();
    const timeZone = 'America/New_York';
    const { id, uuid } = await save({ project_name: 'Menu', notes: 'no dates' }, user);
    await save({ id: String(id), notes: 'still none', printing_company: 'Riverside Press' }, user);
    await save({ id: String(id), due_date: '2030-05-01', time_zone: timeZone }, user);
    await save({ id: String(id), status: 'At the printer', client_name: 'Osteria' }, user);
    await save({ id: String(id), reminder_date: '2030-04-28', reminder_time: '12:30' }, user);
    await save({ id: String(id), due_date: '', reminder_date: '' }, user);
    const due = { dueDate: '2030-05-01', timeZone };
    const events = await recorded(user);
    expect(events).toMatchObject([
      { dueDate: '', reminderDate: '', project: { project_name: 'Menu', status: 'open' } },
      { ...due, reminderDate: '', reminderTime: '', project: { due_date: '2030-05-01' } },
      { ...due, project: { client_name: 'Osteria', status: 'At the printer' } },
      { ...due, reminderDate: '2030-04-28', reminderTime: '12:30' },
      { dueDate: '', reminderDate: '', reminderTime: '', project: { due_date: '' } },
    ]);
    const revisions = events.map(({ revision }) => Number(revision));
    expect(revisions).toEqual(revisions.toSorted((a, b) => a - b));
    expect(events.at(-1)?.['project']).toEqual({
      id,
      uuid,
      project_name: 'Menu',
      client_name: 'Osteria',
      estimate_number: '',
      status: 'At the printer',
      due_date: '',
    });
  });

  it('R6 an edit of other fields does not change when the due date was set', async () => {
    const user = randomUUID();
    const { uuid: id } = await save({ project_name: 'Menu', due_date: '2030-05-01' }, user);
    await save({ id, status: 'At the printer' }, user);
    await save({ id, reminder_date: '2030-04-28' }, user);
    await save({ id, due_date: '2030-05-02' }, user);
    const [first, status, reminder, moved] = (await recorded(user)).map(({ setAt }) => String(setAt));
    expect([status, reminder]).toEqual([first, first]);
    expect(Date.parse(moved ?? '')).toBeGreaterThan(Date.parse(first ?? ''));
  });

  it('P7 the events of a deleted project do not keep its details', async () => {
    const user = randomUUID();
    const kept = await save({ project_name: 'Poster' }, user);
    const { uuid } = await save({ project_name: 'Menu', client_name: 'Osteria' }, user);
    await projects.call(deleteProject, { ref: uuid }, user);
    const events = await recorded(user);
    expect(events.filter(({ projectId }) => projectId === uuid)).toHaveLength(2);
    expect(events.filter(({ project }) => project)).toMatchObject([{ projectId: kept.uuid }]);
  });

  it('P7 an archived project publishes an empty schedule, and its dates again when it is restored', async () => {
    const user = randomUUID();
    const { uuid } = await save({ project_name: 'Menu', due_date: '2030-05-01' }, user);
    await patch(uuid, { archived: true }, user);
    await patch(uuid, { archived: true }, user);
    await patch(uuid, { archived: false }, user);
    expect(await recorded(user)).toMatchObject([
      { dueDate: '2030-05-01' },
      { dueDate: '' },
      { dueDate: '2030-05-01' },
    ]);
  });
});

describe('a moved alert', () => {
  it('R3 a moved alert moves the reminder, opens a project that is over, and is published back', async () => {
    const user = randomUUID();
    const { uuid } = await save(
      { project_name: 'Menu', status: 'Completed', reminder_message: 'Proof' },
      user,
    );
    const subject = { userId: user, projectId: uuid };
    await moveAlert(subject, { reminder: { date: '2030-01-02', time: '09:00', message: null } });
    const fields = { reminder_date: '2030-01-02', reminder_time: '09:00', reminder_message: 'Proof' };
    expect(await projects.call(getProject, { ref: uuid }, user)).toMatchObject({ ...fields, status: 'open' });
    expect(await recorded(user)).toMatchObject([
      { revision: 1, reminderDate: '', project: { status: 'Completed' } },
      { revision: 2, reminderDate: '2030-01-02', reminderTime: '09:00', project: { status: 'open' } },
    ]);
  });

  it('R3 a moved alert keeps a status in the words of the user', async () => {
    const user = randomUUID();
    const { uuid } = await save({ project_name: 'Menu', status: 'At the printer' }, user);
    const reminder = { date: '2030-01-02', time: '09:00', message: null };
    await moveAlert({ userId: user, projectId: uuid }, { reminder });
    expect(await projects.call(getProject, { ref: uuid }, user)).toMatchObject({
      reminder_date: '2030-01-02',
      status: 'At the printer',
    });
  });

  it('R3 a move older than the saved reminder changes only the status; a save of other fields does not count', async () => {
    const user = randomUUID();
    const { uuid } = await save({ project_name: 'Menu', status: 'Done', reminder_date: '2030-03-03' }, user);
    const movedAt = new Date(Date.now() - 60_000).toISOString();
    await moveAlert(
      { userId: user, projectId: uuid },
      { reminder: { date: '2030-01-02', time: '09:00', message: null }, movedAt },
    );
    const read = await projects.call(getProject, { ref: uuid }, user);
    expect(read).toMatchObject({ reminder_date: '2030-03-03', status: 'open' });
    expect(await recorded(user)).toMatchObject([
      { revision: 1, reminderDate: '2030-03-03', project: { status: 'Done' } },
      { revision: 2, reminderDate: '2030-03-03', project: { status: 'open' } },
    ]);
    const moved = { userId: user, projectId: uuid };
    const now = new Date().toISOString();
    await save({ id: uuid, notes: 'edited later' }, user);
    await moveAlert(moved, { reminder: { date: '2030-01-02', time: '09:00', message: null }, movedAt: now });
    expect(await projects.call(getProject, { ref: uuid }, user)).toMatchObject({
      reminder_date: '2030-01-02',
      notes: 'edited later',
    });
  });

  it('R3 the later of two moves of an alert wins', async () => {
    const user = randomUUID();
    const { uuid } = await save({ project_name: 'Menu' }, user);
    const subject = { userId: user, projectId: uuid };
    const at = (ms: number) => new Date(Date.now() + ms).toISOString();
    const [first, second] = [at(100), at(200)];
    const to = (time: string) => ({ date: '2030-01-02', time, message: null });
    await moveAlert(subject, { reminder: to('10:00'), movedAt: first });
    await moveAlert(subject, { reminder: to('11:00'), movedAt: second });
    expect(await projects.call(getProject, { ref: uuid }, user)).toMatchObject({ reminder_time: '11:00' });
  });

  it('R1 a save stores legacy zone names under their current names and rejects unknown ones', async () => {
    const user = randomUUID();
    const saved = await save({ project_name: 'Menu', due_date: '2030-05-01', time_zone: 'PST8PDT' }, user);
    expect(saved.time_zone).toBe(
      new Intl.DateTimeFormat('en', { timeZone: 'PST8PDT' }).resolvedOptions().timeZone,
    );
    await expect(save({ project_name: 'Menu', time_zone: 'Mars/Olympus' }, user)).rejects.toEqual(
      refusal('request.invalid'),
    );
  });

  it('R6 a moved due-date alert leaves the reminder unchanged', async () => {
    const user = randomUUID();
    const { uuid } = await save({ project_name: 'Menu', status: 'Done', reminder_date: '2030-03-03' }, user);
    await moveAlert({ userId: user, projectId: uuid }, {});
    const read = await projects.call(getProject, { ref: uuid }, user);
    expect(read).toMatchObject({ reminder_date: '2030-03-03', status: 'open' });
  });
});

describe('archiving', () => {
  it('P7 archiving frees a place among the active projects, and restoring needs one', async () => {
    const user = randomUUID();
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, n) => save({ project_name: `Job ${n}` }, user)),
    );
    await expect(save({ project_name: 'Job 20' }, user)).rejects.toEqual(refusal('projects.limit_reached'));
    const first = all[0]?.uuid ?? '';
    expect(await patch(first, { archived: true }, user)).toMatchObject({ archived: true });
    expect(await save({ project_name: 'Job 20' }, user)).toMatchObject({ archived: false });
    await expect(patch(first, { archived: false }, user)).rejects.toEqual(refusal('projects.limit_reached'));
    await projects.call(deleteProject, { ref: all[1]?.uuid ?? '' }, user);
    expect(await patch(first, { archived: false }, user)).toMatchObject({ archived: false });
  });

  it('P7 no more projects are restored than places are free, also when restores race', async () => {
    const user = randomUUID();
    for (let n = 0; n < 5; n += 1) {
      const { uuid } = await save({ project_name: `Old ${n}` }, user);
      await patch(uuid, { archived: true }, user);
    }
    for (let n = 0; n < 18; n += 1) await save({ project_name: `Job ${n}` }, user);
    const old = (await projects.call(listProjects, {}, user)).projects.filter(({ archived }) => archived);
    const restored = await Promise.allSettled(old.map(({ uuid }) => patch(uuid, { archived: false }, user)));
    expect(restored.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(await names(user, false)).toHaveLength(20);
  });

  it('P7 a save by id keeps a project archived, and a save by name restores it', async () => {
    const user = randomUUID();
    const { id, uuid } = await save({ project_name: 'Menu' }, user);
    await patch(uuid, { archived: true }, user);
    expect(await save({ id: String(id), notes: 'kept' }, user)).toMatchObject({ archived: true });
    const back = await save({ project_name: 'Menu', status: 'Again' }, user);
    expect(back).toMatchObject({ id, archived: false, notes: 'kept', status: 'Again' });
  });

  it('P3 P7 archiving clears the pointer to the project, but not one to another project', async () => {
    const user = randomUUID();
    const one = await save({ project_name: 'One' }, user);
    const two = await save({ project_name: 'Two' }, user);
    await patch(one.uuid, { archived: true }, user);
    expect((await projects.call(getActiveProject, {}, user)).last_project_id).toBe(two.id);
    await patch(two.uuid, { archived: true }, user);
    expect(await projects.call(getActiveProject, {}, user)).toEqual({ last_project_id: null, project: null });
  });
});
