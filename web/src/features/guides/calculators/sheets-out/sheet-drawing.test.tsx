import { expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { pressSheets, sheetsOut } from '@printpartner/print-knowledge/press';
import { SheetDrawing } from './sheet-drawing.tsx';

it('G7 draws the bleed as an area around the trim that stays visible on a 13 × 19 sheet', () => {
  const sheet = pressSheets.rows.find(({ id }) => id === 'digital-13x19');
  const piece = { widthIn: 4, heightIn: 6, bleedIn: 0.125, gutterIn: 0 };
  const out = sheet && sheetsOut(piece, sheet);
  if (!sheet || !out?.ok) throw new Error('No layout.');
  const { container } = render(<SheetDrawing sheet={sheet} piece={piece} out={out.value} />);
  const bleed = container.querySelector('[data-bleed]');
  const trim = container.querySelector('[data-trim]');
  const widthOf = (rect: Element | null) => Number(rect?.getAttribute('width'));
  expect(bleed?.getAttribute('class')).toMatch(/fill-cyan/);
  expect(trim?.getAttribute('class')).toMatch(/fill-white/);
  expect(widthOf(bleed) - widthOf(trim)).toBeCloseTo(2.5);
  // Lines that grew with the sheet would cover the 1.25 units of bleed.
  for (const rect of [bleed, trim]) expect(rect?.getAttribute('vector-effect')).toBe('non-scaling-stroke');
});
