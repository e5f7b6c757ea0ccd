import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createPoller } from './poller.ts';

const poll = jest.fn();
let stop: () => void;

function becomeVisible() {
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  jest.useFakeTimers();
  stop = createPoller(poll)();
});

afterEach(() => {
  stop();
  poll.mockClear();
  jest.useRealTimers();
});

describe('the poller', () => {
  it('asks after 1 s, then every 30 s', () => {
    jest.advanceTimersByTime(999);
    expect(poll).toHaveBeenCalledTimes(0);
    jest.advanceTimersByTime(1);
    expect(poll).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(90_000);
    expect(poll).toHaveBeenCalledTimes(4);
  });

  it('asks when the tab becomes visible, never twice within 5 s', () => {
    jest.advanceTimersByTime(1000);
    becomeVisible();
    jest.advanceTimersByTime(4999);
    becomeVisible();
    expect(poll).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(1);
    becomeVisible();
    expect(poll).toHaveBeenCalledTimes(2);
  });

  it('keeps the 5 s when it is started again', () => {
    const start = createPoller(poll);
    start()();
    const first = start();
    jest.advanceTimersByTime(1000);
    first();
    poll.mockClear();
    const second = start();
    jest.advanceTimersByTime(1000);
    expect(poll).toHaveBeenCalledTimes(0);
    second();
  });

  it('stops', () => {
    stop();
    jest.advanceTimersByTime(60_000);
    becomeVisible();
    expect(poll).toHaveBeenCalledTimes(0);
  });
});
