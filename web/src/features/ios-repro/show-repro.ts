import styleSheet from './repro-fields.css?url';
import { reproFields } from './repro-fields.ts';
import type { ReproMode } from './repro-mode.ts';

/** Shows the test page in place of the app. */
export function showRepro(root: HTMLElement, mode: ReproMode): void {
  document.title = 'iOS input test – Print Partner';
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'stylesheet', href: styleSheet }),
  );
  root.replaceChildren(mode === 'page' ? reproFields() : isolatedFields());
}

/**
 * The same inputs in a document without our scripts, cookies or storage. The frame has no origin, so it gets none of our
 * files, and a document in `srcdoc` inherits a policy that refuses its styles; a page has a policy that allows its own.
 */
function isolatedFields(): HTMLElement {
  const frame = document.createElement('iframe');
  frame.title = 'iOS input test in a frame';
  frame.className = 'repro-frame';
  frame.setAttribute('sandbox', '');
  frame.src = '/ios-input-test.html';
  return frame;
}
