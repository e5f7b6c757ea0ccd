import { expect, test } from '@jest/globals';
import { BoundedMap } from './bounded-map.ts';

test('a bounded map drops its oldest entry when it is full', () => {
  const map = new BoundedMap<number, string>(2).set(1, 'a').set(2, 'b').set(3, 'c');
  expect([...map.keys()]).toEqual([2, 3]);
});
