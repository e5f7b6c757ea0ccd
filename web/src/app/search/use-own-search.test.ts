import { expect, it } from '@jest/globals';
import { searchOf } from '@printpartner/print-search/search';
import { buildProject } from '../../entities/project/testing/build-project.ts';
import { ownEntries } from './own-entries.ts';
import { ownGroups, unsearchedText } from './use-own-search.ts';

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

const listed = { name: 'projects', isRead: true, isFailed: false };
const sheets = { name: 'spec sheets', isRead: false, isFailed: false };
const results = { name: 'preflight results', isRead: false, isFailed: true };

it('G10 what of the user’s own is not searched is said with its reason', () => {
  expect(unsearchedText([listed], false)).toBe('');
  expect(unsearchedText([listed, sheets], false)).toBe('Your spec sheets are still loading.');
  expect(unsearchedText([results], false)).toBe(
    'Your preflight results did not load. Check your connection, then open search again.',
  );
  expect(unsearchedText([listed], true)).toBe(
    'Older archived projects are searched once Project Tracking has loaded them.',
  );
  // An older list is searched while a new one doesn't load.
  expect(unsearchedText([{ ...listed, isFailed: true }], false)).toBe('');
});
