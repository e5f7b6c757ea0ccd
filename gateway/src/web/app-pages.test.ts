import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import type { Request, Response } from 'express';
import { AppPages } from './app-pages.ts';

const root = mkdtempSync(join(tmpdir(), 'app-pages-'));
mkdirSync(join(root, 'first-paint'));
const style = 'p{margin:0}';
const script = 'start()';
writeFileSync(join(root, 'index.html'), 'plain <script type="module" src="/a.js"></script>');
writeFileSync(
  join(root, 'first-paint', 'home.html'),
  `home <style>${style}</style><script>${script}</script>`,
);
writeFileSync(join(root, 'first-paint', 'login.html'), 'login');
const pages = new AppPages(root);
afterAll(() => rmSync(root, { recursive: true }));

const pageFor = (originalUrl: string, hasSession: boolean) => {
  const [path = ''] = originalUrl.split('?');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what it reads of a request
  return pages.pageFor({ path, originalUrl } as Request, hasSession);
};

describe('the pages of the web app', () => {
  it.each([
    ['/', true, 'home'],
    ['/', false, 'login'],
    ['/desktop', true, 'home'],
    ['/login', false, 'login'],
    // The app leaves it at once for the home screen.
    ['/login', true, 'plain'],
    ['/?tab=projects', true, 'plain'],
    ['/privacy', true, 'plain'],
    ['/nowhere', false, 'plain'],
  ])('K1 %s, with a session: %s, starts as %s', (url, hasSession, name) => {
    expect(pageFor(url, hasSession).html.toString().split(' ')[0]).toBe(name);
  });

  it("K1 the policy allows a page's own style and script by their hashes, and nothing else inline", () => {
    const policyOf = (url: string) => {
      let policy = '';
      const response = { setHeader: (_: string, value: string) => (policy = value) };
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the policy uses of them
      pageFor(url, true).policy({} as Request, response as unknown as Response, () => undefined);
      return policy;
    };
    const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    expect(policyOf('/')).toContain(`style-src 'self' ${hashOf(style)};`);
    expect(policyOf('/')).toContain(`script-src 'self' 'wasm-unsafe-eval' ${hashOf(script)};`);
    expect(policyOf('/privacy')).toContain("style-src 'self';");
    expect(policyOf('/')).not.toContain('unsafe-inline');
  });
});
