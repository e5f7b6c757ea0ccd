import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  deleteProject,
  getProject,
  listProjects,
  patchProject,
  type RpcInput,
  saveProject,
} from '@printpartner/contracts';
import { type Projects, startProjects } from './start-projects.ts';

let projects: Projects;
beforeAll(async () => {
  projects = await startProjects();
});
afterAll(() => projects.stop());

const save = (draft: RpcInput<typeof saveProject>, userId: string) =>
  projects.call(saveProject, draft, userId);
const patch = (ref: number, fields: RpcInput<typeof patchProject>['fields'], userId: string) =>
  projects.call(patchProject, { ref: String(ref), fields }, userId);
const refusal = (reply: object) =>
  expect.objectContaining({ reply: expect.objectContaining(reply) as unknown });

async function menu() {
  const user = randomUUID();
  const project = await save({ project_name: 'Menu', notes: 'four pages', status: 'quoted' }, user);
  return { user, project, base_revision: project.revision };
}

describe('a write with a base revision', () => {
  it('P2 merges with a newer write of other fields', async () => {
    const { user, project, base_revision } = await menu();
    await patch(project.id, { notes: 'eight pages', base_revision }, user);
    const merged = await patch(project.id, { status: 'at the printer', base_revision }, user);
    expect(merged).toMatchObject({
      notes: 'eight pages',
      status: 'at the printer',
      revision: base_revision + 2,
    });
  });

  it('P2 a write is refused where a newer one changed the same field, with the newer project, and changes nothing', async () => {
    const { user, project, base_revision } = await menu();
    const newer = await patch(project.id, { notes: 'eight pages', base_revision }, user);
    const late = { notes: 'twelve pages', status: 'late', base_revision };
    const refused = refusal({
      code: 'projects.changed_elsewhere',
      current: newer,
      errors: [{ path: 'notes', message: 'Changed elsewhere, too.' }],
    });
    await expect(patch(project.id, late, user)).rejects.toEqual(refused);
    await expect(save({ id: String(project.id), ...late }, user)).rejects.toEqual(refused);
    expect(await projects.call(getProject, { ref: String(project.id) }, user)).toEqual(newer);
  });

  it('P2 one of two racing writes of one field is refused, and no text is lost silently', async () => {
    const { user, project, base_revision } = await menu();
    const race = await Promise.allSettled(
      ['a', 'b', 'c', 'd', 'e'].map((notes) => patch(project.id, { notes, base_revision }, user)),
    );
    expect(race.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('P2 a write is accepted where both sides wrote the same text, or only one side changed the field', async () => {
    const { user, project, base_revision } = await menu();
    await patch(project.id, { notes: 'eight pages', base_revision }, user);
    expect(await patch(project.id, { notes: 'eight pages', base_revision }, user)).toMatchObject({
      notes: 'eight pages',
    });
    await patch(project.id, { status: 'quoted', client_name: 'Osteria', base_revision }, user);
    expect(await patch(project.id, { status: 'ordered', base_revision }, user)).toMatchObject({
      status: 'ordered',
    });
  });

  it('P2 wins over everything when it has no base revision, as older clients do', async () => {
    const { user, project, base_revision } = await menu();
    await patch(project.id, { notes: 'eight pages', base_revision }, user);
    expect(await patch(project.id, { notes: 'twelve pages' }, user)).toMatchObject({ notes: 'twelve pages' });
  });

  it('P2 a deletion is refused if the project changed since its base revision', async () => {
    const { user, project, base_revision } = await menu();
    const ref = String(project.id);
    const changed = await patch(project.id, { notes: 'eight pages', base_revision }, user);
    await expect(projects.call(deleteProject, { ref, base_revision }, user)).rejects.toEqual(
      refusal({ code: 'projects.changed_elsewhere', current: changed }),
    );
    await projects.call(deleteProject, { ref, base_revision: changed.revision }, user);
  });

  it('P2 a write of a deleted project is refused instead of changing another project with this name', async () => {
    const { user, project, base_revision } = await menu();
    await projects.call(deleteProject, { ref: String(project.id) }, user);
    const namesake = await save({ project_name: 'Menu', notes: 'a new job' }, user);
    await expect(
      save({ id: String(project.id), project_name: 'Menu', notes: 'the old job', base_revision }, user),
    ).rejects.toEqual(refusal({ code: 'projects.not_found' }));
    expect(await projects.call(getProject, { ref: String(namesake.id) }, user)).toEqual(namesake);
  });
});

describe('a new project with a UUID from the client', () => {
  it('P2 a new project with a UUID is one row however often its save is repeated, also without a name', async () => {
    const user = randomUUID();
    const draft = { uuid: randomUUID(), base_revision: 0, notes: 'sent twice' };
    const saved = await Promise.all(Array.from({ length: 5 }, () => save(draft, user)));
    expect(new Set(saved.map(({ uuid }) => uuid))).toEqual(new Set([draft.uuid]));
    expect((await projects.call(listProjects, {}, user)).projects).toHaveLength(1);
  });

  it('P2 a new project is refused under the name of another one, active or archived, which stays as it is', async () => {
    const { user, project } = await menu();
    const archived = await patch(project.id, { archived: true }, user);
    await expect(
      save({ uuid: randomUUID(), base_revision: 0, project_name: 'Menu', notes: 'new' }, user),
    ).rejects.toEqual(refusal({ code: 'projects.name_taken', current: archived }));
    expect(await projects.call(getProject, { ref: String(project.id) }, user)).toEqual(archived);
  });

  it('P2 a new project is refused under the UUID of one that was deleted meanwhile, which stays deleted', async () => {
    const user = randomUUID();
    const draft = { uuid: randomUUID(), base_revision: 0, project_name: 'Menu' };
    const { id } = await save(draft, user);
    await projects.call(deleteProject, { ref: String(id) }, user);
    await expect(save(draft, user)).rejects.toEqual(refusal({ code: 'projects.not_found' }));
    expect((await projects.call(listProjects, {}, user)).projects).toEqual([]);
    await save({ ...draft, uuid: randomUUID() }, user);
  });

  it('P6 a new project is refused under the UUID of another user’s project', async () => {
    const { project } = await menu();
    await expect(save({ uuid: project.uuid, notes: 'mine' }, randomUUID())).rejects.toEqual(
      refusal({ code: 'request.invalid' }),
    );
  });
});
