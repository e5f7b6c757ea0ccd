import type { ClientErrorReport } from '@printpartner/contracts/types';
import type { Announcements } from './announce.ts';
import { FailedCall } from './failed-call.ts';
import { fileIn, reportOf } from './report-of.ts';

/** Of one page load. */
const MAX_REPORTS = 10;

const sent = new Set<string>();
const failedCall = new FailedCall();

/** Reports errors of this page to the server's log, each once. A report that can't be sent is dropped. */
export function reportErrors(): void {
  listen('pp:failed-call', (requestId) => failedCall.note(requestId, performance.now()));
  listen('pp:caught-error', (error) => report('screen', reportOf(error)));
  window.addEventListener('unhandledrejection', ({ reason }) => report('rejection', reportOf(reason)));
  window.addEventListener('vite:preloadError', ({ payload }) => report('file', reportOf(payload)));
  window.addEventListener('error', reportEvent, { capture: true });
}

/** A file that fails to load fires an error on its element, which doesn't bubble. */
function reportEvent(event: Event): void {
  if (event instanceof ErrorEvent) return report('error', reportOf(event.error ?? new Error(event.message)));
  const { target } = event;
  if (target instanceof HTMLScriptElement)
    report('file', { name: 'NotLoaded', frames: [], file: fileIn(target.src) });
  if (target instanceof HTMLLinkElement)
    report('file', { name: 'NotLoaded', frames: [], file: fileIn(target.href) });
}

function report(kind: ClientErrorReport['kind'], error: ReturnType<typeof reportOf>): void {
  const key = JSON.stringify([kind, error]);
  if (sent.size >= MAX_REPORTS || sent.has(key) || !navigator.onLine) return;
  sent.add(key);
  const build = document.querySelector('meta[name="build-ts"]')?.getAttribute('content') ?? undefined;
  const requestId = failedCall.idAt(performance.now());
  const body: ClientErrorReport = { kind, ...error, build, page: location.pathname, requestId };
  // Not `api`: it belongs to the app, and its own failures are announced.
  fetch('/api/client-errors', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    credentials: 'omit',
    keepalive: true,
  }).catch(() => undefined);
}

function listen<Name extends keyof Announcements>(
  name: Name,
  heard: (detail: Announcements[Name]) => void,
): void {
  window.addEventListener(name, (event) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only `announce` sends it
    heard((event as CustomEvent<Announcements[Name]>).detail);
  });
}
