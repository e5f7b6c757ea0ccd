import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import type { NextFunction, Request, Response } from 'express';
import { ADMIN_PASSWORD_HEADER } from '../admin/admin.guard.ts';
import { describeEndpoints } from '../http/endpoint.openapi.ts';
import { hashOf, inlineSources, withoutStyleAttributes } from '../http/inline-sources.ts';
import { contentSecurityPolicy } from '../http/security-headers.ts';
import { TransportSecurity } from '../http/transport-security.ts';
import { hostCookieName } from '../identity/host-cookies.ts';
import { SESSION_COOKIE } from '../identity/session-cookie.ts';

/** The OpenAPI document of all route contracts. */
export function describeApi(app: INestApplication): OpenAPIObject {
  describeEndpoints();
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
  app.use('/api/docs', allowOwnStyles);
  SwaggerModule.setup('api/docs', app, () => describeApi(app), { jsonDocumentUrl: 'api/openapi.json' });
}

/** The logo is drawn with a style element. */
const LOGO_STYLE = '.logo_small_svg__cls-2{fill:#fff}.logo_small_svg__cls-3{fill:#85ea2d}';

/** Swagger's page has style elements and attributes of its own. */
function allowOwnStyles(request: Request, response: Response, next: NextFunction): void {
  const send = response.send.bind(response);
  response.send = (body: unknown) => {
    if (typeof body !== 'string' || !body.includes('</head>')) return send(body);
    const page = withoutStyleAttributes(body);
    const { styles, scripts } = inlineSources(page);
    const sources = { styles: [...styles, hashOf(LOGO_STYLE)], scripts };
    contentSecurityPolicy(sources)(request, response, () => undefined);
    return send(page);
  };
  next();
}
