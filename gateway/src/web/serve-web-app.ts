import { isPage } from '@printpartner/contracts';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { type NextFunction, type Request, type Response, Router, static as serveStatic } from 'express';
import { SessionCookie } from '../identity/session-cookie.ts';
import { AppPages, readPage } from './app-pages.ts';

/** Vite adds a hash to every file name in this folder. */
const HASHED = /[\\/]assets[\\/]/;
/** Express matches the paths of calls without regard to case. */
const API = /^\/api(\/|$)/i;
/** Every address that may have a link's token, mistyped ones too. */
const VENDOR_LINK = /^\/v\//i;

/**
 * Serves the built web app, and its page for every page path, because routing is client-side. The page of an unknown
 * path shows "404 Page Not Found", with that status.
 */
export function serveWebApp(app: NestExpressApplication, root: string): void {
  const site = Router();
  site.use(
    serveStatic(root, {
      index: false,
      setHeaders: (response, path) => {
        const caching = HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
        response.setHeader('Cache-Control', caching);
        if (path.endsWith('.html')) readPage(path).policy(response.req, response, () => undefined);
      },
    }),
  );
  const pages = new AppPages(root);
  const cookie = app.get(SessionCookie);
  site.use((request: Request, response: Response, next: NextFunction) => {
    const wantsPage = (request.method === 'GET' || request.method === 'HEAD') && !!request.accepts('html');
    if (!wantsPage) return next();
    const { html, etag, policy } = pages.pageFor(request, cookie.read(request) !== undefined);
    policy(request, response, () => {
      response.status(isPage(request.path) ? 200 : 404);
      if (VENDOR_LINK.test(request.path)) {
        // Whoever has the address has the link: no search engine, cache or other site may learn it.
        response.set('X-Robots-Tag', 'noindex, nofollow').set('Referrer-Policy', 'no-referrer');
        response.setHeader('Cache-Control', 'no-store');
      } else response.set('Cache-Control', 'no-cache').set('ETag', etag);
      response.vary('Cookie');
      response.type('html').send(html);
    });
  });
  // No call waits for the disk to find no file.
  app.use((request: Request, response: Response, next: NextFunction) =>
    API.test(request.path) ? next() : site(request, response, next),
  );
}
