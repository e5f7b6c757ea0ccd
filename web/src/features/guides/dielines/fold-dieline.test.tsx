import { TextDecoder, TextEncoder } from 'node:util';
import { afterEach, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';

// React Router needs them when it is loaded, and jsdom lacks them.
Object.assign(globalThis, { TextDecoder, TextEncoder });
const { MemoryRouter } = await import('react-router');
const { FoldDieline } = await import('./fold-dieline.tsx');

afterEach(cleanup);

it('G12 asks for an allowance only where a panel tucks in, and needs none elsewhere', () => {
  render(
    <MemoryRouter>
      <FoldDieline filled={() => undefined} onClose={() => undefined} />
    </MemoryRouter>,
  );
  fireEvent.change(screen.getByLabelText('Allowance'), { target: { value: 'none' } });
  fireEvent.change(screen.getByLabelText('Fold'), { target: { value: 'half' } });
  expect(screen.queryByLabelText('Allowance')).toBeNull();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Half Fold');
  fireEvent.change(screen.getByLabelText('Fold'), { target: { value: 'gate' } });
  expect(screen.getByLabelText('Gap between the doors')).toBeTruthy();
});
