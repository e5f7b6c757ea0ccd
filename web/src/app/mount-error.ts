/*
 * Shows why the app did not mount, and reports errors of the page. A separate script, loaded before the app and without React or a style sheet, so
 * that it works when one of these failed. If this device has a version of the app that doesn't start, it leads out of it.
 */

import { reportErrors } from '../platform/errors/report-errors.ts';
import {
  followWorker,
  hasKeptVersion,
  removeKeptVersion,
  startNewestVersion,
} from '../platform/worker/newest-version.ts';
import { endFirstPaint } from './first-paint/end-first-paint.ts';

const root = document.getElementById('root');

/** A tab looks for a newer version by itself at most once in this time, so that two broken ones don't take turns. */
const LOOK_AGAIN_MS = 60_000;
/** Whoever has pressed "Load again" waits no longer for a newer version. */
const LOAD_WAIT_MS = 10_000;
const LOOKED_AT = 'print-partner:looked-for-update';

/** React clears the root when the app crashes. Errors while the root has content are handled by the app. */
function show(reason: string): void {
  if (root?.hasChildNodes()) return;
  document.title ||= 'Print Partner';
  const page = document.createElement('main');
  const box = document.createElement('div');
  box.setAttribute('role', 'alert');
  box.style.cssText =
    'max-width:880px;margin:16px;padding:20px 24px;border-radius:6px;background:#b3200e;color:#fff;font:15px/22px system-ui,sans-serif';
  const title = document.createElement('h1');
  title.textContent = 'Runtime error mounting app';
  title.style.cssText = 'margin:0 0 12px;font-size:20px;line-height:26px;font-weight:600';
  const stack = document.createElement('pre');
  stack.textContent = reason;
  stack.style.cssText =
    'margin:0;font:13px/18px ui-monospace,monospace;white-space:pre-wrap;overflow-wrap:anywhere';
  box.append(title, stack, button('Load again', '#fff', '#171717', loadNewest, 'Loading…'));
  // If the app mounts after all, it replaces the content of its root.
  page.append(box);
  (root ?? document.body).append(page);
  void leaveBrokenVersion(box);
}

function button(
  label: string,
  background: string,
  color: string,
  onClick: () => Promise<unknown>,
  busyLabel: string,
): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.textContent = label;
  element.style.cssText = `margin:16px 8px 0 0;height:40px;padding:0 16px;border:1px solid #fff;border-radius:4px;background:${background};color:${color};font:600 14px/20px system-ui,sans-serif`;
  element.addEventListener('click', () => {
    element.disabled = true;
    element.textContent = busyLabel;
    void onClick().finally(() => {
      element.disabled = false;
      element.textContent = label;
    });
  });
  return element;
}

async function loadNewest(): Promise<void> {
  await startNewestVersion('skip-waiting', LOAD_WAIT_MS);
  window.location.reload();
}

/** Reloading would show the same version again. */
async function leaveBrokenVersion(box: HTMLElement): Promise<void> {
  if (!(await hasKeptVersion())) return;
  const note = document.createElement('p');
  note.textContent =
    'If loading again doesn’t help, remove the copy of the app on this device. What you typed is kept.';
  note.style.cssText = 'margin:16px 0 0';
  const remove = button(
    'Remove copy and load again',
    'transparent',
    '#fff',
    async () => {
      if (await removeKeptVersion().catch(() => false)) window.location.reload();
      else note.textContent = 'The server can’t be reached. Without it, the copy is all there is.';
    },
    'Removing…',
  );
  box.append(remove, note);
  if (hasLooked()) return;
  if (await startNewestVersion('skip-waiting-if-alone')) window.location.reload();
}

function hasLooked(): boolean {
  try {
    const now = Date.now();
    const isRecent = now - Number(sessionStorage.getItem(LOOKED_AT)) < LOOK_AGAIN_MS;
    if (!isRecent) sessionStorage.setItem(LOOKED_AT, String(now));
    return isRecent;
  } catch {
    // Storage is blocked; so are workers.
    return false;
  }
}

function stackOf(reason: unknown): string {
  if (!(reason instanceof Error)) return String(reason);
  const title = `${reason.name}: ${reason.message}`;
  // Only Chromium includes the message in the stack.
  return reason.stack?.startsWith(title) ? reason.stack : `${title}\n${reason.stack ?? ''}`;
}

window.addEventListener(
  'error',
  (event: Event) => {
    if (event instanceof ErrorEvent) show(stackOf(event.error ?? event.message));
    // A script that fails to load fires an error on its element, which doesn't bubble.
    else if (event.target instanceof HTMLScriptElement) show(`Script did not load: ${event.target.src}`);
  },
  { capture: true },
);
window.addEventListener('unhandledrejection', (event) => show(stackOf(event.reason)));
reportErrors();
if ('serviceWorker' in navigator) followWorker(navigator.serviceWorker, () => window.location.reload());
// A screen of the app asks for it whose code is gone from the server.
window.addEventListener('pp:load-newest', (event) => {
  event.preventDefault();
  void loadNewest();
});
endFirstPaint();
