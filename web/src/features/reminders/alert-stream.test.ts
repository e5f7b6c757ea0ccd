import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Alert } from '@printpartner/contracts/types';
import { buildAlert } from '../../entities/alert/testing/build-alert.ts';
import { type AlertStream, createPoller, openAlertStream } from './alert-stream.ts';

class FakeSource extends EventTarget {
  static readonly CLOSED = 2;
  static opened: FakeSource[] = [];
  readyState = 0;

  constructor(readonly url: string) {
    super();
    FakeSource.opened.push(this);
  }

  close() {
    this.readyState = FakeSource.CLOSED;
  }

  /** A browser doesn't reconnect after an answer other than 200. */
  refuse() {
    this.close();
    this.dispatchEvent(new Event('error'));
  }
}

const onAlert = jest.fn<(alert: Alert) => void>();
const onChanged = jest.fn();
const onState = jest.fn<(isOpen: boolean) => void>();
let stream: AlertStream;

function latest(): FakeSource {
  const source = FakeSource.opened.at(-1);
  if (!source) throw new Error('No stream was opened');
  return source;
}

beforeEach(() => {
  jest.useFakeTimers();
  FakeSource.opened = [];
  onAlert.mockReset();
  onChanged.mockReset();
  onState.mockReset();
  Object.assign(globalThis, { EventSource: FakeSource });
  stream = openAlertStream({ onAlert, onChanged, onState });
});

afterEach(() => {
  stream.close();
  jest.useRealTimers();
});

describe('the alert stream', () => {
  it('R2 passes on each alert', () => {
    expect(latest().url).toBe('/api/alerts/stream');
    latest().dispatchEvent(new MessageEvent('alert', { data: JSON.stringify(buildAlert()) }));
    expect(onAlert).toHaveBeenCalledWith(buildAlert());
  });

  it('R2 reconnects after a refusal, with delays from 2 s to a minute', () => {
    for (const [tries, wait] of [2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000].entries()) {
      latest().refuse();
      jest.advanceTimersByTime(wait - 1);
      expect(FakeSource.opened).toHaveLength(tries + 1);
      jest.advanceTimersByTime(1);
      expect(FakeSource.opened).toHaveLength(tries + 2);
    }
    latest().dispatchEvent(new Event('open'));
    latest().refuse();
    const before = FakeSource.opened.length;
    jest.advanceTimersByTime(2000);
    expect(FakeSource.opened).toHaveLength(before + 1);
  });

  it('P6 reports changed upcoming alerts', () => {
    latest().dispatchEvent(new MessageEvent('changed', { data: '{}' }));
    expect(onChanged).toHaveBeenCalledTimes(1);
    expect(onAlert).not.toHaveBeenCalled();
  });

  it('P6 reports a change whenever the stream opens, because earlier events are lost', () => {
    expect(stream.isOpen()).toBe(false);
    latest().dispatchEvent(new Event('open'));
    expect(onChanged).toHaveBeenCalledTimes(1);
    expect(stream.isOpen()).toBe(true);
    latest().dispatchEvent(new Event('error'));
    expect(stream.isOpen()).toBe(false);
    latest().dispatchEvent(new Event('open'));
    expect(onChanged).toHaveBeenCalledTimes(2);
  });

  it('P6 tells when it opens and when it breaks, but not that it has not opened yet', () => {
    expect(onState).not.toHaveBeenCalled();
    latest().dispatchEvent(new Event('open'));
    expect(onState).toHaveBeenLastCalledWith(true);
    latest().dispatchEvent(new Event('error'));
    expect(onState).toHaveBeenLastCalledWith(false);
    latest().dispatchEvent(new Event('ping'));
    jest.advanceTimersByTime(65_000);
    expect(onState.mock.calls.slice(-2)).toEqual([[true], [false]]);
  });

  it('R2 leaves reconnecting after a break to the browser', () => {
    latest().dispatchEvent(new Event('error'));
    jest.advanceTimersByTime(10_000);
    expect(FakeSource.opened).toHaveLength(1);
  });

  it('R2 reconnects after 65 s without a ping', () => {
    latest().dispatchEvent(new Event('ping'));
    jest.advanceTimersByTime(64_999);
    expect(FakeSource.opened).toHaveLength(1);
    jest.advanceTimersByTime(1);
    expect(FakeSource.opened).toHaveLength(2);
  });

  it('R2 the alert stream does not reconnect after close', () => {
    latest().refuse();
    stream.close();
    jest.advanceTimersByTime(600_000);
    expect(FakeSource.opened).toHaveLength(1);
  });
});

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

  it('R2 the poller does not poll after it is stopped', () => {
    stop();
    jest.advanceTimersByTime(60_000);
    becomeVisible();
    expect(poll).toHaveBeenCalledTimes(0);
  });
});
