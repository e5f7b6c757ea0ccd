import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { z } from 'zod';
import type { RouteContract } from './define-route.ts';
import { routes } from './routes.ts';

interface JsonSchema {
  properties?: Record<string, JsonSchema>;
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
}

/** Dotted paths of all fields. */
function fieldsIn({ properties = {}, items, anyOf = [], oneOf = [] }: JsonSchema): string[] {
  const own = Object.entries(properties).flatMap(([name, field]) => [
    name,
    ...fieldsIn(field).map((inner) => `${name}.${inner}`),
  ]);
  return [...new Set([...own, ...[...anyOf, ...oneOf, ...(items ? [items] : [])].flatMap(fieldsIn)])];
}

/** Paths of the objects that pass over what they don't know. */
function openObjectsIn(schema: JsonSchema, path: string): string[] {
  const { properties, additionalProperties, items, anyOf = [], oneOf = [] } = schema;
  const inner = [...anyOf, ...oneOf, ...(items ? [items] : [])];
  return [
    ...(properties && additionalProperties !== false ? [path] : []),
    ...Object.entries(properties ?? {}).flatMap(([name, field]) => openObjectsIn(field, `${path}.${name}`)),
    ...inner.flatMap((one) => openObjectsIn(one, path)),
  ];
}

const writes = Object.values<RouteContract>(routes).flatMap(({ method, path, body, upload }) => {
  const schema = body ?? upload;
  const json = schema && z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return json ? [{ route: `${method} ${path}`, schema: json as JsonSchema }] : [];
});

it('K3 every object of a body or a form refuses keys that have no field', () => {
  expect(writes.length).toBeGreaterThan(35);
  expect(writes.flatMap(({ route, schema }) => openObjectsIn(schema, route))).toEqual([]);
});

it('K3 every field in the list of released fields is read', () => {
  // The list is kept by hand. A field that the web app no longer sends leaves it one release later: a browser may still
  // have the page before.
  const released: Record<string, string> = JSON.parse(
    readFileSync(new URL('released-fields.json', import.meta.url), 'utf8'),
  );
  const read = new Map(writes.map(({ route, schema }) => [route, fieldsIn(schema)]));
  const unread = Object.entries(released).flatMap(([route, fields]) =>
    fields
      .split(' ')
      .filter((field) => field !== '' && !read.get(route)?.includes(field))
      .map((field) => `${route} ${field}`),
  );
  expect(unread).toEqual([]);
});

it('P5 a write may name client and vendor as the documents do; a field’s own name wins unless it is empty', () => {
  for (const { body } of [routes.saveProject, routes.patchProject]) {
    const own = { client_name: 'Lakeview Arts', printing_company: 'Harbor Press' };
    for (const client of ['client', 'company', 'client_company'])
      for (const vendor of ['vendor', 'vendor_name']) {
        const named = { [client]: own.client_name, [vendor]: own.printing_company };
        expect(body.parse(named)).toEqual(own);
        expect(body.parse({ ...named, client_name: '', printing_company: null })).toEqual(own);
        expect(body.parse({ ...own, [client]: 'x', [vendor]: '' })).toEqual(own);
      }
    expect(body.parse({ client: 'a', company: 'b', client_company: 'c' })).toEqual({ client_name: 'a' });
    expect(body.parse({ vendor: null })).toEqual({ printing_company: '' });
    expect(body.parse({ notes: 'x' })).toEqual({ notes: 'x' });
  }
});
