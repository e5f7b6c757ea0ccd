import type { ApiRoutes, PublicConfig } from '@printpartner/contracts/types';
import { announce } from '../errors/announce.ts';
import { localStore } from '../storage/browser-storage.ts';
import { newUuid } from '../uuid.ts';
import { ApiError, readRetryAfter } from './api-error.ts';
import { expectedUser } from './expected-user.ts';

export { ApiError };

export type ApiRoute = keyof ApiRoutes;
type Params<Route extends ApiRoute> = ApiRoutes[Route]['params'];
type Query<Route extends ApiRoute> = ApiRoutes[Route]['query'];
type Body<Route extends ApiRoute> = ApiRoutes[Route]['body'];

export interface ApiOptions<Route extends ApiRoute> {
  params?: Params<Route>;
  query?: Query<Route>;
  body?: Body<Route>;
  signal?: AbortSignal;
  /** The call fails after this long without an answer. */
  timeoutMs?: number | undefined;
  /** The browser sends it even if the page is left meanwhile, at most 64 kB. By default, writes of a hidden page. */
  keepalive?: boolean | undefined;
  /** A UUID. The server gives a repeated write with the same key its first answer, and does it once. */
  idempotencyKey?: string | undefined;
  /** Sent beside those of every call. */
  headers?: Readonly<Record<string, string>> | undefined;
}

/** `'GET /api/projects/:id'` and `{ id: 7 }` → `/api/projects/7`; a query is appended after `?`. */
export function pathOf<Route extends ApiRoute>(
  route: Route,
  params?: Params<Route>,
  query?: Query<Route>,
): string {
  const values = new Map(Object.entries(params ?? {}));
  const path = route.slice(route.indexOf(' ') + 1);
  const asked = new URLSearchParams(
    Object.entries(query ?? {}).map(([name, value]) => [name, String(value)]),
  );
  return (
    path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values.get(name)))) +
    (asked.size > 0 ? `?${asked.toString()}` : '')
  );
}

/**
 * Calls the public API, typed by its contract. Sends the session cookie, and a bearer token only if an API client
 * stored one. Throws `ApiError` for every answer that is not OK.
 */
export async function api<Route extends ApiRoute>(
  route: Route,
  options: ApiOptions<Route> = {},
): Promise<ApiRoutes[Route]['answer']> {
  return (await apiWithHeaders(route, options)).answer;
}

/** Like `api`, with the response headers. */
export async function apiWithHeaders<Route extends ApiRoute>(
  route: Route,
  options: ApiOptions<Route> = {},
): Promise<{ answer: ApiRoutes[Route]['answer']; headers: Headers }> {
  const response = await answerTo(route, options);
  const answer: ApiRoutes[Route]['answer'] = JSON.parse((await response.text()) || 'null');
  if (isConfig(route, answer)) setTracing(answer.flags?.['tracing'] === true);
  return { answer, headers: response.headers };
}

/** Like `api`, for an answer that is not JSON. */
export async function apiBytes<Route extends ApiRoute>(
  route: Route,
  options: ApiOptions<Route> = {},
): Promise<Uint8Array> {
  return new Uint8Array(await (await answerTo(route, options)).arrayBuffer());
}

/** Like `api`, for a file with the name that the server gives it. A large one stays out of the page's memory. */
export async function apiFile<Route extends ApiRoute>(
  route: Route,
  options: ApiOptions<Route> = {},
): Promise<File> {
  const response = await answerTo(route, options);
  return new File([await response.blob()], readFileName(response.headers.get('content-disposition')));
}

/** Like `api`, for an answer that is read while it arrives. */
export async function apiStream<Route extends ApiRoute>(
  route: Route,
  options: ApiOptions<Route> = {},
): Promise<ReadableStream<Uint8Array>> {
  const { body } = await answerTo(route, options);
  if (!body) throw new TypeError('The answer has no body');
  return body;
}

