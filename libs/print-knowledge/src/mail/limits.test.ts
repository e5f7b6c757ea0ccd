import { describe, expect, it } from '@jest/globals';
import { checkLimits, limitSource } from './limits.ts';
import { mailShape, mailShapes, type ShapeId } from './shapes.ts';
import { mailSources } from './sources.ts';

const large = { height: 6, length: 9, thickness: 0.014, weight: 1 };
const sourceOf = (id: ShapeId, measure: string, kind: string) => {
  const check = checkLimits(large, mailShape(id)).find((one) => one.measure === measure && one.kind === kind);
  return check && limitSource(id, check);
};

describe('G11 limit sources', () => {
  it('G11 every limit has a source', () => {
    for (const { id } of mailShapes.rows) {
      for (const check of checkLimits(large, mailShape(id))) {
        expect(limitSource(id, check)?.source).toMatch(/\w/);
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
  ] as const)('G11 cites the source of %s: %s, %s', (id, measure, kind, source) => {
    expect(sourceOf(id, measure, kind)).toBe(mailSources[source]);
  });
});
