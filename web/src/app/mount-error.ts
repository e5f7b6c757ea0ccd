/*
 * Shows why the app did not mount, and reports errors of the page. A separate script, loaded before the app and without React or a style sheet, so
 * that it works when one of these failed.
 */

import { reportErrors } from '../platform/errors/report-errors.ts';
import { endFirstPaint } from './first-paint/end-first-paint.ts';

const root = document.getElementById('root');

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
  const again = document.createElement('button');
  again.type = 'button';
  again.textContent = 'Load again';
  again.style.cssText =
    'margin-top:16px;height:40px;padding:0 16px;border:1px solid #fff;border-radius:4px;background:#fff;color:#171717;font:600 14px/20px system-ui,sans-serif';
  again.addEventListener('click', () => window.location.reload());
  box.append(title, stack, again);
  // If the app mounts after all, it replaces the content of its root.
  page.append(box);
  (root ?? document.body).append(page);
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
endFirstPaint();
