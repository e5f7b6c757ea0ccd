import { describe, expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { InchSize } from './length.tsx';
import { TradeText } from './trade-text.tsx';

/** The text for screen readers: without aria-hidden elements. */
function spoken(element: HTMLElement): string {
  const copy = element.cloneNode(true);
  if (!(copy instanceof HTMLElement)) throw new Error('No element');
  for (const drawn of copy.querySelectorAll('[aria-hidden]')) drawn.remove();
  return copy.textContent ?? '';
}

describe('G1 built fractions', () => {
  it.each([
    ['7-1/4 x 10-1/2 letterhead', '7 and 1 quarter × 10 and 1 half letterhead'],
    ['up to 3/8 in', 'up to 3 eighths in'],
    ['4-5/16 x 8-5/8 (110 x 220 mm)', '4 and 5 sixteenths × 8 and 5 eighths (110 × 220 mm)'],
    ['printed 4/4 or 4/0, 24/7', 'printed 4/4 or 4/0, 24/7'],
    ['C1S/C2S, 70#/80# text', 'C1S/C2S, 70#/80# text'],
    ['#6-3/4', '#6 and 3 quarters'],
  ])('G1 screen readers get “%s” in words', (text, words) => {
    const { container } = render(<TradeText>{text}</TradeText>);
    expect(spoken(container)).toBe(words);
  });

  it('G1 a fraction shows numerator, slash and denominator', () => {
    const { container } = render(<InchSize height={4.375} width={6} />);
    expect(
      [...container.querySelectorAll('[data-fraction]')].map((one) => one.getAttribute('data-fraction')),
    ).toEqual(['-3/8']);
    expect(container.querySelector('[aria-hidden]')?.textContent).toBe('3⁄8');
    expect(spoken(container)).toBe('4 and 3 eighths × 6 in');
  });
});
