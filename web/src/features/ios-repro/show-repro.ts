import { reproFields } from './repro-fields.ts';
import type { ReproMode } from './repro-mode.ts';

/** Shows the test page in place of the app. */
export function showRepro(root: HTMLElement, mode: ReproMode): void {
  document.title = 'iOS input test – Print Partner';
  root.replaceChildren(mode === 'page' ? reproFields() : isolatedFields());
}

/** The same inputs in a document without our scripts, styles, cookies or storage. */
function isolatedFields(): HTMLElement {
  const frame = document.createElement('iframe');
  frame.title = 'iOS input test in a frame';
  frame.setAttribute('sandbox', '');
  frame.srcdoc = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>iOS input test</title><body style="margin:0;background:#fff">${reproFields().outerHTML}</body></html>`;
  frame.style.cssText = 'display:block;width:100%;height:100dvh;border:0;background:#fff';
  return frame;
}
