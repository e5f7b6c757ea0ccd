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

it('G9 sets what preflight lets pass beside the size and resolution to aim for', () => {
  const { container } = render(<KeyFigures />);
  const texts = [...container.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
  expect(texts).toContainEqual(
    expect.stringMatching(/^Images.*Preflight fails under 150 ppi, warns under 225/),
  );
  expect(texts).toContainEqual(
    expect.stringMatching(/^Smallest type to set.*8 pt.*Preflight fails under 4 pt, warns under 5/),
  );
});
