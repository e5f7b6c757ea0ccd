import type { z } from 'zod';
import type { Access } from './define-rpc.ts';

/**
 * Who may ask: as with calls; `anyone` is public, too, but is told apart by
 * session; `admin` must show the admin password.
 */
export type RouteAccess = Access | 'anyone' | 'admin';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface RouteContract {
  readonly method: HttpMethod;
  /** Absolute, with `:name` for parameters. */
  readonly path: string;
  readonly access: RouteAccess;
  /** One line for the API documentation. */
  readonly summary: string;
  readonly tag: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** Fields of a multipart form beside its one file. */
  readonly upload?: z.ZodObject;
  readonly answer: z.ZodType;
  /** Status of a successful answer; 200 unless told. */
  readonly status?: number;
  /** Set where the answer is not JSON. */
  readonly mediaType?: string;
}

/** One public HTTP route of the gateway: validation, API documentation and the web client all come from it. */
export function defineRoute<const Route extends RouteContract>(route: Route): Route {
  return route;
}

/** A part of a request that a contract describes. */
export type RoutePart = 'params' | 'query' | 'body';

type InputOf<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;
type OutputOf<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type SchemaAt<Route, Part extends string> = Route extends { readonly [P in Part]: infer Schema }
  ? Schema
  : undefined;

/** What a client sends in one part of the request; undefined where the route has no such part. */
export type RouteInput<Route extends RouteContract, Part extends RoutePart> = InputOf<SchemaAt<Route, Part>>;
/** The same part after validation. */
export type RouteParsed<Route extends RouteContract, Part extends RoutePart> = OutputOf<
  SchemaAt<Route, Part>
>;
/** What the route answers. */
export type RouteAnswer<Route extends RouteContract> = z.output<Route['answer']>;
