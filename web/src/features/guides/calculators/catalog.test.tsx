import { readdirSync } from 'node:fs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { catalogEntries } from './catalog.ts';

beforeAll(() => {
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

describe('G7 calculator catalog', () => {
  it.each(catalogEntries.map(({ title, load }) => [title, load] as const))(
    'G7 loads “%s” under its title',
    async (title, load) => {
      const Calculator = await load();
      const { unmount } = render(<Calculator />);
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
