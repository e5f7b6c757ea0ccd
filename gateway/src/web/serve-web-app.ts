import { join } from 'node:path';
import { isPage, isVendorPage } from '@printpartner/contracts';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { type NextFunction, type Request, type Response, static as serveStatic } from 'express';

/** Vite adds a hash to every file name in this folder. */
const HASHED = /[\\/]assets[\\/]/;

/**
 * Serves the built web app, and its index for every page path, because routing is client-side. The index of an unknown
 * path shows "404 Page Not Found", with that status.
 */
export function serveWebApp(app: NestExpressApplication, root: string): void {
  app.use(
    serveStatic(root, {
      index: false,
      setHeaders: (response, path) => {
        const caching = HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
        response.setHeader('Cache-Control', caching);
      },
    }),
  );
  const index = join(root, 'index.html');
  app.use((request: Request, response: Response, next: NextFunction) => {
    const wantsPage =
      (request.method === 'GET' || request.method === 'HEAD') &&
      !/^\/api(\/|$)/.test(request.path) &&
      !!request.accepts('html');
    if (!wantsPage) return next();
    response.status(isPage(request.path) ? 200 : 404);
    if (isVendorPage(request.path)) {
      // Whoever has the address has the link: no search engine, cache or other site may learn it.
      response.set('X-Robots-Tag', 'noindex, nofollow').set('Referrer-Policy', 'no-referrer');
      response.setHeader('Cache-Control', 'no-store');
    } else response.setHeader('Cache-Control', 'no-cache');
    response.sendFile(index);
  });
}
