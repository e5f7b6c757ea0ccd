import type { z } from 'zod';
import { withKnownKeys } from './known-keys.ts';
import type { RouteAccess } from './policy/who-may.ts';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface RouteContract {
  readonly method: HttpMethod;
  /** Absolute, with `:name` for parameters. */
  readonly path: string;
  /** What it does to what; `whoMay` says who may. */
  readonly access: RouteAccess;
  /** One line for the API documentation. */
  readonly summary: string;
  readonly tag: string;
  /** Takes an idempotency key, because its service stores the answers of writes by key. */
  readonly isRepeatable?: boolean;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** Bytes of the body, if it may be larger than `limits.jsonBodyMax`. It is read after its sender was admitted. */
  readonly bodyMax?: number;
  /** Takes an HTML form, too, whose fields aren't read. */
  readonly takesForm?: boolean;
  /** Fields of a multipart form besides its single file. */
  readonly upload?: z.ZodObject;
  /** Media type of a body that the method reads as a stream. */
  readonly stream?: string;
  readonly answer: z.ZodType;
  /** Status of a successful response; 200 by default. */
  readonly status?: number;
  /** Response headers for the API documentation: name → description. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Set when the method writes the response itself, because it is not JSON or is streamed. */
  readonly mediaType?: string;
}

/**
 * A public HTTP route of the gateway. Validation, API documentation and the web client derive from it. Keys of a body or a
 * form that have no field are refused, so that nothing is dropped without a word; those of a query are passed over.
 */
export function defineRoute<const Route extends RouteContract>(route: Route): Route {
  const { body, upload } = route;
  return {
    ...route,
    ...(body && { body: withKnownKeys(body) }),
    ...(upload && { upload: withKnownKeys(upload) }),
  };
}

export type RoutePart = 'params' | 'query' | 'body';

type InputOf<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;
type OutputOf<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type SchemaAt<Route, Part extends string> = Route extends { readonly [P in Part]: infer Schema }
  ? Schema
  : undefined;

/** One part of the request before validation; undefined if the route has no such part. */
export type RouteInput<Route extends RouteContract, Part extends RoutePart> = InputOf<SchemaAt<Route, Part>>;
/** The same part after validation. */
export type RouteParsed<Route extends RouteContract, Part extends RoutePart> = OutputOf<
  SchemaAt<Route, Part>
>;
/** The response body. */
export type RouteAnswer<Route extends RouteContract> = z.output<Route['answer']>;
