import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createPoller } from './poller.ts';

const poll = jest.fn();
let stop: () => void;

function becomeVisible() {
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  jest.useFakeTimers();
  stop = createPoller()(poll);
});

afterEach(() => {
  stop();
  poll.mockClear();
  jest.useRealTimers();
});

describe('the poller', () => {
  it('R2 polls after 1 s, then every 30 s', () => {
    jest.advanceTimersByTime(999);
    expect(poll).toHaveBeenCalledTimes(0);
    jest.advanceTimersByTime(1);
    expect(poll).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(90_000);
    expect(poll).toHaveBeenCalledTimes(4);
  });

  it('R2 polls when the tab becomes visible, never twice within 5 s', () => {
    jest.advanceTimersByTime(1000);
    becomeVisible();
    jest.advanceTimersByTime(4999);
    becomeVisible();
    expect(poll).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(1);
    becomeVisible();
    expect(poll).toHaveBeenCalledTimes(2);
  });

  it('R2 keeps the gap of 5 s when it is started again', () => {
    const start = createPoller();
    start(poll)();
    const first = start(poll);
    jest.advanceTimersByTime(1000);
    first();
    poll.mockClear();
    const second = start(poll);
    jest.advanceTimersByTime(1000);
    expect(poll).toHaveBeenCalledTimes(0);
    second();
  });

  it('R2 does not poll after it is stopped', () => {
    stop();
    jest.advanceTimersByTime(60_000);
    becomeVisible();
    expect(poll).toHaveBeenCalledTimes(0);
  });
});
