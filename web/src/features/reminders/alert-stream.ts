import type { Alert } from '@printpartner/contracts/types';
import { pathOf } from '../../platform/api/client.ts';
import { backoffMs } from '../../platform/backoff.ts';

/** A ping is due every 25 s. After this long without an event the connection is considered dead. */
const MAX_SILENCE_MS = 65_000;

interface StreamHandlers {
  /** An alert is due. */
  onAlert: (alert: Alert) => void;
  /** Projects or upcoming alerts have changed, or may have changed before the stream opened. */
  onChanged: () => void;
  /** The stream opened, or it broke. */
  onState: (isOpen: boolean) => void;
}

export interface AlertStream {
  isOpen: () => boolean;
  close: () => void;
}

/** Opens the event stream. The browser reconnects after a break; after a refusal this code does, with backoff. */
export function openAlertStream({ onAlert, onChanged, onState }: StreamHandlers): AlertStream {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isOpen = false;

  function reconnectAfter(ms: number) {
    clearTimeout(timer);
    timer = setTimeout(connect, ms);
  }

  function setOpen(next: boolean) {
    isOpen = next;
    onState(next);
  }

  function handleActivity() {
    failures = 0;
    setOpen(true);
    reconnectAfter(MAX_SILENCE_MS);
  }

  function handleOpen() {
    handleActivity();
    // Events sent while this tab had no stream are lost: before the first one, at a handover, during a break.
    onChanged();
  }

  function connect() {
    if (source) setOpen(false);
    source?.close();
    reconnectAfter(MAX_SILENCE_MS);
    source = new EventSource(pathOf('GET /api/alerts/stream'), { withCredentials: true });
    source.addEventListener('open', handleOpen);
    source.addEventListener('ping', handleActivity);
    source.addEventListener('changed', () => {
      handleActivity();
      onChanged();
    });
    source.addEventListener('alert', (event: MessageEvent<string>) => {
      handleActivity();
      const alert: Alert = JSON.parse(event.data);
      onAlert(alert);
    });
    source.addEventListener('error', () => {
      setOpen(false);
      if (source?.readyState !== EventSource.CLOSED) return;
      failures += 1;
      reconnectAfter(backoffMs(failures));
    });
  }

  connect();
  return {
    isOpen: () => isOpen,
    close: () => {
      clearTimeout(timer);
      source?.close();
    },
  };
}

const FIRST_POLL_MS = 1000;
const POLL_INTERVAL_MS = 30_000;
const MIN_GAP_MS = 5000;

/**
 * Returns `start(poll)`, which polls after 1 s, then every 30 s and whenever the tab becomes visible, and itself
 * returns a stop function. Never polls twice within 5 s, however often it is started.
 */
export function createPoller(): (poll: () => void) => () => void {
  let lastAt = Number.NEGATIVE_INFINITY;

  return (poll) => {
    const run = () => {
      if (Date.now() - lastAt < MIN_GAP_MS) return;
      lastAt = Date.now();
      poll();
    };
    const runIfVisible = () => {
      if (document.visibilityState === 'visible') run();
    };
    let interval: ReturnType<typeof setInterval> | undefined;
    const first = setTimeout(() => {
      run();
      interval = setInterval(run, POLL_INTERVAL_MS);
    }, FIRST_POLL_MS);
    document.addEventListener('visibilitychange', runIfVisible);
    return () => {
      clearTimeout(first);
      clearInterval(interval);
      document.removeEventListener('visibilitychange', runIfVisible);
    };
  };
}
