import { describe, expect, it } from '@jest/globals';
import { checked, image, painted, pressFile, withFont } from '../../test/press-file.ts';
import type { CheckId, PreflightMode } from '../report/preflight-result.ts';
import { inches } from './figures.ts';
import { measuredAgainstLimit } from '../report/terminal/place.ts';

const GRAY = '/Width 300 /Height 150 /ColorSpace /DeviceGray /BitsPerComponent 8';
const pageWith: Partial<Record<CheckId, (share: number) => string>> = {
  'image-resolution': (share) => painted((300 * 72) / (150 * share), (150 * 72) / (150 * share)),
  'text-size': (share) => `0 0 0 1 k BT /F1 ${5 * share} Tf 100 300 Td (Dana) Tj ET`,
  hairlines: (share) => `0 0 0 1 k ${0.25 * share} w 100 300 m 200 300 l S`,
  'safe-margin': (share) => `0 0 0 1 k BT /F1 10 Tf ${18 + 8.5 * share} 300 Td (Dana) Tj ET`,
  bleed: (share) => `0 0 0 1 k ${18 - 8.5 * share} 9 ${441 + 8.5 * share} 666 re f`,
};

describe('figures beside their limits', () => {
  it.each(Object.entries(pageWith))(
    'F2 limits of %s are never broken by a figure that reads like them',
    async (id, content) => {
      const seen = [];
      for (const share of [1, 0.9999, 0.999, 0.998, 0.996, 0.994, 0.992, 0.99, 0.98, 0.97, 0.95]) {
        const file = pressFile({
          pages: [{ content: content(share) }],
          resources: (pdf) => `${withFont(pdf)} /XObject << /X1 ${image(pdf, GRAY)} 0 R >>`,
        });
        const mode: PreflightMode = id === 'safe-margin' ? 'full' : 'quick';
        const { findings } = await checked(id as CheckId, file, { mode });
        for (const finding of findings.filter(({ severity }) => severity !== 'manual')) {
          const [figure, limit] = measuredAgainstLimit(finding).split(', limit ');
          if (limit !== undefined && finding.limit !== null && finding.measured !== null) {
            seen.push(share);
            expect(figure).not.toBe(limit);
          }
        }
      }
      // It is checked both within the tolerance and below it.
      expect(seen.length).toBeGreaterThan(0);
      if (id !== 'image-resolution') expect(seen).not.toContain(0.9999);
    },
  );

  it('F2 limits in inches and millimeters get the decimals to differ', () => {
    expect(inches(8.94, 9)).toBe('0.124 in (3.15 mm)');
    expect(inches(8.999, 9)).toBe('0.12499 in (3.1746 mm)');
    expect(inches(9, 9)).toBe('0.125 in (3.2 mm)');
    expect(inches(3.6, 9)).toBe('0.05 in (1.3 mm)');
  });
});
