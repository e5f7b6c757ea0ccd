import { join } from 'node:path';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { type NextFunction, type Request, type Response, static as serveStatic } from 'express';

/** Vite adds a hash to every file name in this folder. */
const HASHED = /[\\/]assets[\\/]/;

/** Serves the built web app, and its index for every page path, because routing is client-side. */
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
    const isPage =
      (request.method === 'GET' || request.method === 'HEAD') &&
      !/^\/(api|v)(\/|$)/.test(request.path) &&
      !!request.accepts('html');
    if (!isPage) return next();
    response.setHeader('Cache-Control', 'no-cache');
    response.sendFile(index);
  });
}
