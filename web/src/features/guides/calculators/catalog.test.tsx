import { readdirSync } from 'node:fs';
import { TextDecoder, TextEncoder } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { catalogEntries } from './catalog.ts';

// React Router needs them when it is loaded, and jsdom lacks them.
Object.assign(globalThis, { TextDecoder, TextEncoder });
const { MemoryRouter } = await import('react-router');

describe('G7 calculator catalog', () => {
  it.each(catalogEntries.map(({ title, load }) => [title, load] as const))(
    'G7 loads “%s” under its title',
    async (title, load) => {
      const Calculator = await load();
      const { unmount } = render(<Calculator />, { wrapper: MemoryRouter });
      expect(screen.getByRole('region', { name: title })).toBeTruthy();
      unmount();
    },
  );

  it('G7 lists every calculator file once', () => {
    const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
    const calculators = files.filter((file) => /(-calculator|-converter)\.tsx$/.test(file));
    expect(catalogEntries).toHaveLength(calculators.length);
    expect(new Set(catalogEntries.map(({ id }) => id)).size).toBe(calculators.length);
  });
});
