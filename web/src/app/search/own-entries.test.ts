import { expect, it } from '@jest/globals';
import type { KeptResult } from '@printpartner/contracts/types';
import { searchOf } from '@printpartner/print-search/search';
import { buildProject } from '../../entities/project/testing/build-project.ts';
import { buildSheet } from '../../entities/spec-sheet/testing/build-sheet.ts';
import { foundGroups } from '../../features/search/found-groups.ts';
import { ownEntries } from './own-entries.ts';

const project = buildProject();
const sheet = {
  ...buildSheet({ project_uuid: project.uuid }),
  company: 'Lakeview Arts',
  quantities: ['500', '1,000'],
};
const result: KeptResult = {
  id: '8c0fd8f6-7f0b-4b6c-9f0c-0d6f1b7c2a12',
  projectId: project.uuid,
  keptAt: '2026-11-21T12:00:00.000Z',
  filename: 'harbor-trifold-v3.pdf',
  mode: 'full',
  profile: 'sheetfed',
  status: 'fail',
  verdict: 'Not ready: 2 faults will show in print',
  counts: { fail: 2, warning: 1, manual: 0, pass: 12 },
  opens: true,
  passwordNeeded: false,
};
const things = { projects: [project], hasAllProjects: true, sheets: [sheet], results: [result] };

it('G10 a project has what its form says, and opens in Project Tracking', () => {
  expect(ownEntries({ ...things, sheets: [], results: [] })).toEqual([
    {
      kind: 'project',
      title: 'Harbor Season Program',
      path: [],
      lines: [
        'Lakeview Arts, Tidewater Press',
        'Estimate TW-20418',
        'Due Nov 24, 2026',
        'At the printer',
        '1,000 copies',
      ],
      names: ['Lakeview Arts', 'Tidewater Press', 'TW-20418'],
      address: `/?tab=projects&project=${project.uuid}`,
    },
  ]);
});

it('G10 an archived project says so, and leaves out what it lacks', () => {
  const empty = {
    client_name: '',
    printing_company: '',
    estimate_number: '',
    status: '',
    notes: '',
    due_date: '',
  };
  const [entry] = ownEntries({ ...things, projects: [buildProject({ ...empty, archived: true })] });
  expect(entry).toMatchObject({ path: ['Archived'], lines: [], names: [] });
});

it('G10 a spec sheet opens in its form, with its customer, quantities and project', () => {
  const custom = { ...sheet, kind: 'custom' as const, company: '', quantities: [], project_uuid: null };
  expect(ownEntries({ ...things, sheets: [sheet, custom], results: [] }).slice(1)).toEqual([
    {
      kind: 'sheet',
      title: 'Spring catalog',
      path: ['Booklet'],
      lines: ['Lakeview Arts', '500, 1,000', 'Harbor Season Program'],
      names: ['Lakeview Arts', 'Harbor Season Program'],
      address: `/?tab=specs&sheet=${sheet.id}`,
    },
    {
      kind: 'sheet',
      title: 'Spring catalog',
      path: ['Custom'],
      lines: [],
      names: [],
      address: `/?tab=mailer&sheet=${sheet.id}`,
    },
  ]);
});

it('G10 a kept result opens its project', () => {
  expect(ownEntries({ ...things, projects: [project], sheets: [] }).at(-1)).toEqual({
    kind: 'result',
    title: 'harbor-trifold-v3.pdf',
    path: ['Harbor Season Program'],
    lines: ['Not ready: 2 faults will show in print, Nov 21, 2026'],
    names: ['Harbor Season Program'],
    address: `/?tab=projects&project=${project.uuid}`,
  });
});

it('G10 a kept result is left out when its project is deleted, not when that is yet to be loaded', () => {
  const orphaned = { ...things, projects: [], sheets: [] };
  expect(ownEntries(orphaned)).toEqual([]);
  expect(ownEntries({ ...orphaned, hasAllProjects: false })).toHaveLength(1);
});

it('G10 results have ids of their own, also two that open the same project', () => {
  const groups = foundGroups(searchOf(ownEntries({ ...things, results: [result, result] })).find('harbor'));
  expect(groups.map(({ name, results }) => [name, results.length])).toEqual(
    expect.arrayContaining([
      ['Your projects', 1],
      ['Your spec sheets', 1],
      ['Your preflight results', 2],
    ]),
  );
  const ids = groups.flatMap(({ results }) => results.map(({ id }) => id));
  expect(new Set(ids).size).toBe(4);
});
