import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { usualStock } from './kept-stock.ts';
import { StockPicker } from './stock-picker.tsx';

function Calculator({ title }: { title: string }) {
  const [stock, setStock] = useState(() => usualStock('body'));
  return (
    <StockPicker label={title} value={stock} onChange={setStock} filter={({ kind }) => kind !== 'text'} />
  );
}

describe('G1 stock picker', () => {
  it('G1 offers filtered stocks by kind, plus the current choice', () => {
    render(<Calculator title="Panel width" />);
    const select = screen.getByLabelText<HTMLSelectElement>('Panel width');
    expect([...select.querySelectorAll('optgroup')].map(({ label }) => label)).toEqual(['Cover', 'Board']);
    expect(select.value).toBe('80-gloss-text');
    expect(select.querySelectorAll('optgroup option')).toHaveLength(11);
  });
});
