import { expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { StrategySketch } from './strategy-sketch.tsx';

it('G8 draws the address of an EDDM piece in its upper half', () => {
  const { container } = render(<StrategySketch id="eddm" />);
  const piece = container.querySelector('rect');
  const [top, height] = ['y', 'height'].map((name) => Number(piece?.getAttribute(name)));
  const path = container.querySelector('[data-address]')?.getAttribute('d') ?? '';
  const lines = [...path.matchAll(/M[\d.]+ ([\d.]+)/g)].map(([, y]) => Number(y));
  expect(lines.length).toBeGreaterThanOrEqual(3);
  for (const y of lines) expect(y).toBeLessThan((top ?? 0) + (height ?? 0) / 2);
});
