import { applyDecorators } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiBody,
  type ApiBodyOptions,
  ApiCookieAuth,
  ApiOperation,
  ApiParam,
  ApiResponse,
  ApiTags,
} from '@nestjs/swagger';
import { problem, type RouteContract } from '@printpartner/contracts';
import { z } from 'zod';

/** The route as OpenAPI sees it. */
export function describeEndpoint(route: RouteContract): MethodDecorator {
  const mediaType = route.mediaType ?? 'application/json';
  const decorators: MethodDecorator[] = [
    ApiTags(route.tag),
    ApiOperation({ summary: route.summary }),
    ApiResponse({
      status: route.status ?? 200,
      description: 'Done',
      content: { [mediaType]: { schema: openApi(route.answer, 'output') } },
    }),
    ApiResponse({
      status: 'default',
      description: 'Problem document',
      content: { 'application/problem+json': { schema: openApi(problem, 'output') } },
    }),
  ];
  if (route.body) decorators.push(ApiBody({ schema: openApi(route.body, 'input') }));
  if (route.access === 'user') decorators.push(ApiCookieAuth('cookie'), ApiBearerAuth('bearer'));
  const params = /:(\w+)/g;
  for (const [, name = ''] of route.path.matchAll(params))
    decorators.push(ApiParam({ name, type: 'string' }));
  return applyDecorators(...decorators);
}

type SchemaObject = Extract<ApiBodyOptions, { schema: unknown }>['schema'];

function openApi(schema: z.ZodType, io: 'input' | 'output'): SchemaObject {
  return z.toJSONSchema(schema, { target: 'openapi-3.0', io, unrepresentable: 'any' }) as SchemaObject;
}
