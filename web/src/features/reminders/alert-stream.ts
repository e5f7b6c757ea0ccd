import type { Alert } from '@printpartner/contracts/types';
import { pathOf } from '../../platform/api/client.ts';

const shortestWaitMs = 2000;
const longestWaitMs = 60_000;
/** A ping is due every 25 s; a stream silent for this long is dead without knowing it. */
const longestSilenceMs = 65_000;

/** Listens to what falls due. The browser reconnects by itself after a break; after a refusal we do, ever more slowly. */
export function openAlertStream(onAlert: (alert: Alert) => void): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wait = shortestWaitMs;

  function reconnectAfter(ms: number) {
    clearTimeout(timer);
    timer = setTimeout(connect, ms);
  }

  function heard() {
    wait = shortestWaitMs;
    reconnectAfter(longestSilenceMs);
  }

  function connect() {
    source?.close();
    reconnectAfter(longestSilenceMs);
    source = new EventSource(pathOf('GET /api/alerts/stream'), { withCredentials: true });
    source.addEventListener('open', heard);
    source.addEventListener('ping', heard);
    source.addEventListener('alert', (event: MessageEvent<string>) => {
      heard();
      const alert: Alert = JSON.parse(event.data);
      onAlert(alert);
    });
    source.addEventListener('error', () => {
      if (source?.readyState !== EventSource.CLOSED) return;
      reconnectAfter(wait);
      wait = Math.min(wait * 2, longestWaitMs);
    });
  }

  connect();
  return () => {
    clearTimeout(timer);
    source?.close();
  };
}
