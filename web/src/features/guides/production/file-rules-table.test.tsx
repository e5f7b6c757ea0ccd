import { afterEach, expect, it } from '@jest/globals';
import { cleanup, render, waitFor } from '@testing-library/react';
import { forgetUser, signInMillimeters } from '../../../platform/measure/testing/test-user.ts';
import { FileRulesTable } from './file-rules-table.tsx';

afterEach(() => {
  cleanup();
  forgetUser();
});

it('A9 gives the bleed of a file in millimeters first to a user of millimeters', async () => {
  signInMillimeters();
  const { container } = render(<FileRulesTable />);
  await waitFor(() => expect(container.textContent).toContain('3 mm (0.125 in)'));
});

it('G4 sets what preflight lets pass beside the smallest type and resolution', () => {
  const { container } = render(<FileRulesTable />);
  expect(container.textContent).toMatch(/300 DPI minimum.*Preflight fails under 150 ppi, warns under 225/);
  expect(container.textContent).toMatch(/8 pt.*Preflight fails under 4 pt, warns under 5/);
});
