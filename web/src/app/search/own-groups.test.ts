import { expect, it } from '@jest/globals';
import { searchOf } from '@printpartner/print-search/search';
import { buildProject } from '../../entities/project/testing/build-project.ts';
import { ownEntries } from './own-entries.ts';
import { ownGroups } from './own-groups.ts';

const projects = [
  buildProject({ project_name: 'Harbor Boating Catalog', notes: 'Ask about price.' }),
  buildProject({ project_name: 'Spring Folder', notes: 'Like the Harbor Boating Catalog.' }),
];
const search = searchOf(ownEntries({ projects, hasAllProjects: true, sheets: [], results: [] }));
const titles = (query: string) => {
  const { first, after } = ownGroups(search.find(query), query);
  return [first, after].map((groups) =>
    groups.flatMap(({ results }) => results.map(({ title }) => title)).join(', '),
  );
};

it.each([
  ['harbor', 'Harbor Boating Catalog, Spring Folder', ''],
  ['boat catal', 'Harbor Boating Catalog, Spring Folder', ''],
  ['spring', 'Spring Folder', ''],
  ['coating', '', 'Harbor Boating Catalog, Spring Folder'],
  ['price', '', 'Harbor Boating Catalog'],
])('G10 the user’s own are in front of the guides only if “%s” names one', (query, first, after) => {
  expect(titles(query)).toEqual([first, after]);
});
