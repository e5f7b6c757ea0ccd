import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { RouteContract, RouteParsed } from '@printpartner/contracts';
import type { Request } from 'express';
import { type Caller, callerOf } from './caller.ts';
import { idempotencyOf } from './idempotency.ts';
import { routeOf } from './route-metadata.ts';
import { noFields, validate } from './validate.ts';

/** Input of a controller method: the validated parts of the request, and the caller. */
export interface EndpointInput<R extends RouteContract> {
  /** Undefined for a large body, which the method reads by `LargeBodies`. */
  body: R extends { bodyMax: number } ? undefined : RouteParsed<R, 'body'>;
  params: RouteParsed<R, 'params'>;
  query: RouteParsed<R, 'query'>;
  caller: Caller;
}

/** Injects the request, validated with the schemas of the route's contract. */
export const Input = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const request = context.switchToHttp().getRequest<Request>();
  const route = routeOf(context);
  return {
    params: route.params && validate(route.params, request.params),
    query: route.query && validate(route.query, request.query),
    body: bodyOf(route, request),
    caller: { ...callerOf(request), ...(route.isRepeatable && { idempotency: idempotencyOf(request) }) },
  };
});

/** A write that takes no body refuses the fields of one. */
function bodyOf(route: RouteContract, request: Request): unknown {
  if (route.method === 'GET' || route.upload || route.bodyMax !== undefined) return undefined;
  const body = validate(route.body ?? noFields, request.body ?? {});
  return route.body && body;
}
