import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { footnotesOf } from '@printpartner/print-knowledge/figures';
import { FactCard } from './fact-card.tsx';

const notes = footnotesOf([{ standing: 'sourced', source: 'Mill sheets', date: '2025-06' }]);

it('G11 names the sources of each card by its title', () => {
  render(
    <>
      <FactCard title="Linen" notes={notes} />
      <FactCard title="Laid" notes={notes} />
    </>,
  );
  const names = screen
    .getAllByText('Source')
    .map((text) => text.closest('summary')?.getAttribute('aria-labelledby')?.split(' ') ?? [])
    .map((ids) => ids.map((id) => document.getElementById(id)?.textContent).join(' '));
  expect(names).toEqual(['Source Linen', 'Source Laid']);
});
