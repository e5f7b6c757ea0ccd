import { applyDecorators } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiBody,
  type ApiBodyOptions,
  ApiConsumes,
  ApiCookieAuth,
  ApiHeader,
  ApiOperation,
  ApiParam,
  ApiQuery,
  ApiResponse,
  ApiSecurity,
  ApiTags,
} from '@nestjs/swagger';
import { idempotencyHeader, problem, proofFor, type RouteContract } from '@printpartner/contracts';
import { z } from 'zod';

const undescribed: (() => void)[] = [];

/** Describes a handler once the document is asked for: writing the schemas of all routes takes longer than to start without. */
export function describeLater<T>(
  route: RouteContract,
  target: object,
  key: string | symbol,
  descriptor: TypedPropertyDescriptor<T>,
): void {
  undescribed.push(() => describeEndpoint(route)(target, key, descriptor));
}

/** Describes every handler, if that is not done yet. */
export function describeEndpoints(): void {
  for (const describe of undescribed.splice(0)) describe();
}

/** OpenAPI decorators of a route. */
function describeEndpoint(route: RouteContract): ReturnType<typeof applyDecorators> {
  const mediaType = route.mediaType ?? 'application/json';
  const decorators: MethodDecorator[] = [
    ApiTags(route.tag),
    ApiOperation({ summary: route.summary }),
    ApiResponse({
      status: route.status ?? 200,
      description: 'Success',
      headers: headersOf(route.headers),
      content: { [mediaType]: { schema: openApi(route.answer, 'output') } },
    }),
    ApiResponse({
      status: 'default',
      description: 'Problem document',
      content: { 'application/problem+json': { schema: openApi(problem, 'output') } },
    }),
  ];
  if (route.body) decorators.push(ApiBody({ schema: openApi(route.body, 'input') }));
  if (route.upload)
    decorators.push(
      ApiConsumes('multipart/form-data'),
      ApiBody({ schema: openApi(route.upload.extend({ pdf: z.file() }), 'input') }),
    );
  if (route.stream)
    decorators.push(ApiConsumes(route.stream), ApiBody({ schema: { type: 'string', format: 'binary' } }));
  if (route.isRepeatable) {
    const { name, description, schema } = idempotencyHeader;
    decorators.push(ApiHeader({ name, description, schema: openApi(schema, 'input') }));
  }
  const proof = proofFor(route);
  if (proof === 'session') decorators.push(ApiCookieAuth('cookie'), ApiBearerAuth('bearer'));
  if (proof === 'admin password') decorators.push(ApiSecurity('admin'));
  const params = /:(\w+)/g;
  for (const [, name = ''] of route.path.matchAll(params))
    decorators.push(ApiParam({ name, type: 'string' }));
  decorators.push(...queryParameters(route.query));
  return applyDecorators(...decorators);
}

function headersOf(headers: RouteContract['headers'] = {}) {
  return Object.fromEntries(
    Object.entries(headers).map(([name, description]) => [
      name,
      { description, schema: { type: 'string' as const } },
    ]),
  );
}

function queryParameters(query: z.ZodType | undefined): MethodDecorator[] {
  if (!(query instanceof z.ZodObject)) return [];
  return Object.entries(query.shape).map(([name, schema]) =>
    ApiQuery({
      name,
      schema: openApi(schema, 'input'),
      required: !schema.safeParse(undefined).success,
    }),
  );
}

type SchemaObject = Extract<ApiBodyOptions, { schema: unknown }>['schema'];

function openApi(schema: z.ZodType, io: 'input' | 'output'): SchemaObject {
  return z.toJSONSchema(schema, { target: 'openapi-3.0', io, unrepresentable: 'any' }) as SchemaObject;
}
