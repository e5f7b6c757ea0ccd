import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  createServer,
  request as forward,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { baseURL, test } from './fixtures.ts';

/** Files of one version of the web app that differ from the system's, by path. A null one is gone. */
type Files = Map<string, string | null>;

/**
 * The system under test behind a server of the test's own, whose version of the web app can be replaced and which can be
 * stopped, as if the network were gone.
 */
class DeployableServer {
  #server: Server | undefined;
  #port = 0;
  #files: Files = new Map();

  get url(): string {
    return `http://localhost:${this.#port}`;
  }

  async start(): Promise<void> {
    this.#server = createServer((request, response) => this.#answer(request, response));
    this.#server.listen(this.#port, 'localhost');
    await once(this.#server, 'listening');
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a TCP port
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    const server = this.#server;
    if (!server?.listening) return;
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  }

  /**
   * Replaces the web app with a version whose pages carry `phase` as their build.
   *
   * @param options.isBroken its main script throws
   * @param options.gone paths of files that it no longer has
   * @param options.hasWorker false if `/sw.js` fails
   */
  async deploy(
    phase: string,
    {
      isBroken = false,
      hasWorker = true,
      gone = [],
    }: { isBroken?: boolean; hasWorker?: boolean; gone?: string[] } = {},
  ): Promise<void> {
    const page = await readFile('/');
    const worker = await readFile('/sw.js');
    const main = mainScript(page);
    const broken = `/assets/broken-${phase}.js`;
    const nextMain = isBroken ? broken : main;
    const nextPage = page
      .replace(/(name="build-phase" content=")[^"]+/, `$1${phase}`)
      .replaceAll(main, nextMain);
    const nextWorker = worker
      .replace(
        /("integrity":"sha256-)[^"]+(","revision":")[^"]+(","url":"index\.html")/,
        `$1${hashOf(nextPage)}$2${phase}$3`,
      )
      .replace(main.slice(1), nextMain.slice(1));
    this.#files = new Map<string, string | null>([
      ['page', nextPage],
      ['/sw.js', hasWorker ? nextWorker : null],
      [broken, `throw new Error('${phase} is broken');`],
      ...gone.map((path) => [path, null] as const),
    ]);
  }

  /** Brings back a file that the version no longer has. */
  restore(path: string): void {
    this.#files.delete(path);
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    const path = new URL(request.url ?? '/', this.url).pathname;
    const wantsPage = request.headers.accept?.includes('text/html') || path === '/index.html';
    const file = this.#files.get(wantsPage ? 'page' : path);
    if (file === null) response.writeHead(404).end();
    else if (file === undefined) this.#forward(request, response);
    else response.writeHead(200, headersOf(wantsPage)).end(file);
  }

  #forward(request: IncomingMessage, response: ServerResponse): void {
    const { method, headers, url } = request;
    const sent = forward(new URL(url ?? '/', baseURL), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    sent.on('error', () => response.destroy());
    response.on('close', () => sent.destroy());
    request.pipe(sent);
  }
}

/** The path of a chunk that the main script of the system under test loads. */
export async function chunkPath(name: string): Promise<string> {
  const script = await readFile(mainScript(await readFile('/')));
  const file = new RegExp(String.raw`\./(${name}-[\w-]+\.js)`).exec(script)?.[1];
  if (!file) throw new Error(`${name} is not in the main script`);
  return `/assets/${file}`;
}

const mainScript = (page: string) => /\/assets\/index-[^"]+\.js/.exec(page)?.[0] ?? '';

const headersOf = (isPage: boolean) => ({
  'content-type': isPage ? 'text/html; charset=utf-8' : 'text/javascript; charset=utf-8',
  'cache-control': 'no-cache',
});

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');

async function readFile(path: string): Promise<string> {
  const answer = await fetch(new URL(path, baseURL), {
    headers: { accept: path === '/' ? 'text/html' : '*/*' },
  });
  return answer.text();
}

/** The tests of a file visit the system through such a server, with the offline worker. */
export function visitDeployable(): DeployableServer {
  const server = new DeployableServer();
  test.use({
    serviceWorkers: 'allow',
    // Otherwise the notification prompt would cover the page.
    permissions: ['notifications'],
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
    baseURL: ({}, use) => use(server.url),
  });
  test.beforeAll(() => server.start());
  test.afterAll(() => server.stop());
  return server;
}
