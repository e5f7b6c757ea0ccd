import { reproFields } from './repro-fields.ts';
import type { ReproMode } from './repro-mode.ts';

/** Shows the test page in place of the app. */
export function showRepro(root: HTMLElement, mode: ReproMode): void {
  document.title = 'iOS input test – Print Partner';
  root.replaceChildren(mode === 'page' ? reproFields() : isolatedFields());
}

/** The same inputs in a document without our scripts, styles, cookies or storage, whose policy allows its own style. */
function isolatedFields(): HTMLElement {
  const frame = document.createElement('iframe');
  frame.title = 'iOS input test in a frame';
  frame.setAttribute('sandbox', '');
  frame.src = '/ios-input-test.html';
  frame.style.cssText = 'display:block;width:100%;height:100dvh;border:0;background:#fff';
  return frame;
}
