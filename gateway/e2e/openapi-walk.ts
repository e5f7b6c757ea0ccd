import { type APIRequestContext, expect } from '@playwright/test';

export interface Operation {
  method: string;
  /** Its parameters are written `{name}`. */
  path: string;
  hasBody: boolean;
  /** Takes a form with a file, or a stream, instead of JSON. */
  isUpload: boolean;
  /** Names of the body's fields. */
  fields: string[];
  /** Those that a valid body has. */
  required: string[];
}

interface OpenApi {
  paths: Record<string, Record<string, OpenApiOperation>>;
}
interface OpenApiOperation {
  requestBody?: { content: Record<string, { schema: BodySchema }> };
}

interface BodySchema {
  properties?: Record<string, unknown>;
  required?: string[];
}

/** Every operation in the gateway's OpenAPI document. */
export async function documentedOperations(api: APIRequestContext): Promise<Operation[]> {
  const answer = await api.get('/api/openapi.json');
  expect(answer.status()).toBe(200);
  const { paths }: OpenApi = await answer.json();
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      hasBody: requestBody !== undefined,
      isUpload: !('application/json' in (requestBody?.content ?? { 'application/json': {} })),
      required: requestBody?.content['application/json']?.schema.required ?? [],
      fields: Object.keys(requestBody?.content['application/json']?.schema.properties ?? {}),
    })),
  );
}
