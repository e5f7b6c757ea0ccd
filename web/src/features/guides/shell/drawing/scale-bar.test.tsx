import { expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { ScaleBar } from './scale-bar.tsx';

it.each([
  [48, 48, '1 in'],
  [96, 96, '1 in'],
  [288, 72, '1⁄4 in'],
  [768, 96, '1⁄8 in'],
])('G3 at %d pixels an inch, a bar of %d pixels is labeled with its length', (perInch, width, text) => {
  const { container } = render(<ScaleBar perInch={perInch} />);
  expect(Number(container.querySelector('svg')?.getAttribute('width'))).toBe(width + 1);
  for (const words of container.querySelectorAll('.sr-only')) words.remove();
  expect(container.textContent).toBe(text);
});
