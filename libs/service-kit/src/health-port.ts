import { createServer, type Server } from 'node:http';
import type { DataSource } from 'typeorm';

const PATIENCE_MS = 3_000;

/**
 * Answers GET /api/health/live for the health check of this very process: the
 * service's own health call may reach any of its replicas.
 */
export async function openHealthPort(port: number, dataSource: DataSource): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/api/health/live') {
      response.writeHead(404).end();
      return;
    }
    void answersInTime(dataSource).then((isWell) => response.writeHead(isWell ? 200 : 503).end());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, resolve);
  });
  return server;
}

async function answersInTime(dataSource: DataSource): Promise<boolean> {
  const tooLate = new Promise<false>((resolve) => setTimeout(resolve, PATIENCE_MS, false).unref());
  const answer = dataSource.query('select 1').then(
    () => true,
    () => false,
  );
  return Promise.race([answer, tooLate]);
}
