import { describe, expect, it } from '@jest/globals';
import { projectPatch } from '@printpartner/contracts';
import fc from 'fast-check';
import { presentProject } from './present-project.ts';
import { changeOf, newProject } from './project-writer.ts';

const text = fc.string({ unit: 'binary', maxLength: 60 });
const date = fc
  .date({ min: new Date('1970-01-02'), max: new Date('2199-12-30'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10));
const clearable = (value: fc.Arbitrary<string>) =>
  fc.option(fc.oneof(value, fc.constantFrom('', null)), { nil: undefined });

/** Patches a client may send, as the contract parses them. */
const patches = fc
  .record({
    project_name: clearable(fc.oneof(text, fc.constantFrom('SLOT:1', 'Menu', ' Menu '))),
    client_name: clearable(text),
    status: clearable(fc.oneof(text, fc.constantFrom('slot', 'SLOT', 'Slot'))),
    notes: clearable(text),
    due_date: clearable(date),
    reminder_date: clearable(date),
    archived: fc.option(fc.boolean(), { nil: undefined }),
  })
  .map((patch) => projectPatch.parse(patch));

const buildProject = () =>
  Object.assign(newProject('11111111-1111-4111-8111-111111111111'), {
    id: 1,
    uuid: '22222222-2222-4222-8222-222222222222',
    createdAt: new Date(0),
    updatedAt: new Date(0),
  });

const applyFields = (project: ReturnType<typeof buildProject>, fields: Parameters<typeof changeOf>[0]) =>
  Object.assign(project, changeOf(fields, project));

describe('the fields of a project', () => {
  it('P2 a patch keeps omitted fields, and the same patch twice changes nothing', () => {
    fc.assert(
      fc.property(patches, patches, (first, second) => {
        const project = buildProject();
        applyFields(project, first);
        const before = presentProject(project);
        applyFields(project, {});
        expect(presentProject(project)).toEqual(before);
        applyFields(project, second);
        const after = presentProject(project);
        for (const [name, value] of Object.entries(before)) {
          if (second[name as keyof typeof second] === undefined)
            expect(after[name as keyof typeof after]).toEqual(value);
        }
        applyFields(project, second);
        expect(presentProject(project)).toEqual(after);
      }),
    );
  });

  it('P2 a project reads back as sent, except legacy SLOT names and statuses', () => {
    fc.assert(
      fc.property(patches, (patch) => {
        const project = buildProject();
        applyFields(project, patch);
        const read = presentProject(project);
        const { project_name = '', status = 'open', archived = false, ...others } = patch;
        expect(read.project_name).toBe(project_name.startsWith('SLOT:') ? '' : project_name);
        expect(read.status).toBe(/^slot$/i.test(status) ? '' : status);
        expect(read.archived).toBe(archived);
        for (const [name, value] of Object.entries(others)) {
          if (value !== undefined) expect(read[name as keyof typeof read]).toBe(value);
        }
      }),
    );
  });

  it('P5 a name is trimmed, normalized to NFC and its spaces collapsed, so that equal names match', () => {
    fc.assert(
      fc.property(text, (name) => {
        const once = projectPatch.parse({ project_name: name }).project_name ?? '';
        expect(once).toBe(once.trim().normalize('NFC'));
        expect(once).not.toMatch(/\s\s|[\t\n]/);
        expect(projectPatch.parse({ project_name: once.slice(0, 200) }).project_name).toBe(
          once.slice(0, 200).trim(),
        );
      }),
    );
  });
});
