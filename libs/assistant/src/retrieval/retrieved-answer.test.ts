import { expect, it } from '@jest/globals';
import type { SearchEntry } from '@printpartner/print-search/entries';
import { readQuestion } from '../question/read-question.ts';
import { guideEntries } from './guide-entries.ts';
import { retrievedAnswer } from './retrieved-answer.ts';

const entry = (title: string, path: readonly string[], ...lines: readonly string[]): SearchEntry => ({
  kind: 'guide',
  title,
  path,
  lines,
  address: `/?tab=paper&entry=${title.toLowerCase().replaceAll(' ', '-')}`,
});

const guides = guideEntries([
  entry(
    'Gloss Lamination',
    ['Coating Options', 'Lamination'],
    'Durability: Very high',
    'Adds about 6% of weight',
  ),
  entry('Gloss Aqueous', ['Coating Options', 'Aqueous'], 'Dry time: Under a minute', 'Hard to write on'),
  entry('Marking pens', ['Coating Options', 'Tips'], 'Test every pen first'),
  entry('Lamination', ['Coating Options']),
  entry('Rearrange Tabs', ['Settings'], 'Hold a tab for 1 second, then drag.'),
]);
const retrieve = (text: string) => retrievedAnswer(readQuestion(text, []), guides);

it('C3 quotes the entry that has what was asked, and links to it', () => {
  const draft = retrieve('how durable is gloss laminating?');
  expect(draft?.text).toMatch(/^\*\*Gloss Lamination\*\* \(Lamination\)/);
  expect(draft?.links?.[0]).toEqual({
    title: 'Gloss Lamination, Lamination',
    address: '/?tab=paper&entry=gloss-lamination',
  });
});

it('C3 understands what is said in other words than the guide’s', () => {
  expect(retrieve('how do I change the order of the tabs?')?.text).toContain('Hold a tab');
  expect(retrieve('can I use a ballpoint on gloss aqueous')?.text).toContain('Hard to write on');
});

it('C3 lists what is in an entry that has only entries', () => {
  expect(retrieve('lamination')?.text).toContain('Gloss Lamination');
});

it.each(['how much is a house in Denver', 'bananas and pajamas', 'xxxxxxxx', ''])(
  'C3 finds nothing for “%s”',
  (text) => {
    expect(retrieve(text)).toBeUndefined();
  },
);
