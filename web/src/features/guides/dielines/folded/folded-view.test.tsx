import { afterEach, describe, expect, it } from '@jest/globals';
import { foldDummy, type Dieline } from '@printpartner/dielines';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { FoldedView } from './folded-view.tsx';

afterEach(cleanup);

function buildDieline(allowance = 1 / 16): Dieline {
  const dummy = foldDummy({ fold: 'tri', flatWidth: 11, flatHeight: 8.5, allowance, caliper: 0.006 });
  if (!dummy.ok) throw new Error(dummy.reason);
  return dummy.value;
}

const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Fold' });
const picture = () => screen.getByRole('img', { name: /^Tri-Fold, 11 × 8.5 in flat/ });
const drawn = () => picture().innerHTML;
const piece = () => screen.getByRole('application');

/** jsdom has no PointerEvent. */
function point(type: string, clientX: number) {
  const event = new MouseEvent(type, { bubbles: true, clientX, clientY: 10 });
  fireEvent(piece(), Object.assign(event, { isPrimary: true, pointerId: 1 }));
}

describe('G12 folded view without WebGL', () => {
  it('G12 names the picture and the slider by how far the piece is folded', () => {
    render(<FoldedView dieline={buildDieline()} />);
    for (const [percent, words] of [
      ['0', 'flat'],
      ['30', '30% folded'],
      ['50', 'half folded'],
      ['100', 'folded'],
    ] as const) {
      fireEvent.change(slider(), { target: { value: percent } });
      expect(picture().getAttribute('aria-label')).toBe(`Tri-Fold, 11 × 8.5 in flat, ${words}`);
      expect(slider().getAttribute('aria-valuetext')).toBe(words);
    }
  });

  it('G12 shows the inside of the flat sheet and the outside of the folded piece in front', () => {
    render(<FoldedView dieline={buildDieline()} />);
    const front = () => picture().querySelector('g:last-of-type path')?.getAttribute('class');
    expect(picture().querySelectorAll('.fill-sheet')).toHaveLength(3);
    fireEvent.change(slider(), { target: { value: '100' } });
    expect(front()).toBe('fill-board');
  });

  it('G12 turns the piece with arrow keys, buttons and the pointer, and resets it', () => {
    render(<FoldedView dieline={buildDieline()} />);
    const home = drawn();
    const reset = screen.getByRole<HTMLButtonElement>('button', { name: 'Reset view' });
    expect(reset.disabled).toBe(true);
    fireEvent.keyDown(piece(), { key: 'ArrowRight' });
    const turned = drawn();
    expect(turned).not.toBe(home);
    fireEvent.click(reset);
    expect(drawn()).toBe(home);
    fireEvent.click(screen.getByRole('button', { name: 'Turn right' }));
    expect(drawn()).toBe(turned);
    fireEvent.click(screen.getByRole('button', { name: 'Turn left' }));
    expect(drawn()).toBe(home);
    Element.prototype.setPointerCapture = () => undefined;
    point('pointerdown', 10);
    point('pointermove', 60);
    const dragged = drawn();
    expect(dragged).not.toBe(home);
    point('pointerup', 60);
    point('pointermove', 90);
    expect(drawn()).toBe(dragged);
  });

  it('G12 tints the panels that collide and says why', () => {
    render(<FoldedView dieline={buildDieline(0)} />);
    expect(screen.getByRole('status').textContent).toMatch(/Inside of tuck panel runs into the fold/);
    expect(picture().querySelector('[data-panel="panel-3"] .fill-fail')).not.toBeNull();
    cleanup();
    render(<FoldedView dieline={buildDieline()} />);
    expect(screen.getByRole('status').textContent).toBe('Every panel has room.');
    expect(picture().querySelector('.fill-fail')).toBeNull();
  });
});
