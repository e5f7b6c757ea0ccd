import { afterEach, expect, it } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import { expectUser } from '../../../platform/api/expected-user.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { answerCalls } from '../../../platform/api/testing/answer-calls.ts';
import { KeyFigures } from './key-figures.tsx';

const realFetch = globalThis.fetch;
afterEach(() => {
  cleanup();
  queryClient.clear();
  localStorage.clear();
  expectUser(undefined);
  globalThis.fetch = realFetch;
});

it('A9 gives the bleed of the checklist in millimeters first to a user of millimeters', async () => {
  answerCalls(() => ({ tabOrder: [], customColors: {}, assistantSharesJob: false, lengthUnit: 'mm' }));
  expectUser('maya');
  const { container, findByText } = render(<KeyFigures />);
  await findByText('Bleed on every side, 0.125 in');
  expect(container.textContent).toMatch(/Bleed on every side, 0\.125 in3 mm/);
});
