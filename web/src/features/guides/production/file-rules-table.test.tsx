import { afterEach, expect, it } from '@jest/globals';
import { cleanup, render, waitFor } from '@testing-library/react';
import { expectUser } from '../../../platform/api/expected-user.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { answerCalls } from '../../../platform/api/testing/answer-calls.ts';
import { FileRulesTable } from './file-rules-table.tsx';

const realFetch = globalThis.fetch;
afterEach(() => {
  cleanup();
  queryClient.clear();
  localStorage.clear();
  expectUser(undefined);
  globalThis.fetch = realFetch;
});

it('A9 gives the bleed of a file in millimeters first to a user of millimeters', async () => {
  answerCalls(() => ({ tabOrder: [], customColors: {}, assistantSharesJob: false, lengthUnit: 'mm' }));
  expectUser('maya');
  const { container } = render(<FileRulesTable />);
  await waitFor(() => expect(container.textContent).toContain('3 mm (0.125 in)'));
});
