import { afterEach, expect, it } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import { envelopes } from '@printpartner/print-knowledge/envelopes';
import { expectUser } from '../../../../platform/api/expected-user.ts';
import { queryClient } from '../../../../platform/api/query-client.ts';
import { answerCalls } from '../../../../platform/api/testing/answer-calls.ts';
import { EnvelopeSize, SizeRemark } from './envelope-size.tsx';

const realFetch = globalThis.fetch;
afterEach(() => {
  cleanup();
  queryClient.clear();
  localStorage.clear();
  expectUser(undefined);
  globalThis.fetch = realFetch;
});

it.each([
  ['dl', '110 × 220 mm'],
  ['c5', '162 × 229 mm'],
])('A9 shows only the ISO size of the %s envelope to a user of millimeters', async (id, size) => {
  const envelope = envelopes.rows.find((row) => row.id === id);
  if (!envelope) throw new Error('No envelope');
  answerCalls(() => ({ tabOrder: [], customColors: {}, assistantSharesJob: false, lengthUnit: 'mm' }));
  expectUser('maya');
  const { container, findByText } = render(
    <>
      <EnvelopeSize envelope={envelope} />
      <SizeRemark envelope={envelope} as="p" />
    </>,
  );
  await findByText(size);
  expect(container.textContent?.match(/mm/g)).toHaveLength(1);
});
