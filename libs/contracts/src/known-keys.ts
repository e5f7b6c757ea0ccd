import { z } from 'zod';

type Def = z.core.$ZodTypes['_zod']['def'];

/** The length of a message doesn't grow with what was sent. */
const MAX_NAMED = 10;
const NAME_LENGTH = 60;

/** Names keys that have no field, at most ten of them. */
export const namedKeys = (keys: readonly string[]): string[] =>
  keys.slice(0, MAX_NAMED).map((key) => (key.length > NAME_LENGTH ? `${key.slice(0, NAME_LENGTH)}…` : key));

/** The error of an object with only these fields: it names what else was given, and the fields. */
export const unknownKeysError =
  (shape: z.core.$ZodShape): z.core.$ZodErrorMap =>
  (issue) => {
    if (issue.code !== 'unrecognized_keys') return undefined;
    const fields = Object.keys(shape);
    const known = fields.length > 0 ? `The fields here are ${fields.join(', ')}` : 'There are no fields here';
    return `Unknown: ${namedKeys(issue.keys).join(', ')}. ${known}`;
  };

/**
 * The schema with objects that refuse keys without a field, at every depth. It is a schema of its own, because calls
 * between services drop them: while releases are mixed, a gateway may be older than the service that it calls.
 */
export function withKnownKeys<Schema extends z.core.$ZodType>(schema: Schema): Schema {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same type, which refuses more
  return refusing(schema) as Schema;
}

function refusing(schema: z.core.$ZodType): z.core.$ZodType {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every type of Zod's has one of these
  const { def } = schema as unknown as { def: Def };
  const changes = refusingParts(def);
  if (Object.keys(changes).length === 0) return schema;
  const refuses = z.core.clone(schema, { ...def, ...changes });
  // The API documentation reads the metadata.
  const meta = z.globalRegistry.get(schema);
  if (meta) z.globalRegistry.add(refuses, meta);
  return refuses;
}

/** The parts of a definition that have objects in them, which refuse. */
function refusingParts(def: Def): object {
  if (def.type === 'union') return { options: def.options.map(refusing) };
  if (def.type !== 'object')
    return Object.fromEntries(
      Object.entries(def).flatMap(([name, part]: [string, unknown]) => {
        const refuses = part instanceof z.core.$ZodType ? refusing(part) : part;
        return refuses === part ? [] : [[name, refuses]];
      }),
    );
  const shape = Object.fromEntries(Object.entries(def.shape).map(([key, field]) => [key, refusing(field)]));
  const { catchall = z.never(), error = unknownKeysError(shape) } = def;
  return { shape, catchall, error };
}
