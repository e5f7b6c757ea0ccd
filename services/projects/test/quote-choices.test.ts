import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import {
  accountDeleted,
  deleteProject,
  type EventPayload,
  getProject,
  patchProject,
  projectsUserData,
  quoteChoiceSet,
  saveProject,
} from '@printpartner/contracts';
import { readUserData } from '@printpartner/testing';
import { type Projects, startProjects } from './start-projects.ts';

type Choice = EventPayload<typeof quoteChoiceSet>;

let projects: Projects;
beforeAll(async () => {
  projects = await startProjects();
});
afterAll(() => projects.stop());

const typed = { project_name: 'Menu', printing_company: 'Ace', estimate_number: 'A-7, verbal' };
const written = { printingCompany: 'Harbor Print', estimateNumber: 'E-1207 · $1,850.00 for 5,000' };

const at = (second: number) => `2026-11-24T10:00:0${second}.000Z`;
const keptOf = async (user: string): Promise<number> =>
  (await projects.database.query('select from early_choices where user_id = $1', [user])).length;

async function publish(choice: Choice): Promise<void> {
  await projects.specs.publish(quoteChoiceSet, choice);
  await projects.specs.allAcknowledged();
}

async function menu(userId = randomUUID(), uuid?: string) {
  const saved = await projects.call(saveProject, { ...typed, uuid }, userId);
  const ref = String(saved.id);
  const sheetId = randomUUID();
  return {
    userId,
    saved,
    read: () => projects.call(getProject, { ref }, userId),
    patch: (fields: object) => projects.call(patchProject, { ref, fields }, userId),
    choose: (change: Partial<Choice>) =>
      publish({
        userId,
        projectId: saved.uuid,
        setAt: new Date().toISOString(),
        sheetId,
        chosen: null,
        ...change,
      }),
  };
}

