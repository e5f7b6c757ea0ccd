import { describe, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import type { Marker } from './marker-positions.ts';
import { buildPlacedFinding } from '../testing/build-placed-finding.ts';
import { PageMarkers } from './page-markers.tsx';
import type { PlacedFinding } from './placed-finding.ts';

const at = { x: 50, y: 50 };
const { finding } = buildPlacedFinding();
const ofThree = (index: number) => buildPlacedFinding({ findings: [finding, finding, finding] }, {}, index);
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
  test('F6 select their finding on click, and highlight it in the list on hover', () => {
    const { onSelect, onHover } = show([{ findings: [first], at }]);
    const marker = screen.getByRole('button', {
      name: '2: Image Resolution, failure 1 of 3: image 506 × 342, 148.1 ppi',
    });
    fireEvent.pointerEnter(marker);
    expect(onHover).toHaveBeenLastCalledWith(first);
    fireEvent.pointerLeave(marker);
    expect(onHover).toHaveBeenLastCalledWith(null);
    fireEvent.click(marker);
    expect(onSelect).toHaveBeenCalledWith(first);
  });

  test('F6 with three findings select them in turn', () => {
    const { onSelect } = show([{ findings: [first, second, third], at }], second);
    const marker = screen.getByRole('button', { pressed: true });
    expect(marker.getAttribute('data-count')).toBe('3×');
    fireEvent.click(marker);
    expect(onSelect).toHaveBeenCalledWith(third);
  });
});
