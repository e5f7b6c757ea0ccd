import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { TabChannel } from '../../platform/broadcast.ts';
import { reportLostByReload } from '../../platform/storage/lost-by-reload.ts';
import { setWorkerStatus } from '../../platform/worker/worker-status.ts';
import { UpdateCard } from './update-card.tsx';

const postMessage = jest.fn();
let place: HTMLElement;

beforeEach(() => {
  jest.useFakeTimers();
  const registration = { waiting: { postMessage } };
  const container = Object.assign(new EventTarget(), {
    getRegistration: () => Promise.resolve(registration),
  });
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  place = document.createElement('div');
  place.setAttribute('data-update-place', '');
  document.body.append(place);
  setWorkerStatus({ update: 1 });
});

afterEach(() => {
  cleanup();
  place.remove();
  postMessage.mockClear();
  jest.restoreAllMocks();
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const press = async (name: string) => {
  fireEvent.click(screen.getByText(name));
  await act(() => jest.advanceTimersByTimeAsync(500));
};

it('O2 Update Now starts the new version, and the card says so until it takes over', async () => {
  render(<UpdateCard />);
  await press('Update Now');
  expect(postMessage.mock.calls).toEqual([['skip-waiting']]);
  expect(screen.getByText('Updating…').closest('button')?.getAttribute('aria-busy')).toBe('true');
});

it('O2 what another tab would lose is listed, and the user decides', async () => {
  jest.spyOn(TabChannel.prototype, 'subscribe').mockImplementation((onMessage) => {
    jest.spyOn(TabChannel.prototype, 'send').mockImplementation((message) => {
      const { ask } = message as { ask: string };
      onMessage({ answer: ask, work: ['the check of “menu.pdf”'] });
    });
    return () => {};
  });
  render(<UpdateCard />);
  await press('Update Now');
  expect(postMessage).not.toHaveBeenCalled();
  expect(screen.getByRole('listitem').textContent).toBe('Another tab: the check of “menu.pdf”');
  await press('Update Anyway');
  expect(postMessage).toHaveBeenCalledTimes(1);
});

it('O2 the card is hidden while this page would lose something, and Later hides it', async () => {
  const end = reportLostByReload('the preflight result of “menu.pdf”');
  render(<UpdateCard />);
  expect(screen.queryByText('Update Available')).toBeNull();
  act(end);
  expect(screen.getByText('Update Available')).toBeTruthy();
  await press('Later');
  expect(screen.queryByText('Update Available')).toBeNull();
});
