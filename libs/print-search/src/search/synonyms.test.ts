import { expect, it } from '@jest/globals';
import { conceptsOf } from './synonyms.ts';
import { termsOf } from './terms.ts';

const namesOf = (query: string) =>
  conceptsOf(termsOf(query)).map(({ terms, others }) => [terms, ...others].map((name) => name.join(' ')));

it('G10 synonyms of one group find each other, whichever is typed', () => {
  const names = (query: string) => namesOf(query).map((group) => group.toSorted());
  expect(names('total area coverage')).toEqual(names('tac'));
  expect(names('ink limit')).toEqual(names('tac'));
  expect(names('tac')[0]).toEqual(expect.arrayContaining(['tac', 'total ink', 'ink limit']));
});

it('G10 synonyms are found anywhere in a query, the longest name first', () => {
  const [size, mail, kind] = conceptsOf(termsOf('size of every door direct mail flyer'));
  expect(size).toEqual({ terms: ['size'], others: [] });
  expect(mail?.terms).toEqual(['every', 'door', 'direct', 'mail']);
  expect(mail?.others).toContainEqual(['eddm']);
  expect(kind?.others).toContainEqual(['leaflet']);
  expect(conceptsOf(termsOf('flyer for every door')).map(({ terms }) => terms.join(' '))).toEqual([
    'flyer',
    'every door',
  ]);
});

it('G10 synonyms of a word alone are no part of a longer word', () => {
  expect(namesOf('score')[0]).toContain('crease');
  expect(namesOf('scoreboard')).toEqual([['scoreboard']]);
});