async function answerTo<Route extends ApiRoute>(route: Route, options: ApiOptions<Route>): Promise<Response> {
  const { params, query, body, signal, timeoutMs, keepalive, idempotencyKey, headers } = options;
  const method = route.slice(0, route.indexOf(' '));
  const text = body === undefined ? null : JSON.stringify(body);
  const sent = headersOf(body !== undefined, headers);
  if (idempotencyKey) sent.set('idempotency-key', idempotencyKey);
  const response = await fetch(pathOf(route, params, query), {
    method,
    credentials: 'include',
    headers: sent,
    body: text,
    signal: signalOf(signal, timeoutMs),
    keepalive: keepalive ?? (method !== 'GET' && isPageGoing() && fitsKeepalive(text)),
  });
  if (!response.ok) {
    announce('pp:failed-call', sent.get('x-request-id') ?? '');
    const retryAfter = readRetryAfter(response.headers.get('retry-after'), Date.now());
    throw new ApiError(response.status, await response.text(), response.statusText, retryAfter);
  }
  return response;
}

let isPageLeft = false;
// Not in a worker. A page is left before it is hidden.
if (typeof document !== 'undefined') {
  window.addEventListener('pagehide', () => (isPageLeft = true));
  window.addEventListener('pageshow', () => (isPageLeft = false));
}

/** Perhaps for good: a tab is hidden or left before it is closed. What was typed last must arrive all the same. */
const isPageGoing = (): boolean =>
  isPageLeft || (typeof document !== 'undefined' && document.visibilityState === 'hidden');

/** Browsers refuse more than 64 kB in all that outlives a page. */
const fitsKeepalive = (text: string | null): boolean => text === null || new Blob([text]).size < 60_000;

function signalOf(signal?: AbortSignal, timeoutMs?: number): AbortSignal | null {
  if (timeoutMs === undefined) return signal ?? null;
  const timeout = AbortSignal.timeout(timeoutMs);
  return signal ? AbortSignal.any([signal, timeout]) : timeout;
}

function headersOf(hasBody: boolean, others: ApiOptions<ApiRoute>['headers'] = {}): Headers {
  const headers = identityHeaders();
  for (const [name, value] of Object.entries(others)) headers.set(name, value);
  headers.set('accept', 'application/json');
  if (hasBody) headers.set('content-type', 'application/json');
  return headers;
}

/** Headers that identify the user and the request. Calls that don't go through `api` must send them too. */
export function identityHeaders(): Headers {
  const requestId = randomHex(16);
  const headers = new Headers({ 'x-request-id': requestId });
  const traceparent = traceparentOf(requestId);
  if (traceparent) headers.set('traceparent', traceparent);
  const userId = expectedUser();
  if (userId) headers.set('x-expected-user', userId);
  const token = localStore.read('auth_token');
  if (token) headers.set('authorization', `Bearer ${token}`);
  return headers;
}

const isConfig = (route: ApiRoute, answer: unknown): answer is PublicConfig =>
  route === 'GET /api/config' && !!answer;

let isTracing = false;

/** Whether the server records traces, from its configuration. */
function setTracing(isOn: boolean): void {
  isTracing = isOn;
}

/**
 * W3C traceparent of a call, whose trace id is the request id; undefined while the server records no traces.
 *
 * @param requestId 32 hex digits
 */
function traceparentOf(requestId: string): string | undefined {
  return isTracing ? `00-${requestId}-${randomHex(8)}-01` : undefined;
}

/** `crypto.randomUUID` is missing on plain http outside localhost, where a self-hosted copy may run. */
function randomHex(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const ENCODED_NAME = /filename\*=UTF-8''([^;]+)/i;
const PLAIN_NAME = /filename=(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i;

/** The file name of a `Content-Disposition` header (RFC 6266); '' without one. */
export function readFileName(header: string | null): string {
  const [, encoded] = ENCODED_NAME.exec(header ?? '') ?? [];
  if (encoded !== undefined) return decodeURIComponent(encoded.trim());
  const [, quoted, token] = PLAIN_NAME.exec(header ?? '') ?? [];
  return quoted?.replace(/\\(.)/g, '$1') ?? token ?? '';
}

/**
 * Calls the API with an idempotency key. If the server has stored the key with another request, this one was not done,
 * so it is sent again with a new key.
 */
export async function apiOnce<Route extends ApiRoute>(
  route: Route,
  options: ApiOptions<Route> & { idempotencyKey: string },
): ReturnType<typeof api<Route>> {
  try {
    return await api(route, options);
  } catch (error) {
    if (!(error instanceof ApiError) || error.problem?.code !== 'request.key_reused') throw error;
    return api(route, { ...options, idempotencyKey: newUuid() });
  }
}
