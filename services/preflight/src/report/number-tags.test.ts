import { expect, it } from '@jest/globals';
import { numbersText, placeTags } from './number-tags.ts';
import type { Place } from './page-space.ts';

const area: Place = { x: 48, y: 80, width: 280, height: 420 };
const widthOf = (label: string) => 5 * label.length;
const at = (x: number, y: number, side = 10): Place => ({ x, y, width: side, height: side });

it('F8 numbers of one place are in one tag', () => {
  const tags = placeTags(
    [3, 4, 7, 8].map((number) => ({ number, on: number < 8 ? at(100, 200) : at(200, 200) })),
    area,
    widthOf,
  );
  expect(tags.map(({ label }) => label)).toEqual(['3, 4, 7', '8']);
  expect(numbersText([3, 4, 5, 6, 7, 8, 9])).toBe('3–9');
  expect(numbersText([1, 21, 41, 61, 81])).toBe('1, 21, 41 +2');
});

it('F8 no number covers another, even sixty at one height, and all are on the picture', () => {
  const marks = Array.from({ length: 60 }, (_, index) => ({
    number: index + 1,
    on: { x: 50 + (index % 20) * 13, y: 300 + Math.floor(index / 20), width: 9, height: 60 },
  }));
  const tags = placeTags(marks, area, widthOf);
  const places = tags.flatMap((tag) => tag.at ?? []);
  expect(places).toHaveLength(60);
  for (const [index, one] of places.entries()) {
    expect(one.x).toBeGreaterThanOrEqual(area.x);
    expect(one.y).toBeGreaterThanOrEqual(area.y);
    expect(one.x + one.width).toBeLessThanOrEqual(area.x + area.width);
    expect(one.y + one.height).toBeLessThanOrEqual(area.y + area.height);
    for (const other of places.slice(index + 1)) {
      const isApart =
        one.x + one.width <= other.x ||
        other.x + other.width <= one.x ||
        one.y + one.height <= other.y ||
        other.y + other.height <= one.y;
      expect(isApart).toBe(true);
    }
  }
});

it('F8 the worst number is at its place, and a line leads from a number that is apart from its place', () => {
  const marks = Array.from({ length: 12 }, (_, index) => ({
    number: index + 1,
    on: at(180 + index, 300, 60),
  }));
  const tags = placeTags(marks, area, widthOf);
  const [worst] = tags;
  expect(worst?.leader).toBeNull();
  expect(worst?.at).toMatchObject({ x: 180 - 7, y: 300 - 7 });
  const apart = tags.filter(({ leader }) => leader);
  expect(apart.length).toBeGreaterThan(0);
  for (const { leader, on } of apart) {
    expect(leader?.to.x).toBeGreaterThanOrEqual(on.x);
    expect(leader?.to.x).toBeLessThanOrEqual(on.x + on.width);
  }
});
