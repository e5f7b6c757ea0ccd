import { describe, expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { useStock, type StockRole } from './use-stock.ts';
import { StockPicker } from './stock-picker.tsx';

function Calculator({ part, title }: { part: StockRole; title: string }) {
  const [stock, setStock] = useStock(part);
  return (
    <>
      <StockPicker label={title} value={stock} onChange={setStock} filter={({ kind }) => kind !== 'text'} />
      <output aria-label={`${title} caliper`}>{stock.caliperIn}</output>
    </>
  );
}

const chosen = (title: string) => screen.getByLabelText<HTMLSelectElement>(title).selectedOptions[0]?.text;

describe('G1 stock picker', () => {
  it('G1 shares the last choice between calculators of the same role', () => {
    const first = render(
      <>
        <Calculator part="cover" title="Spine" />
        <Calculator part="cover" title="Weight" />
        <Calculator part="body" title="Creep" />
      </>,
    );
    fireEvent.change(screen.getByLabelText('Spine'), { target: { value: '14pt-c2s' } });
    expect(chosen('Spine')).toBe('14 pt C2S, 0.0140 in');
    expect(chosen('Weight')).toBe('14 pt C2S, 0.0140 in');
    expect(screen.getByLabelText('Weight caliper').textContent).toBe('0.014');
    expect(chosen('Creep')).toBe('80# gloss text, 0.0035 in');
    first.unmount();
    render(<Calculator part="cover" title="Folded thickness" />);
    expect(chosen('Folded thickness')).toBe('14 pt C2S, 0.0140 in');
  });

  it('G1 offers filtered stocks by kind, plus the current choice', () => {
    render(<Calculator part="body" title="Panel width" />);
    const select = screen.getByLabelText<HTMLSelectElement>('Panel width');
    expect([...select.querySelectorAll('optgroup')].map(({ label }) => label)).toEqual(['Cover', 'Board']);
    expect(select.value).toBe('80-gloss-text');
    expect(select.querySelectorAll('optgroup option')).toHaveLength(11);
  });
});
