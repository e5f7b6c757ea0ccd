import type { ReproMode } from './repro-mode.ts';

/** Three plain inputs without framework, listeners or our style sheet, to tell browser bugs from ours. */
const TEST_PAGE = '/ios-input-test.html';

/** Shows the test page in place of the app. */
export async function showRepro(root: HTMLElement, mode: ReproMode): Promise<void> {
  document.title = 'iOS input test – Print Partner';
  root.replaceChildren(...(mode === 'page' ? await plainFields() : [isolatedFields()]));
}

/** Those of the test page, with its styles, which the app's policy refuses even in a document that is only parsed. */
async function plainFields(): Promise<Element[]> {
  const response = await fetch(TEST_PAGE);
  const [, styles = '', fields = ''] = (await response.text()).split(/<\/?style>/);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
  return [...new DOMParser().parseFromString(fields, 'text/html').querySelectorAll('main')];
}

/**
 * The same inputs in a document without our scripts, cookies or storage. The frame has no origin, so it gets none of our
 * files, and a document in `srcdoc` inherits a policy that refuses its styles; a page has a policy that allows its own.
 */
function isolatedFields(): HTMLElement {
  const frame = document.createElement('iframe');
  frame.title = 'iOS input test in a frame';
  frame.setAttribute('sandbox', '');
  frame.style.cssText = 'display:block;width:100%;height:100dvh;border:0;background:#fff';
  frame.src = TEST_PAGE;
  return frame;
}
