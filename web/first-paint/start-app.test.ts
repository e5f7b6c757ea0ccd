import { expect, it } from '@jest/globals';
import { JSDOM } from 'jsdom';
import { startApp } from './start-app.ts';

const FILES = { styleSheet: '/app.css', font: '/sans.woff2', scripts: ['/errors.js', '/app.js'] };

it('H9 a page without the script that ends its picture removes it, so that the app can be used', async () => {
  const { window } = new JSDOM('<div id="first-paint"></div><div id="root"></div>', {
    runScripts: 'outside-only',
    pretendToBeVisual: true,
  });
  const { document } = window;
  const dispatch = (name: string, event: string) =>
    document.querySelector(name)?.dispatchEvent(new window.Event(event));
  const { promise: loads, resolve } = Promise.withResolvers<void>();
  new window.MutationObserver(() => resolve()).observe(document.head, { childList: true });
  window.eval(`(${startApp.toString()})(${JSON.stringify(FILES)})`);
  await loads;
  dispatch('[rel=stylesheet]', 'load');
  dispatch('script[src="/app.js"]', 'error');
  expect(document.getElementById('first-paint')).not.toBeNull();
  dispatch('script[src="/errors.js"]', 'error');
  expect(document.getElementById('first-paint')).toBeNull();
  window.close();
});
