import { type ClientErrorReport, knownMessages } from '@printpartner/contracts/types';
import type { Announcements } from './announce.ts';

/** The limit is for one page load. */
const MAX_REPORTS = 10;

/** An error later than this has nothing to do with the call, milliseconds. */
const RELATED_MS = 5_000;

/** The request id of the call that failed last, for a while. */
export class FailedCall {
  #last: { requestId: string; at: number } | undefined;

  /** @param now milliseconds of any clock */
  note(requestId: string, now: number): void {
    this.#last = { requestId, at: now };
  }

  /** Undefined if no call has failed lately. */
  idAt(now: number): string | undefined {
    return this.#last && now - this.#last.at <= RELATED_MS ? this.#last.requestId : undefined;
  }
}

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

const CLASS_NAME = /^[A-Z][A-Za-z]{0,39}$/;
const REACT_ERROR = /^Minified React error #(\d{1,4})\b/;
/** A frame in a file of the build, as each engine writes it: `(https://host/assets/a.js:1:2)` or `@https://…`. */
const FRAME = /(?:\s|\(|@)https?:\/\/[^\s()]+\/assets\/([\w.-]{1,80}\.m?js:\d{1,7}:\d{1,7})\)?$/;
const FILE = /\/assets\/([\w.-]{1,80}\.(?:m?js|css))$/;
const MAX_FRAMES = 10;

/** The part of a report that the error itself gives. Its message is left out unless it is the same for every user. */
export function reportOf(
  error: unknown,
): Pick<ClientErrorReport, 'name' | 'message' | 'reactError' | 'frames' | 'file'> {
  if (!(error instanceof Error)) return { name: 'NoError', frames: [] };
  const { name, message, stack = '', cause } = error;
  // A screen that did not load says why in its cause.
  const told = cause instanceof Error ? cause.message : message;
  const react = REACT_ERROR.exec(told)?.[1];
  return {
    name: CLASS_NAME.test(name) ? name : 'Error',
    message: knownMessages.find((known) => told.includes(known)),
    reactError: react === undefined ? undefined : Number(react),
    frames: framesIn(
      stack.startsWith(`${name}: ${message}`) ? stack.slice(name.length + message.length + 2) : stack,
    ),
    file: fileIn(told),
  };
}

/** The file of the build at the end of a text. */
const fileIn = (text: string): string | undefined => FILE.exec(text)?.[1];

const framesIn = (stack: string): string[] =>
  stack
    .split('\n')
    .flatMap((line) => FRAME.exec(line)?.[1] ?? [])
    .slice(0, MAX_FRAMES);
