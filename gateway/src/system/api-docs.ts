import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { ADMIN_PASSWORD_HEADER } from '../admin/admin.guard.ts';
import { TransportSecurity } from '../http/transport-security.ts';
import { hostCookieName } from '../identity/host-cookies.ts';
import { SESSION_COOKIE } from '../identity/session-cookie.ts';

/** The OpenAPI document of all route contracts. */
export function describeApi(app: INestApplication): OpenAPIObject {
  const cookie = hostCookieName(SESSION_COOKIE, app.get(TransportSecurity).isPublicOverTls);
  const head = new DocumentBuilder()
    .setTitle('Print Partner')
    .setDescription('Errors are RFC 9457 problem documents; every response has an x-request-id header.')
    .setVersion('1')
    .addCookieAuth(cookie, { type: 'apiKey', in: 'cookie', name: cookie }, 'cookie')
    .addBearerAuth({ type: 'http', scheme: 'bearer' }, 'bearer')
    .addApiKey({ type: 'apiKey', in: 'header', name: ADMIN_PASSWORD_HEADER }, 'admin')
    .build();
  return SwaggerModule.createDocument(app, head);
}

/** Serves pages at /api/docs and JSON at /api/openapi.json. */
export function serveApiDocs(app: INestApplication): void {
  SwaggerModule.setup('api/docs', app, () => describeApi(app), { jsonDocumentUrl: 'api/openapi.json' });
}
