import { describe, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import type { Marker } from './marker-places.ts';
import { someFinding } from './page-fixture.ts';
import { PageMarkers } from './page-markers.tsx';
import type { PlacedFinding } from './page-view.ts';

const at = { x: 50, y: 50 };
const { finding } = someFinding();
const ofThree = (index: number) => someFinding({ findings: [finding, finding, finding] }, {}, index);
const first = ofThree(0);
const second = ofThree(1);
const third = ofThree(2);

function show(markers: Marker[], selected: PlacedFinding | null = null) {
  const onSelect = jest.fn<(finding: PlacedFinding) => void>();
  const onHover = jest.fn<(finding: PlacedFinding | null) => void>();
  render(
    <PageMarkers
      markers={markers}
      selected={selected}
      hovered={null}
      onSelect={onSelect}
      onHover={onHover}
    />,
  );
  return { onSelect, onHover };
}

describe('F6 markers on the page', () => {
  test('F6 one chooses its finding, and shows it in the list while it is under the pointer', () => {
    const { onSelect, onHover } = show([{ findings: [first], at }]);
    const marker = screen.getByRole('button', {
      name: '2: Image Resolution, fault 1 of 3: image 506 × 342, 148.1 ppi',
    });
    fireEvent.pointerEnter(marker);
    expect(onHover).toHaveBeenLastCalledWith(first);
    fireEvent.pointerLeave(marker);
    expect(onHover).toHaveBeenLastCalledWith(null);
    fireEvent.click(marker);
    expect(onSelect).toHaveBeenCalledWith(first);
  });

  test('F6 one that stands for three chooses them in turn', () => {
    const { onSelect } = show([{ findings: [first, second, third], at }], second);
    const marker = screen.getByRole('button', { pressed: true });
    expect(marker.getAttribute('data-count')).toBe('3×');
    fireEvent.click(marker);
    expect(onSelect).toHaveBeenCalledWith(third);
  });
});
