import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type EventPayload,
  getProject,
  patchProject,
  quoteChoiceSet,
  saveProject,
} from '@printpartner/contracts';
import { type Projects, startProjects } from './start-projects.ts';

type Choice = EventPayload<typeof quoteChoiceSet>;

let projects: Projects;
beforeAll(async () => {
  projects = await startProjects();
});
afterAll(() => projects.stop());

const typed = { project_name: 'Menu', printing_company: 'Ace', estimate_number: 'A-7, verbal' };
const written = { printingCompany: 'Harbor Print', estimateNumber: 'E-1207 · $1,850.00 for 5,000' };

async function publish(choice: Choice): Promise<void> {
  await projects.specs.publish(quoteChoiceSet, choice);
  await projects.specs.allAcknowledged();
}

async function menu() {
  const userId = randomUUID();
  const saved = await projects.call(saveProject, typed, userId);
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
  it('S10 is written into its project, whose open form merges it or asks which text to keep', async () => {
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

  it('S10 that is taken back leaves what was typed before it, and over it', async () => {
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

  it('S10 that was taken back stays so when its event arrives late', async () => {
    const { read, choose } = await menu();
    const [first, second] = ['2026-11-24T10:00:00.000Z', '2026-11-24T10:00:01.000Z'];
    await choose({ chosen: null, setAt: second });
    await choose({ chosen: written, setAt: first });
    expect(await read()).toMatchObject(typed);
  });

  it("S10 of another user's project, or of a deleted one, changes nothing", async () => {
    const { saved, read, choose } = await menu();
    await choose({ userId: randomUUID(), chosen: written });
    await choose({ projectId: randomUUID(), chosen: written });
    expect(await read()).toEqual(saved);
  });
});
