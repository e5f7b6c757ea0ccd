import { spawn, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';

/** A Redis for one test that can be killed, restarted and wiped. */
export class RedisServer {
  #process?: ChildProcess;

  private constructor(
    private readonly port: number,
    private readonly directory: string,
  ) {}

  static async start(): Promise<RedisServer> {
    const server = new RedisServer(await freePort(), await mkdtemp(join(tmpdir(), 'redis-test-')));
    await server.start();
    return server;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    const options = [
      '--port',
      String(this.port),
      '--dir',
      this.directory,
      '--save',
      '',
      '--appendonly',
      'no',
    ];
    this.#process = spawn('redis-server', options, { stdio: 'ignore' });
    const probe = new Redis(this.url, { retryStrategy: () => 20, maxRetriesPerRequest: null });
    probe.on('error', () => undefined);
    await probe.ping();
    probe.disconnect();
  }

  async kill(): Promise<void> {
    const process = this.#process as ChildProcess;
    if (process.exitCode !== null || process.signalCode !== null) return;
    process.kill('SIGKILL');
    await once(process, 'exit');
  }

  async stop(): Promise<void> {
    await this.kill();
    await rm(this.directory, { recursive: true, force: true });
  }
}

/** Below the ephemeral port range, so that no outgoing connection takes the port first. */
function freePort(): Promise<number> {
  const port = randomInt(10_000, 32_768);
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(freePort()));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(port)));
  });
}