describe('a chosen quote', () => {
  it('S10 a chosen quote is written into its project, whose open form merges it or asks which text to keep', async () => {
    const { saved, read, patch, choose } = await menu();
    await choose({ chosen: written });
    expect(await read()).toMatchObject({
      printing_company: 'Harbor Print',
      estimate_number: 'E-1207 · $1,850.00 for 5,000',
      revision: saved.revision + 1,
    });
    const base_revision = saved.revision;
    expect(await patch({ notes: 'four pages', base_revision })).toMatchObject({
      printing_company: 'Harbor Print',
    });
    await expect(patch({ estimate_number: 'E-1', base_revision })).rejects.toMatchObject({
      reply: { code: 'projects.changed_elsewhere' },
    });
  });

  it('S10 a chosen quote that is taken back leaves what was typed before it, and over it', async () => {
    const { read, patch, choose } = await menu();
    await choose({ chosen: written });
    await patch({ printing_company: 'Harbor Print & Mail' });
    await choose({ chosen: null });
    expect(await read()).toMatchObject({
      printing_company: 'Harbor Print & Mail',
      estimate_number: 'A-7, verbal',
    });
    const { revision } = await read();
    await choose({ chosen: null });
    expect((await read()).revision).toBe(revision);
  });

  it('S10 a choice that was taken back stays so when its event arrives late', async () => {
    const { read, choose } = await menu();
    await choose({ chosen: null, setAt: at(2) });
    await choose({ chosen: written, setAt: at(1) });
    expect(await read()).toMatchObject(typed);
  });

  it('S10 a choice of a project that is saved later is written into it then, the latest for each sheet', async () => {
    const [userId, uuid, sheetId] = [randomUUID(), randomUUID(), randomUUID()];
    const arrives = (change: Partial<Choice>) =>
      publish({ userId, projectId: uuid, sheetId, setAt: at(1), chosen: null, ...change });
    const harbor = { printingCompany: 'Harbor', estimateNumber: 'H-1' };
    await arrives({ setAt: at(2), chosen: written });
    await arrives({ setAt: at(1), chosen: harbor });
    await arrives({ sheetId: randomUUID(), setAt: at(3), chosen: harbor });
    // Another project of the user gets nothing.
    const other = await projects.call(saveProject, { project_name: 'Flyer', uuid: randomUUID() }, userId);
    expect(other).toMatchObject({ printing_company: '', estimate_number: '' });
    const { saved, choose, read } = await menu(userId, uuid);
    expect(saved).toMatchObject({ printing_company: 'Harbor', estimate_number: 'H-1' });
    expect(await read()).toEqual(saved);
    await choose({ sheetId, setAt: at(4), chosen: null });
    expect(await read()).toMatchObject({ printing_company: 'Harbor' });
    expect(await keptOf(userId)).toBe(0);
  });

  it('S10 a choice of a project that is saved into an older one of the same name is written into that one', async () => {
    const { userId, saved, read } = await menu();
    const uuid = randomUUID();
    await publish({ userId, projectId: uuid, sheetId: randomUUID(), setAt: at(1), chosen: written });
    expect(await projects.call(saveProject, { ...typed, uuid }, userId)).toMatchObject({
      uuid: saved.uuid,
      printing_company: 'Harbor Print',
    });
    expect(await read()).toMatchObject({ estimate_number: 'E-1207 · $1,850.00 for 5,000' });
    expect(await keptOf(userId)).toBe(0);
  });

  it('S10 a choice that was taken back before its project was saved leaves what was typed', async () => {
    const [userId, uuid, sheetId] = [randomUUID(), randomUUID(), randomUUID()];
    const choice = { userId, projectId: uuid, sheetId };
    await publish({ ...choice, setAt: at(1), chosen: written });
    await publish({ ...choice, setAt: at(2), chosen: null });
    expect((await menu(userId, uuid)).saved).toMatchObject(typed);
  });

  it('S10 A6 a choice of a project that never arrives is exported, and forgotten: deleted before, with the account, or after a month', async () => {
    const { userId, saved, choose } = await menu();
    await projects.call(deleteProject, { ref: saved.uuid }, userId);
    await choose({ chosen: written });
    expect(await keptOf(userId)).toBe(0);
    const users = [randomUUID(), randomUUID()] as const;
    for (const user of users)
      await publish({
        userId: user,
        projectId: randomUUID(),
        sheetId: userId,
        setAt: at(1),
        chosen: written,
      });
    const [maya, noor] = users;
    expect((await readUserData(projects.call, projectsUserData, noor))['early_choices']).toMatchObject([
      { sheet_id: userId, chosen: written },
    ]);
    const erased = { userId: maya, emailHash: '0'.repeat(64), deletedAt: at(2) };
    await projects.accounts.publish(accountDeleted, erased);
    await projects.accounts.allAcknowledged();
    await projects.sweepTombstones();
    expect([await keptOf(maya), await keptOf(noor)]).toEqual([0, 1]);
    await projects.database.query("update early_choices set received_at = now() - interval '31 days'");
    await projects.sweepTombstones();
    expect(await keptOf(noor)).toBe(0);
  });

  it('S10 choices of projects that never arrive are kept for 200 sheets of a user at most, those known with the latest', async () => {
    const userId = randomUUID();
    await projects.database.query(
      `insert into early_choices (user_id, project_uuid, sheet_id, set_at)
        select $1, gen_random_uuid(), gen_random_uuid(), now() from generate_series(1, 199)`,
      [userId],
    );
    const known = { userId, projectId: randomUUID(), sheetId: randomUUID() };
    await publish({ ...known, setAt: at(1), chosen: written });
    const warn = jest.spyOn(Logger.prototype, 'warn');
    const sheetId = randomUUID();
    await publish({ ...known, sheetId, setAt: at(1), chosen: written });
    expect(warn.mock.calls).toMatchObject([[{ sheetId }]]);
    warn.mockRestore();
    expect(await keptOf(userId)).toBe(200);
    await publish({ ...known, setAt: at(2), chosen: null });
    expect((await menu(userId, known.projectId)).saved).toMatchObject(typed);
  });

  it("S10 a choice of another user's project, or of a deleted one, changes nothing", async () => {
    const { saved, read, choose } = await menu();
    await choose({ userId: randomUUID(), chosen: written });
    await choose({ projectId: randomUUID(), chosen: written });
    expect(await read()).toEqual(saved);
  });
});
