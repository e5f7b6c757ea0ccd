import { afterEach, expect, it } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import { envelopes } from '@printpartner/print-knowledge/envelopes';
import { forgetUser, signInMillimeters } from '../../../../platform/measure/testing/test-user.ts';
import { EnvelopeSize, SizeRemark } from './envelope-size.tsx';

afterEach(() => {
  cleanup();
  forgetUser();
});

it.each([
  ['dl', '110 × 220 mm'],
  ['c5', '162 × 229 mm'],
])('A9 shows only the ISO size of the %s envelope to a user of millimeters', async (id, size) => {
  const envelope = envelopes.rows.find((row) => row.id === id);
  if (!envelope) throw new Error('No envelope');
  signInMillimeters();
  const { container, findByText } = render(
    <>
      <EnvelopeSize envelope={envelope} />
      <SizeRemark envelope={envelope} as="p" />
    </>,
  );
  await findByText(size);
  expect(container.textContent?.match(/mm/g)).toHaveLength(1);
});
