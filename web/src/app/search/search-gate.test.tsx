import { TextDecoder, TextEncoder } from 'node:util';
import { afterEach, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { inSession } from '../../entities/session/testing/in-session.tsx';
import { Dialog } from '../../ui/dialog.tsx';

// React Router needs them when it is loaded, and jsdom lacks them.
Object.assign(globalThis, { TextDecoder, TextEncoder });
// The build makes this module from the rendered screens.
jest.unstable_mockModule('virtual:search-entries', () => ({ default: [] }), { virtual: true });
const { MemoryRouter } = await import('react-router');
const { SearchGate } = await import('./search-gate.tsx');

afterEach(cleanup);

const isPrevented = (key: string, more: object = {}) => !fireEvent.keyDown(document.body, { key, ...more });

it('G10 over a dialog the shortcut opens neither search nor the browser’s own, and / is typed', () => {
  const { wrapper } = inSession();
  render(
    <MemoryRouter>
      <SearchGate />
      <Dialog title="Settings" onClose={() => undefined}>
        Support
      </Dialog>
    </MemoryRouter>,
    { wrapper },
  );
  expect(isPrevented('k', { ctrlKey: true })).toBe(true);
  expect(isPrevented('/')).toBe(false);
  expect(screen.queryByRole('dialog', { name: 'Search' })).toBeNull();
});
