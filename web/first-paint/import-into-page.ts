import { fileURLToPath } from 'node:url';
import { JSDOM } from 'jsdom';
import { runnerImport } from 'vite';

/** What React and Radix use of a browser, as globals. */
const BROWSER_GLOBALS = [
  'AbortController',
  'AbortSignal',
  'CustomEvent',
  'DocumentFragment',
  'Element',
  'Event',
  'HTMLButtonElement',
  'HTMLElement',
  'HTMLIFrameElement',
  'HTMLInputElement',
  'MutationObserver',
  'Node',
  'NodeFilter',
  'SVGElement',
  'cancelAnimationFrame',
  'document',
  'getComputedStyle',
  'history',
  'location',
  'navigator',
  'requestAnimationFrame',
];

/** A page has no layout here, so nothing has a width and no media query matches. */
class NoResizes {
  observe() {}
  unobserve() {}
  disconnect() {}
}
const noMedia = { matches: false, addEventListener() {}, removeEventListener() {} };

/**
 * Runs a module of the web app in a page without a browser, which takes over the globals of this thread.
 *
 * @param path relative to `web`
 */
export async function importIntoPage<Exports>(path: string): Promise<Exports> {
  const { window } = new JSDOM('<!doctype html>', { url: 'http://localhost/', pretendToBeVisual: true });
  Object.assign(window, { matchMedia: () => noMedia, ResizeObserver: NoResizes });
  for (const [name, value] of [
    ['window', window],
    ['self', window],
    ['ResizeObserver', NoResizes],
    ...BROWSER_GLOBALS.map((global) => [global, window[global]]),
  ])
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });

  const { module } = await runnerImport<Exports>(path, {
    configFile: false,
    root: fileURLToPath(new URL('..', import.meta.url)),
    mode: 'production',
    logLevel: 'error',
    // Our packages are read from their sources, which may be newer than what was built of them.
    environments: {
      inline: { resolve: { noExternal: /^@printpartner\//, conditions: ['@printpartner/source'] } },
    },
  });
  return module;
}
