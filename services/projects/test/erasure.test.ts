import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  accountDeleted,
  clearActiveProject,
  deleteProject,
  getActiveProject,
  listProjects,
  patchProject,
  projectsUserData,
  saveProject,
  setActiveProject,
} from '@printpartner/contracts';
import { eventually, readUserData } from '@printpartner/testing';
import pg from 'pg';
import { type Projects, startProjects } from './start-projects.ts';

let projects: Projects;
beforeAll(async () => {
  projects = await startProjects();
});
afterAll(() => projects.stop());

const save = (draft: Record<string, string>, userId: string) => projects.call(saveProject, draft, userId);
const refusal = (code: string) => expect.objectContaining({ reply: expect.objectContaining({ code }) });

async function erase(userId: string): Promise<void> {
  const deletedAt = new Date().toISOString();
  await projects.accounts.publish(accountDeleted, { userId, emailHash: '0'.repeat(64), deletedAt });
  await projects.accounts.allAcknowledged();
}

/** Kinds of rows that hold the user's data. */
async function traces(userId: string): Promise<unknown[]> {
  const found = await projects.database.query(
    `select 'project' as kind from projects where user_id = $1
      union all select 'pointer' from user_project_state where user_id = $1
      union all select 'event' from outbox_events where payload ->> 'userId' = $1::text`,
    [userId],
  );
  return found.map(({ kind }) => kind);
}

/** Whether a matching statement of the service waits for a lock. */
async function waiting(statement: string): Promise<boolean> {
  const found = await projects.database.query(
    `select 1 from pg_stat_activity
      where application_name = 'projects' and wait_event_type = 'Lock' and query ~* $1`,
    [statement],
  );
  return found.length > 0;
}

describe('a deleted account', () => {
  it('A6 a deleted account leaves no project, pointer or event; other users keep theirs', async () => {
    const [maya, noor] = [randomUUID(), randomUUID()];
    for (const user of [maya, noor]) {
      await save({ project_name: 'Menu', reminder_date: '2031-05-01', reminder_message: 'proof' }, user);
    }
    expect(await traces(maya)).toEqual(['project', 'pointer', 'event']);
    await erase(maya);
    expect(await traces(maya)).toEqual([]);
    expect((await traces(noor)).length).toBe(3);
    expect(await projects.call(listProjects, {}, maya)).toMatchObject({ projects: [], archivedCount: 0 });
  });

  it('A6 late calls of a deleted account are rejected', async () => {
    const maya = randomUUID();
    const { id } = await save({ project_name: 'Menu' }, maya);
    await erase(maya);
    const late = [
      save({ project_name: 'Late' }, maya),
      projects.call(patchProject, { ref: id, fields: { notes: 'late' } }, maya),
      projects.call(deleteProject, { ref: id }, maya),
      projects.call(clearActiveProject, {}, maya),
      projects.call(setActiveProject, { last_project_id: id }, maya),
    ];
    for (const call of late) await expect(call).rejects.toEqual(refusal('auth.no_session'));
    expect(await traces(maya)).toEqual([]);
    expect((await projects.call(getActiveProject, {}, maya)).last_project_id).toBeNull();
  });

  it('K6 an erasure waits for a running save and erases what it saved', async () => {
    const maya = randomUUID();
    const blocker = new pg.Client({ connectionString: projects.database.url });
    await blocker.connect();
    // Blocks the save between its project and its event.
    await blocker.query('begin; lock table outbox_events in share mode');
    const saved = save({ project_name: 'Menu', reminder_date: '2031-05-01' }, maya);
    await eventually(() => expect(waiting('insert into outbox_events')).resolves.toBe(true));
    const erased = erase(maya);
    await eventually(() =>
      expect(waiting('pg_advisory_xact_lock|delete from outbox_events')).resolves.toBe(true),
    );
    await blocker.query('rollback');
    await blocker.end();
    expect((await saved).project_name).toBe('Menu');
    await erased;
    expect(await traces(maya)).toEqual([]);
  });

  it('K6 a deleted account stays erased while its saves are running, and when the event comes twice', async () => {
    const maya = randomUUID();
    const saves = Array.from({ length: 40 }, (_, i) =>
      save({ project_name: `Job ${i % 15}`, reminder_date: '2031-05-01' }, maya).catch(() => undefined),
    );
    await Promise.all([erase(maya), ...saves]);
    await Promise.all([erase(maya), save({ project_name: 'Late' }, maya).catch(() => undefined)]);
    expect(await traces(maya)).toEqual([]);
  });
});

describe('data export', () => {
  it("A6 the data export holds all projects of the user and nobody else's", async () => {
    const maya = randomUUID();
    await save({ project_name: 'Theirs' }, randomUUID());
    const { id } = await save({ project_name: 'Menu', notes: 'kiss cut' }, maya);
    await projects.database.query('update projects set archived_at = now() where id = $1', [id]);
    expect(await readUserData(projects.call, projectsUserData, maya)).toEqual({
      projects: [
        expect.objectContaining({
          project_name: 'Menu',
          notes: 'kiss cut',
          archived_at: expect.stringMatching(/Z$/),
        }),
      ],
      active_project: [{ last_project_id: id, updated_at: expect.stringMatching(/Z$/) }],
      early_choices: [],
    });
  });
});
