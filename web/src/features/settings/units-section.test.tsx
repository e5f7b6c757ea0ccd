import { afterEach, expect, it, jest } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { expectUser } from '../../platform/api/expected-user.ts';
import { queryClient } from '../../platform/api/query-client.ts';
import { forgetUser } from '../../platform/measure/testing/test-user.ts';
import { localStore, userStoragePrefix } from '../../platform/storage/browser-storage.ts';
import { UnitsSection } from './components/units-section.tsx';

afterEach(() => {
  cleanup();
  forgetUser();
});

it('A9 shows the unit that this device knows while the server can’t be asked', () => {
  globalThis.fetch = jest.fn<typeof fetch>(() => Promise.reject(new TypeError('Failed to fetch')));
  localStore.writeJson(`${userStoragePrefix('maya')}length-unit`, 'mm');
  expectUser('maya');
  render(<UnitsSection />, {
    wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  });
  const lengths = screen.getByLabelText<HTMLSelectElement>('Lengths');
  expect([lengths.value, lengths.disabled]).toEqual(['mm', true]);
});
