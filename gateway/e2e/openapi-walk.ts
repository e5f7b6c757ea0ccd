import { type APIRequestContext, expect } from '@playwright/test';

export interface Operation {
  method: string;
  /** With `{name}` for parameters. */
  path: string;
  needsSession: boolean;
  hasBody: boolean;
  isStream: boolean;
}

interface OpenApi {
  paths: Record<string, Record<string, OpenApiOperation>>;
}
interface OpenApiOperation {
  security?: unknown[];
  requestBody?: unknown;
  responses: Record<string, { content?: Record<string, unknown> }>;
}

/** Every operation that the running gateway documents. */
export async function documentedOperations(api: APIRequestContext): Promise<Operation[]> {
  const answer = await api.get('/api/openapi.json');
  expect(answer.status()).toBe(200);
  const { paths }: OpenApi = await answer.json();
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      needsSession: (operation.security ?? []).length > 0,
      hasBody: operation.requestBody !== undefined,
      isStream: 'text/event-stream' in (operation.responses['200']?.content ?? {}),
    })),
  );
}
