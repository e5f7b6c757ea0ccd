import { expect, test } from '@jest/globals';
import type { SearchEntry } from './entry.ts';
import { packEntries, unpackEntries } from './packed-entries.ts';

test('G10 packed entries are the same when they are unpacked, in their order', () => {
  const guide = { kind: 'guide', path: ['Paper', 'By Weight'], lines: ['gsm: 118'] } as const;
  const entries: SearchEntry[] = [
    { ...guide, title: '80# Text', address: '/?tab=paper&section=weight&entry=80-text' },
    { ...guide, title: '80# Text', address: '/?tab=paper&section=weight&entry=80-text-2', lines: [] },
    { ...guide, title: 'Paper By Weight', path: ['Paper'], address: '/?tab=paper&section=weight' },
    { kind: 'screen', title: 'Privacy Policy', path: [], lines: ['A', 'B'], address: '/privacy' },
    { ...guide, title: '¼', address: '/?tab=paper&entry=entry' },
  ];
  expect(unpackEntries(packEntries(entries))).toEqual(entries);
});
