import { afterEach, expect, it } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import { forgetUser, signInMillimeters } from '../../../platform/measure/testing/test-user.ts';
import { KeyFigures } from './key-figures.tsx';

afterEach(() => {
  cleanup();
  forgetUser();
});

it('A9 gives the bleed of the checklist in millimeters first to a user of millimeters', async () => {
  signInMillimeters();
  const { container, findByText } = render(<KeyFigures />);
  await findByText('Bleed on every side, 0.125 in');
  expect(container.textContent).toMatch(/Bleed on every side, 0\.125 in3 mm/);
});
