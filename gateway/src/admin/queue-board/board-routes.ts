import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createBullBoard } from '@bull-board/api';
import type {
  AppControllerRoute,
  BullBoardQueues,
  BullBoardRequest,
  IServerAdapter,
  UIConfig,
} from '@bull-board/api/typings/app';
import type { Queue } from 'bullmq';
import { type Request, type Response, Router, static as serveStatic } from 'express';
import { inlineSources, withoutStyleAttributes } from '../../http/inline-sources.ts';
import { contentSecurityPolicy } from '../../http/security-headers.ts';
import { RedactedQueue } from './redacted-queue.ts';

/** What the board may read. Its other routes, among them all that write, do not exist here. */
const readRoutes = new Set([
  '/api/queues',
  '/api/queues/:queueName/:jobId',
  '/api/queues/:queueName/:jobId/logs',
  '/api/redis/stats',
]);

const uiConfig: UIConfig = {
  boardTitle: 'Print Partner queues',
  favIcon: { default: 'static/images/logo.svg', alternative: 'static/favicon-32x32.png' },
  hideRedisDetails: true,
  showWorkers: false,
  pollingInterval: { showSetting: false, forceInterval: 5 },
};

/** The board's page, its files, and the state of the queues, for reading only. */
export function boardRoutes(queues: readonly Queue[], basePath: string): Router {
  const home = boardHome();
  const collected = new CollectedRoutes();
  createBullBoard({
    queues: queues.map((queue) => new RedactedQueue(queue)),
    serverAdapter: collected,
    options: { uiConfig, uiBasePath: home },
  });
  const router = Router();
  router.use('/static', serveStatic(join(home, 'dist', 'static'), { index: false }));
  for (const route of collected.reading()) {
    // oxlint-disable-next-line oxc/no-async-endpoint-handlers -- Express 5 passes a rejection on
    router.get(route.route as string, async (request: Request, response: Response) => {
      const { params, query, headers } = request;
      const asked = { queues: collected.queues, params, query, body: {}, headers, uiConfig };
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Express's types of the same values
      const { status = 200, body } = await route.handler(asked as unknown as BullBoardRequest);
      response.status(status).json(body);
    });
  }
  const html = boardPage({
    basePath: `${basePath}/`,
    title: 'Print Partner queues',
    favIconDefault: 'static/images/logo.svg',
    favIconAlternative: 'static/favicon-32x32.png',
    uiConfig: JSON.stringify(collected.config).replaceAll('<', String.raw`\u003c`),
  });
  const page = withoutStyleAttributes(html);
  const paths = ['/', '/queue/:queueName', '/queue/:queueName/:jobId'];
  router.get(paths, contentSecurityPolicy(inlineSources(page)), (_: Request, response: Response) => {
    response.type('html').send(page);
  });
  return router;
}

/** Takes the board's routes, of which only some are served. */
class CollectedRoutes implements IServerAdapter {
  queues: BullBoardQueues = new Map();
  config: UIConfig = uiConfig;
  #routes: AppControllerRoute[] = [];

  reading(): AppControllerRoute[] {
    return this.#routes.filter(({ method, route }) => method === 'get' && readRoutes.has(String(route)));
  }

  setQueues(queues: BullBoardQueues): this {
    this.queues = queues;
    return this;
  }

  setApiRoutes(routes: AppControllerRoute[]): this {
    this.#routes = routes;
    return this;
  }

  setUIConfig(config: UIConfig): this {
    this.config = config;
    return this;
  }

  setViewsPath(): this {
    return this;
  }

  setStaticPath(): this {
    return this;
  }

  setEntryRoute(): this {
    return this;
  }

  setErrorHandler(): this {
    return this;
  }
}

/** Folder of the board's own files. */
const boardHome = (): string =>
  dirname(createRequire(import.meta.url).resolve('@bull-board/ui/package.json'));

const FONTS = /<link href="https:\/\/fonts\.googleapis\.com[^>]*>/;

/**
 * The board's page. Its template has a handful of values and needs no template engine. The fonts of another site are left
 * out: the content security policy would refuse them.
 *
 * @throws Error if a version of the board loads something else from another site, or has other values
 */
function boardPage(values: Readonly<Record<string, string>>): string {
  const template = readFileSync(join(boardHome(), 'dist', 'index.ejs'), 'utf8').replace(FONTS, '');
  const page = template.replaceAll(/<%[-=] (\w+) %>/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The queue board has an unknown value ${name}`);
    return value;
  });
  if (/<%|https?:/.test(page)) throw new Error('The queue board has changed: check what its page loads');
  return page;
}
