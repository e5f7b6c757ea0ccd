import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { measureProcess, registry, renderMetrics } from '@printpartner/metrics';

export interface OperationsPort {
  port: number;
  /** Address that the port listens on; all by default. */
  host?: string | undefined;
  isLive: () => Promise<boolean>;
}

/**
 * Serves GET /api/health/live and GET /metrics of this process, each replica for itself. Only for those who run the
 * system: this port must not be published.
 */
export async function openOperationsPort({ port, host, isLive }: OperationsPort): Promise<Server> {
  measureProcess();
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method === 'GET' && request.url === '/api/health/live') {
      response.writeHead((await isLive()) ? 200 : 503).end();
    } else if (request.method === 'GET' && request.url === '/metrics') {
      const metrics = await renderMetrics();
      response.writeHead(200, { 'Content-Type': registry.contentType }).end(metrics);
    } else {
      response.writeHead(404).end();
    }
  };
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host }, resolve);
  });
  // The process ends when its work does.
  return server.unref();
}
