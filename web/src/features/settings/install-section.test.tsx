import { afterEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { keepInstallPrompt } from '../../platform/install/install-prompt.ts';
import { InstallSection } from './components/install-section.tsx';

afterEach(cleanup);

it('O1 Settings offers to install the app only where the browser does, once, and asks with its question', () => {
  keepInstallPrompt();
  render(<InstallSection />);
  expect(screen.queryByText('Install')).toBeNull();

  const prompt = jest.fn(() => Promise.resolve());
  const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  act(() => void window.dispatchEvent(offer));
  expect(offer.defaultPrevented).toBe(true);
  fireEvent.click(screen.getByText('Install'));
  expect(prompt).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Install')).toBeNull();

  act(() => void window.dispatchEvent(offer));
  expect(screen.queryByText('Install')).not.toBeNull();
  act(() => void window.dispatchEvent(new Event('appinstalled')));
  expect(screen.queryByText('Install')).toBeNull();
});
