import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useLoadAhead } from './use-load-ahead.ts';

const load = jest.fn();

function Opener() {
  useLoadAhead('[data-opens=screen]', load);
  return (
    <>
      <button data-opens="screen">
        <b>Open</b>
      </button>
      <i>Beside it</i>
    </>
  );
}

const setWorkers = (support: PropertyDescriptorMap) => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Object.defineProperties(navigator, support);
};
const supported: PropertyDescriptorMap = { serviceWorker: { value: {}, configurable: true } };

beforeEach(() => {
  jest.useFakeTimers();
  load.mockClear();
});
afterEach(() => {
  cleanup();
  setWorkers({});
  jest.useRealTimers();
});

const waitIdle = () => act(() => jest.advanceTimersByTime(5000));

it('H4 a screen is loaded when its opener is pressed, and not before', () => {
  setWorkers(supported);
  render(<Opener />);
  waitIdle();
  fireEvent.pointerDown(screen.getByText('Beside it'));
  expect(load).not.toHaveBeenCalled();
  fireEvent.pointerDown(screen.getByText('Open'));
  expect(load).toHaveBeenCalledTimes(1);
});

it('H4 a screen is loaded in idle time where no offline worker can keep its code', () => {
  setWorkers({});
  render(<Opener />);
  expect(load).not.toHaveBeenCalled();
  waitIdle();
  expect(load).toHaveBeenCalledTimes(1);
});
