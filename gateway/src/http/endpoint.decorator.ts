import { createHash } from 'node:crypto';
import {
  applyDecorators,
  createParamDecorator,
  type ExecutionContext,
  HttpCode,
  RequestMapping,
  RequestMethod,
  SetMetadata,
} from '@nestjs/common';
import {
  type FieldError,
  type Idempotency,
  idempotencyHeader,
  namedKeys,
  type RouteAnswer,
  type RouteContract,
  type RouteParsed,
  withKnownKeys,
} from '@printpartner/contracts';
import { AppError } from '@printpartner/messaging';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { type Caller, callerOf } from './caller.ts';
import { describeLater } from './endpoint.openapi.ts';

const ROUTE = 'printpartner:route';

/** The body of a write that takes no fields. */
export const noFields = withKnownKeys(z.object({}));

/** The contract that @Endpoint bound to the controller method. */
export function routeOf(context: ExecutionContext): RouteContract {
  const route: RouteContract | undefined = Reflect.getMetadata(ROUTE, context.getHandler());
  if (!route) throw new Error(`${context.getClass().name}.${context.getHandler().name} has no @Endpoint`);
  return route;
}

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
  if (route.method === 'GET' || route.upload || route.stream || route.bodyMax !== undefined) return undefined;
  const body = validate(route.body ?? noFields, request.body ?? {});
  return route.body && body;
}

/** The key of a write that its client may repeat; undefined without one. @throws AppError request.invalid */
function idempotencyOf(request: Request): Idempotency | undefined {
  const sent = request.get(idempotencyHeader.name);
  if (sent === undefined) return undefined;
  const key = validate(idempotencyHeader.schema, sent).toLowerCase();
  const body: unknown = request.body;
  const subject = JSON.stringify([request.method, request.originalUrl, body ?? null]);
  return { key, requestHash: createHash('sha256').update(subject).digest('base64url') };
}

type Handler<R extends RouteContract> = (
  input: EndpointInput<R>,
  response: Response,
) => Promise<R extends { mediaType: string } ? void : RouteAnswer<R>>;

/**
 * Binds a method to a route contract, which defines path, guard, validation, API
 * documentation and response type.
 *
 * @example
 * @Endpoint(routes.saveProject)
 * save(@Input() { body, caller }: EndpointInput<typeof routes.saveProject>) { … }
 */
export function Endpoint<R extends RouteContract>(route: R) {
  return <T extends Handler<R>>(
    target: object,
    key: string | symbol,
    descriptor: TypedPropertyDescriptor<T>,
  ): void => {
    applyDecorators(
      RequestMapping({ path: route.path, method: RequestMethod[route.method] }),
      HttpCode(route.status ?? 200),
      SetMetadata(ROUTE, route),
    )(target, key, descriptor);
    describeLater(route, target, key, descriptor);
  };
}

type Issue = z.core.$ZodIssue;

const isUnknownKey = (issue: Issue): boolean => issue.code === 'unrecognized_keys';

/** Parses a value. @throws AppError request.invalid, or request.unknown_field if a key has no field, listing the fields */
export function validate<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issues = result.error.issues.flatMap(unwrapped);
  const unknown = issues.filter(isUnknownKey);
  const errors = [...unknown, ...issues.filter((issue) => !isUnknownKey(issue))].flatMap(fieldErrors);
  const code = unknown.length > 0 ? 'request.unknown_field' : 'request.invalid';
  throw new AppError(code, { userMessage: errors[0]?.message, errors });
}

/** A key without a field is named also where a value may be one of several objects. */
function unwrapped(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const [closest] = issue.errors
    .filter((issues) => issues.length === 1 && issues[0]?.code === 'unrecognized_keys')
    .toSorted((a, b) => keyCount(a) - keyCount(b));
  return closest?.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })) ?? [issue];
}

const keyCount = ([issue]: readonly Issue[]): number =>
  issue?.code === 'unrecognized_keys' ? issue.keys.length : 0;

function fieldErrors(issue: Issue): FieldError[] {
  const { path, message } = issue;
  if (issue.code !== 'unrecognized_keys') return [{ path: path.join('.'), message }];
  return namedKeys(issue.keys).map((key) => ({ path: [...path, key].join('.'), message }));
}
