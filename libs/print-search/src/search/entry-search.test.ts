import { expect, it } from '@jest/globals';
import type { SearchEntry } from '../entries/entry.ts';
import { searchOf } from './entry-search.ts';

function buildEntry(title: string, overrides: Partial<SearchEntry> = {}): SearchEntry {
  return {
    kind: 'guide',
    title,
    path: ['Guide'],
    lines: [],
    address: `/?tab=paper&entry=${title}`,
    ...overrides,
  };
}

const search = searchOf([
  buildEntry('80# Text', { lines: ['Caliper: 4.4 pt', 'gsm: 118'] }),
  buildEntry('80# Cover', { lines: ['Caliper: 9.5 pt', 'gsm: 216'] }),
  buildEntry('100# Cover', { lines: ['Caliper: 12 pt', 'gsm: 270'] }),
  buildEntry('Saddle Stitch', { lines: ['Two wires through the fold.', 'From 8 pages.', 'Up to 64 pages.'] }),
  buildEntry('Saddle Stitch', { path: ['Guide', 'Booklets', 'Tips'], lines: ['Saddle stitch needs creep.'] }),
  buildEntry('Perfect Bound', { lines: ['Not for saddle stitch books.'] }),
  buildEntry('#10', { lines: ['4-1/8 × 9-1/2 in'] }),
  buildEntry('#10 Window', { lines: ['4-1/8 × 9-1/2 in'] }),
  buildEntry('Bleed on every side', { kind: 'checklist' }),
  buildEntry('Bleed on every side'),
]);
const titles = (query: string) => search.find(query).map(({ entry }) => entry.title);

it.each([
  ['80# text', '80# Text'],
  ['80 lb cover', '80# Cover'],
  ['100 cover', '100# Cover'],
  ['#10', '#10'],
  ['no 10 window', '#10 Window'],
  ['9.5 x 4 1/8', '#10'],
  ['216 gsm', '80# Cover'],
  ['stapled', 'Saddle Stitch'],
  ['paperback', 'Perfect Bound'],
  ['sadle stich', 'Saddle Stitch'],
  ['perf', 'Perfect Bound'],
])('G10 search for “%s” finds “%s” first', (query, title) => {
  expect(titles(query)[0]).toBe(title);
});

it('G10 search ranks a title above a mention, and an outer entry above an inner one', () => {
  const found = search.find('saddle stitch').map(({ entry }) => [entry.title, entry.path.length]);
  expect(found).toEqual([
    ['Saddle Stitch', 1],
    ['Saddle Stitch', 3],
    ['Perfect Bound', 1],
  ]);
});

it('G10 search ranks a guide above the checklist that says the same', () => {
  expect(search.find('bleed').map(({ entry }) => entry.kind)).toEqual(['guide', 'checklist']);
});

it('G10 search ranks what matches the whole query above what matches a part of it', () => {
  const found = titles('saddle stitch up to 64 pages');
  expect(found[0]).toBe('Saddle Stitch');
  expect(found).toContain('Perfect Bound');
});

it('G10 search ranks a word as typed above a word spelled like it, wherever they are', () => {
  const foil = searchOf([
    buildEntry('Coil'),
    buildEntry('Coil binding'),
    buildEntry('Add-ons', { path: ['Guide', 'Coatings', 'Tips'], lines: ['Hot stamping with foil.'] }),
  ]);
  expect(foil.find('foil').map(({ entry }) => entry.title)[0]).toBe('Add-ons');
  expect(foil.find('foil')).toHaveLength(3);
});

it('G10 search shows the two best lines of an entry, in their order', () => {
  expect(search.find('saddle stitch 64 pages')[0]?.lines).toEqual(['From 8 pages.', 'Up to 64 pages.']);
});

it('G10 search finds nothing for an empty query, fillers alone, and unknown words, and no more than its limit', () => {
  for (const query of ['', '  ', 'the of', 'xylophone']) expect(titles(query)).toEqual([]);
  expect(search.find('saddle stitch', 1)).toHaveLength(1);
  expect(searchOf([]).find('bleed')).toEqual([]);
});
