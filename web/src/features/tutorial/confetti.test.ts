import { describe, expect, it } from '@jest/globals';
import { flightOf, PARTICLE_COUNT } from './confetti.ts';

describe('H6 confetti', () => {
  it('H6 a burst of confetti has 80 particles', () => {
    expect(PARTICLE_COUNT).toBe(80);
  });

  it.each([0, 0.5, 1])(
    'H6 a particle starts in the middle and ends below, transparent (random %d)',
    (luck) => {
      const { keyframes, timing } = flightOf(() => luck);
      expect(keyframes[0]).toMatchObject({ transform: 'translate(0vw, 0vh) rotate(0deg)', opacity: 1 });
      expect(keyframes.at(-1)?.opacity).toBe(0);
      expect(keyframes.at(-1)?.transform).toContain('50vh');
      expect(Number(timing.duration)).toBeLessThanOrEqual(2400);
    },
  );
});
