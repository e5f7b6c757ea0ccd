import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Alert } from '@printpartner/contracts/types';
import { alertOf } from '../../entities/alert/testing/build-alert.ts';
import { openAlertStream } from './alert-stream.ts';

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

  /** As after an answer that is not 200: the browser does not try again. */
  refuse() {
    this.close();
    this.dispatchEvent(new Event('error'));
  }
}

const onAlert = jest.fn<(alert: Alert) => void>();
let close: () => void;

function latest(): FakeSource {
  const source = FakeSource.opened.at(-1);
  if (!source) throw new Error('No stream was opened');
  return source;
}

beforeEach(() => {
  jest.useFakeTimers();
  FakeSource.opened = [];
  onAlert.mockReset();
  Object.assign(globalThis, { EventSource: FakeSource });
  close = openAlertStream(onAlert);
});

afterEach(() => {
  close();
  jest.useRealTimers();
});

describe('the stream', () => {
  it('hands over each alert', () => {
    expect(latest().url).toBe('/api/alerts/stream');
    latest().dispatchEvent(new MessageEvent('alert', { data: JSON.stringify(alertOf()) }));
    expect(onAlert).toHaveBeenCalledWith(alertOf());
  });

  it('opens again after a refusal, ever more slowly, at first after 2 s', () => {
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

  it('leaves a break to the browser', () => {
    latest().dispatchEvent(new Event('error'));
    jest.advanceTimersByTime(10_000);
    expect(FakeSource.opened).toHaveLength(1);
  });

  it('opens again when not even a ping is heard', () => {
    latest().dispatchEvent(new Event('ping'));
    jest.advanceTimersByTime(64_999);
    expect(FakeSource.opened).toHaveLength(1);
    jest.advanceTimersByTime(1);
    expect(FakeSource.opened).toHaveLength(2);
  });

  it('stays closed once closed', () => {
    latest().refuse();
    close();
    jest.advanceTimersByTime(600_000);
    expect(FakeSource.opened).toHaveLength(1);
  });
});
