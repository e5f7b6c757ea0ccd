import { describe, expect, it } from '@jest/globals';
import { provenanceOf } from '../figures/provenance.ts';
import { addedWeight, coatingBadge, pointsOf, type DryTime } from './coating.ts';
import { coatingSections, coatings } from './coatings.ts';

describe('G2 coatings', () => {
  it('G2 lists ten coatings in section order', () => {
    const categories = coatings.rows.map(({ category }) => category);
    expect(categories).toHaveLength(10);
    expect([...new Set(categories)]).toEqual(coatingSections.map(({ category }) => category));
    expect(new Set(coatings.rows.map(({ id }) => id)).size).toBe(10);
  });

  it('G2 lists the cost level and added weight of each coating', () => {
    expect(coatings.rows.map((row) => [row.name, row.costLevel, row.addedWeight])).toEqual([
      ['Gloss Varnish', 2, undefined],
      ['Dull/Matte Varnish', 2, undefined],
      ['Gloss Aqueous', 2, 1.5],
      ['Satin/Matte Aqueous', 3, 1.5],
      ['Soft-Touch (Velvet) Aqueous', 4, 1.5],
      ['Gloss UV (flood)', 4, 3.5],
      ['Spot UV (gloss or dull)', 5, undefined],
      ['Gloss Lamination', 5, 6],
      ['Matte Lamination', 5, 6],
      ['Soft-Touch Lamination', 6, 6],
    ]);
    expect(addedWeight).toEqual({ aqueous: 1.5, uv: 3.5, laminate: 6 });
  });

  it('G11 cites unsourced points as trade practice', () => {
    const points = coatings.rows.flatMap((row) => pointsOf([...row.considerations, ...row.compatibility]));
    const checked = points.filter(({ from }) => from.standing === 'sourced').map(({ text }) => text);
    expect(checked).toEqual([
      'Coated stock',
      'Sinks into uncoated stock',
      'Coated stock',
      'Cracks on folds',
      'Hard to glue, foil or write on',
    ]);
    const rest = points.filter(({ from }) => from.standing !== 'sourced');
    expect(new Set(rest.map(({ from }) => from.standing))).toEqual(new Set(['practice']));
  });

  it.each([
    [1, 'Budget Friendly'],
    [2, 'Budget Friendly'],
    [3, 'Moderate Cost'],
    [4, 'Moderate Cost'],
    [5, 'Premium Price'],
    [6, 'Premium Price'],
  ])('G2 gives cost level %i the badge %s', (level, badge) => {
    expect(coatingBadge(level)).toBe(badge);
  });

  it.each(coatingSections)('G2 covers the dry time range of $title', ({ category, dryTime }) => {
    const own = coatings.rows.filter((row) => row.category === category).map((row) => row.dryTime);
    if (typeof dryTime === 'string') {
      expect(new Set(own)).toEqual(new Set([dryTime]));
      return;
    }
    const ranges = own.filter((time): time is Exclude<DryTime, string> => typeof time !== 'string');
    expect(ranges).toHaveLength(own.length);
    expect({
      from: Math.min(...ranges.map(({ from }) => from)),
      to: Math.max(...ranges.map(({ to }) => to)),
    }).toEqual(dryTime);
  });

  it.each(coatings.rows)('G2 fills every field of $name', (row) => {
    const points = (list: typeof row.considerations) => pointsOf(list).map(({ text }) => text);
    for (const list of [
      row.applications,
      row.advantages,
      points(row.considerations),
      points(row.compatibility),
      row.tips,
    ]) {
      expect(list.length).toBeGreaterThan(0);
      for (const item of list) expect(item.trim()).not.toBe('');
    }
    for (const text of [row.description, row.appearance, row.durability]) expect(text).not.toBe('');
  });

  it.each(coatings.rows)('G11 dates and sources each figure of $name', ({ id }) => {
    for (const column of ['costLevel', 'dryTime', 'addedWeight'] as const) {
      const from = provenanceOf(coatings, id, column);
      expect(from?.source).toMatch(/\S/);
      expect(from?.date).toMatch(/^\d{4}-\d{2}(-\d{2})?$/);
    }
  });

  it('G11 the coatings table has exceptions only for existing rows', () => {
    const ids = coatings.rows.map(({ id }) => id);
    for (const { row } of coatings.exceptions ?? []) expect(ids).toContain(row);
  });
});
