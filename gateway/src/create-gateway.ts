import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { startTracing } from '@printpartner/tracing';
import compression from 'compression';
import { Logger, PinoLogger } from 'nestjs-pino';
import { QUEUE_BOARD_PATH, QueueBoard } from './admin/queue-board/queue-board.ts';
import type { GatewaySettings } from './env.ts';
import { GatewayModule } from './gateway.module.ts';
import { bodyTimeout, cutPipelines, cutUnreadBody } from './http/cut-connections.ts';
import { jsonBody } from './http/json-body.ts';
import { refuseOtherHosts } from './http/own-hosts.ts';
import { logRequests, measureRequests, spanRequests, withRequestId } from './http/request-record.ts';
import {
  contentSecurityPolicy,
  noStore,
  permissionsPolicy,
  securityHeaders,
} from './http/security-headers.ts';
import { PUBLIC_ORIGIN, TransportSecurity } from './http/transport-security.ts';
import { trustProxy } from './http/client-ip.ts';
import { CallerHashes } from './identity/caller-hashes.ts';
import { serveApiDocs } from './system/api-docs.ts';
import { serveWebApp } from './web/serve-web-app.ts';

/** Timeout of an upload with its body: 500 MB at 1 Mbit/s take 67 minutes. `bodyTimeout` limits other requests. */
const UPLOAD_TIMEOUT_MS = 2 * 3_600_000;

/** The gateway application, ready to listen. */
export async function createGateway(settings: GatewaySettings): Promise<NestExpressApplication> {
  const stopTracing = await startTracing('gateway', settings);
  const app = await NestFactory.create<NestExpressApplication>(GatewayModule.with(settings, stopTracing), {
    bodyParser: false,
    bufferLogs: true,
    abortOnError: false,
  });
  app.getHttpServer().requestTimeout = UPLOAD_TIMEOUT_MS;
  app.useLogger(app.get(Logger));
  app.disable('x-powered-by');
  app.set('trust proxy', trustProxy(settings.TRUST_PROXY));
  // Answers of the API are never kept, so nobody asks for one again by its hash.
  app.disable('etag');
  app.use(cutPipelines);
  app.use(withRequestId, app.get(CallerHashes).attach);
  app.use(measureRequests);
  app.use(
    '/api',
    spanRequests(app.get<string | null>(PUBLIC_ORIGIN)),
    logRequests(await app.resolve(PinoLogger)),
  );
  app.use(securityHeaders(), contentSecurityPolicy(), permissionsPolicy);
  app.use(app.get(TransportSecurity).requireTls);
  app.use(cutUnreadBody());
  app.use(refuseOtherHosts(settings));
  app.use(bodyTimeout(settings.BODY_SECONDS * 1_000));
  app.use(compression({ filter: isWhole }));
  app.use('/api', noStore, jsonBody());
  serveApiDocs(app);
  app.use(QUEUE_BOARD_PATH, app.get(QueueBoard).serve);
  if (settings.WEB_ROOT) serveWebApp(app, settings.WEB_ROOT);
  await app.init();
  return app;
}

/** A range counts the bytes of the file itself, so a part that is sent isn't compressed. */
const isWhole: compression.CompressionFilter = (request, response) =>
  response.statusCode !== 206 && compression.filter(request, response);
