import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  deleteProject,
  limits,
  listProjects,
  type Project,
  projectsUserData,
  saveProject,
} from '@printpartner/contracts';
import { readUserData } from '@printpartner/testing';
import { type Projects, startProjects } from './start-projects.ts';

const MB = 1_048_576;
const user = randomUUID();

let projects: Projects;
beforeAll(async () => {
  projects = await startProjects();
  await addArchived(user, limits.projectsOfUser - limits.activeProjects, 'x');
  for (let n = 1; n <= limits.activeProjects; n += 1)
    await projects.call(saveProject, { project_name: `Job ${n}`, notes: longest('x') }, user);
});
afterAll(() => projects.stop());

const longest = (letter: string) => letter.repeat(limits.projectNotesMax);
const sizeOf = (reply: unknown) => Buffer.byteLength(JSON.stringify(reply));

/** Archived projects with the longest notes. Their times differ by a microsecond or not at all. */
async function addArchived(userId: string, count: number, letter: string): Promise<void> {
  await projects.database.query(
    `insert into projects (user_id, project_name, notes, archived_at, updated_at)
      select $1, 'Old ' || n, repeat($3, ${limits.projectNotesMax}), now(),
          now() - interval '1 day' - n / 3 * interval '1 microsecond'
        from generate_series(1, $2::int) n`,
    [userId, count, letter],
  );
}

/** Every page of a user's list. */
async function pagesOf(userId: string) {
  const pages = [await projects.call(listProjects, {}, userId)];
  for (let next = pages[0]?.next; next; next = pages.at(-1)?.next)
    pages.push(await projects.call(listProjects, { archived: 'true', before: next }, userId));
  return pages;
}

describe('the largest account', () => {
  it('P7 its list comes in pages of at most 1 MB, with every project once and all active ones first', async () => {
    const pages = await pagesOf(user);
    expect(Math.max(...pages.map(sizeOf))).toBeLessThan(MB);
    const listed: Project[] = pages.flatMap((page) => page.projects);
    expect(new Set(listed.map(({ id }) => id)).size).toBe(limits.projectsOfUser);
    expect(listed).toHaveLength(limits.projectsOfUser);
    expect(listed.slice(0, limits.activeProjects).every(({ archived }) => !archived)).toBe(true);
    expect(listed.slice(limits.activeProjects).every(({ archived }) => archived)).toBe(true);
    const times = listed.slice(limits.activeProjects).map(({ updated_at }) => updated_at);
    expect(times).toEqual(times.toSorted().toReversed());
    for (const { archivedCount } of pages) expect(archivedCount).toBe(1_980);
    const [first] = (await projects.call(listProjects, { archived: 'true' }, user)).projects;
    expect(first).toEqual(listed[limits.activeProjects]);
  });

  it('P7 a page of archived projects has the first that fit in half a megabyte, but at least one and at most 50', async () => {
    const half = limits.archivedPageBytes / 2;
    // Beside its notes, a project has a name of five bytes and the zone UTC.
    const others = 8;
    const firstPageOf = async (...bytes: number[]) => {
      const account = randomUUID();
      await projects.database.query(
        `insert into projects (user_id, project_name, notes, status, archived_at, updated_at)
          select $1, 'Job ' || chr(64 + n::int), repeat('x', size), null, now(), now() - n * interval '1 s'
            from unnest($2::int[]) with ordinality as sizes (size, n)`,
        [account, bytes.map((size) => Math.max(0, size - others))],
      );
      const { projects: listed, next } = await projects.call(listProjects, { archived: 'true' }, account);
      return [listed.length, next !== null];
    };
    expect(await firstPageOf()).toEqual([0, false]);
    expect(await firstPageOf(half, half)).toEqual([2, false]);
    expect(await firstPageOf(half, half, others)).toEqual([2, true]);
    expect(await firstPageOf(half, half + 1, others)).toEqual([1, true]);
    expect(await firstPageOf(half * 3, others)).toEqual([1, true]);
    expect(await firstPageOf(...Array.from({ length: 51 }, () => 10))).toEqual([50, true]);
    expect(await firstPageOf(...Array.from({ length: 50 }, () => 10))).toEqual([50, false]);
  });

  it('A6 its export comes in pages of at most 1 MB, with every project once', async () => {
    let largest = 0;
    const data = await readUserData(projects.call, projectsUserData, user, (page) => {
      largest = Math.max(largest, sizeOf(page));
    });
    expect(largest).toBeLessThan(MB);
    expect(new Set(data['projects']?.map(({ id }) => id)).size).toBe(limits.projectsOfUser);
    expect(data['active_project']).toHaveLength(1);
  });

  it('P7 creates no more projects, archived ones included, until one is deleted', async () => {
    const [first, second] = (await projects.call(listProjects, {}, user)).projects;
    await projects.database.query('update projects set archived_at = now() where id = $1', [first?.id]);
    const draft = { project_name: 'One more' };
    await expect(projects.call(saveProject, draft, user)).rejects.toMatchObject({
      reply: {
        code: 'projects.limit_reached',
        userMessage: 'You have 2,000 projects, including archived ones. Delete one to make room.',
      },
    });
    const changed = { id: String(second?.id), notes: 'still saved' };
    expect(await projects.call(saveProject, changed, user)).toMatchObject({ notes: 'still saved' });
    await projects.call(deleteProject, { ref: String(first?.id) }, user);
    expect(await projects.call(saveProject, draft, user)).toMatchObject({ project_name: 'One more' });
  });
});

describe('notes that are long as JSON', () => {
  it.each(['"', '印', '🖨'])('P7 A6 pages stay within 1 MB with notes of %s', async (letter) => {
    const writer = randomUUID();
    const units = limits.projectNotesMax / letter.length;
    await addArchived(writer, 60, letter);
    await projects.database.query('update projects set notes = left(notes, $2) where user_id = $1', [
      writer,
      units,
    ]);
    const pages = await pagesOf(writer);
    expect(pages.flatMap((page) => page.projects)).toHaveLength(60);
    const sizes = pages.map(sizeOf);
    await readUserData(projects.call, projectsUserData, writer, (page) => sizes.push(sizeOf(page)));
    expect(Math.max(...sizes)).toBeLessThan(MB);
  });
});
