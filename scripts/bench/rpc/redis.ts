import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Redis } from 'ioredis';

/** REDIS_URL, or a temporary redis-server on a free port. */
export async function redisForBench(): Promise<{ url: string; stop: () => void }> {
  const given = process.env['REDIS_URL'];
  if (given) return { url: given, stop: () => undefined };
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  const directory = mkdtempSync(join(tmpdir(), 'bench-redis-'));
  const options = ['--port', String(port), '--dir', directory, '--save', '', '--appendonly', 'no'];
  const server = spawn('redis-server', options, { stdio: 'ignore' });
  const failed = once(server, 'error').then(() => {
    throw new Error('Set REDIS_URL or put redis-server on the PATH');
  });
  const url = `redis://127.0.0.1:${port}`;
  await Promise.race([failed, answers(url)]);
  const stop = () => {
    server.kill();
    rmSync(directory, { recursive: true, force: true });
  };
  return { url, stop };
}

async function answers(url: string): Promise<void> {
  const redis = new Redis(url, { retryStrategy: () => 50, maxRetriesPerRequest: null });
  redis.on('error', () => undefined);
  await redis.ping();
  redis.disconnect();
  await delay(10);
}
