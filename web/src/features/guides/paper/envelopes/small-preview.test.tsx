import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { envelopeGroups, envelopes, type Envelope } from '@printpartner/print-knowledge/envelopes';
import { EnvelopeDialog } from './envelope-dialog.tsx';
import { EnvelopeGroupSection } from './envelope-group-section.tsx';
import { groupScale } from './group-scale.ts';
import { SmallPreview } from './small-preview.tsx';

const [envelope] = envelopes.rows;
if (!envelope) throw new Error('No envelopes defined');
const unreadable: Envelope = { ...envelope, size: 'ask the maker' };

afterEach(cleanup);

describe('G1 envelope previews', () => {
  it.each([
    ['3-1/2 x 6', 3.5, 6],
    ['3 3/4 x 6-1/2 (large flap)', 3.75, 6.5],
    ['5 x 5', 5, 5],
  ])('G1 draws the parsed size of “%s”', (size, height, width) => {
    const { container } = render(<SmallPreview envelope={{ ...envelope, size }} scale={10} widest={12} />);
    const body = container.querySelector('rect');
    expect(Number(body?.getAttribute('height'))).toBeCloseTo(height * 10);
    expect(Number(body?.getAttribute('width'))).toBeCloseTo(width * 10);
  });

  it.each([
    ['3-5/8 x 5-1/8', 6, ['5']],
    ['5 x 11-1/2', 12, ['5', '10']],
  ])(
    'G1 numbers every fifth inch below “%s”, in lines and digits that phones don’t shrink',
    (size, inches, numbers) => {
      const { container } = render(<SmallPreview envelope={{ ...envelope, size }} scale={10} widest={12} />);
      const ruler = container.querySelector('[vector-effect="non-scaling-stroke"]');
      expect(ruler?.getAttribute('d')?.match(/v/g)).toHaveLength(inches + 1);
      expect([...container.querySelectorAll('span')].map(({ textContent }) => textContent)).toEqual(numbers);
    },
  );

  it('G1 names the icon that enlarges each envelope, and shows the words once for the group', () => {
    const group = envelopeGroups.find(({ id }) => id === envelope.group);
    if (!group) throw new Error('No group');
    render(<EnvelopeGroupSection group={group} onEnlarge={() => undefined} />);
    const buttons = screen.getAllByRole('button');
    expect(buttons.length).toBeGreaterThan(1);
    for (const button of buttons) {
      expect(button.textContent).toMatch(/^tap to enlarge ./);
      for (const words of button.querySelectorAll('.sr-only')) words.remove();
      expect(button.textContent).toBe('');
    }
    expect(screen.getAllByText('Tap to enlarge.')).toHaveLength(1);
  });

  it('G1 says of each square envelope whether it pays the surcharge or the flat price', () => {
    const group = envelopeGroups.find(({ id }) => id === 'square');
    if (!group) throw new Error('No group');
    render(<EnvelopeGroupSection group={group} onEnlarge={() => undefined} />);
    expect(screen.getAllByText('Non-machinable surcharge')).toHaveLength(3);
    expect(screen.getByText('Flat price, no surcharge').closest('article')?.textContent).toMatch(
      /tap to enlarge 61⁄2/,
    );
  });

  it('G1 shows “No preview” for an unreadable size on card and dialog', () => {
    const small = render(<SmallPreview envelope={unreadable} scale={10} widest={12} />);
    expect(small.container.textContent).toBe('No preview');
    expect(small.container.querySelector('svg')).toBeNull();
    small.unmount();
    const large = render(<EnvelopeDialog envelope={unreadable} onClose={() => undefined} />);
    expect(large.getByText('No preview')).toBeTruthy();
    expect(large.getByText('ask the maker')).toBeTruthy();
  });

  it('G1 ignores unreadable sizes in the scale of a group', () => {
    const other = { ...envelope, size: '7 x 9-1/4' };
    expect(groupScale([unreadable, other])).toEqual({ scale: 10, widest: 10 });
  });
});
