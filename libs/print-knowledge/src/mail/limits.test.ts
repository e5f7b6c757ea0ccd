import { describe, expect, it } from '@jest/globals';
import { limitSource, marginsOf } from './limits.ts';
import { mailShape, mailShapes, type ShapeId } from './shapes.ts';
import { mailSources } from './sources.ts';

const large = { height: 6, length: 9, thickness: 0.014, weight: 1 };
const sourceOf = (id: ShapeId, measure: string, kind: string) => {
  const margin = marginsOf(large, mailShape(id)).find((one) => one.measure === measure && one.kind === kind);
  return margin && limitSource(id, margin);
};

describe('G11 sources of the limits of a shape', () => {
  it('G11 every limit has one', () => {
    for (const { id } of mailShapes.rows) {
      for (const margin of marginsOf(large, mailShape(id))) {
        expect(limitSource(id, margin)?.source).toMatch(/\w/);
      }
    }
  });

  it.each([
    ['commercial-card', 'thickness', 'at least', 'largeCards'],
    ['commercial-card', 'thickness', 'at most', 'letterSizes'],
    ['self-mailer', 'length', 'at most', 'selfMailers'],
    ['booklet', 'weight', 'at most', 'booklets'],
    ['flat', 'height', 'at least', 'practice'],
    ['marketing-flat', 'weight', 'below', 'prices'],
    ['eddm-flat', 'length', 'one over', 'eddm'],
    ['eddm-flat', 'weight', 'at most', 'eddmLimits'],
  ] as const)('G11 %s: %s, %s', (id, measure, kind, source) => {
    expect(sourceOf(id, measure, kind)).toBe(mailSources[source]);
  });
});
