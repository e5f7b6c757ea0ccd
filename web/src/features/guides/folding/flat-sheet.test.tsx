import { expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { FlatSheet } from './flat-sheet.tsx';

const numbersOf = (fold: 'french' | 'half') => {
  const { container } = render(
    <FlatSheet fold={fold} widths={[4.25, 4.25]} height={11} scale={10} label="Flat" areNumbered />,
  );
  const sheet = container.querySelector('rect');
  const middle = Number(sheet?.getAttribute('y')) + Number(sheet?.getAttribute('height')) / 2;
  return [...container.querySelectorAll('text')]
    .filter(({ textContent }) => textContent === '1' || textContent === '2')
    .map((text) => Number(text.getAttribute('y')) - middle);
};

it('G5 keeps the panel numbers of a French fold off the fold that crosses the middle', () => {
  expect(numbersOf('half')).toEqual([4, 4]);
  const french = numbersOf('french');
  expect(french).toHaveLength(2);
  for (const fromFold of french) expect(Math.abs(fromFold)).toBeGreaterThan(12);
});
