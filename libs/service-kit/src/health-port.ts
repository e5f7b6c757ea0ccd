import { createServer, type Server } from 'node:http';
import type { DataSource } from 'typeorm';

const TIMEOUT_MS = 3_000;

/**
 * Serves GET /api/health/live for this process. The service's health call would
 * reach any of its replicas.
 */
export async function openHealthPort(port: number, dataSource: DataSource): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/api/health/live') {
      response.writeHead(404).end();
      return;
    }
    void isDatabaseUp(dataSource).then((isHealthy) => response.writeHead(isHealthy ? 200 : 503).end());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, resolve);
  });
  return server;
}

async function isDatabaseUp(dataSource: DataSource): Promise<boolean> {
  const timedOut = new Promise<false>((resolve) => setTimeout(resolve, TIMEOUT_MS, false).unref());
  const answer = dataSource.query('select 1').then(
    () => true,
    () => false,
  );
  return Promise.race([answer, timedOut]);
}
