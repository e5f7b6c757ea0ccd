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
