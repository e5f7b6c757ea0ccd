import type { z } from 'zod';

type Schema = z.ZodObject;

export interface Setting {
  name: string;
  text: string;
  /** Without one, the setting is empty. */
  preset: string | undefined;
  isSecret: boolean;
  /** Processes whose schema has it. */
  readBy: string[];
  /** Default in docker-compose.yml; undefined if it can't be set there. */
  inCompose: string | undefined;
  /** Whether `npm start` has it. */
  inStarter: boolean;
}

export interface Sources {
  starter: Schema;
  compose: Schema;
  /** The schema of each process, in the order of the reference. */
  processes: Readonly<Record<string, Schema>>;
  /** Text of docker-compose.yml and its additions. */
  composeText: string;
}

interface Declared {
  text: string;
  preset: string | undefined;
  isSecret: boolean;
  isInternal: boolean;
}

/** Every setting that an operator can set, once, in the order of the sources. @throws Error listing what is missing or said twice */
export function catalogOf({ starter, compose, processes, composeText }: Sources): Setting[] {
  const [ofStarter, ofCompose] = [declaredIn('npm start', starter), declaredIn('docker-compose', compose)];
  const byName = new Map<string, Declared>(ofStarter);
  const readBy = new Map<string, string[]>();
  const problems: string[] = [];
  for (const [process, schema] of Object.entries(processes)) {
    for (const [name, declared] of declaredIn(process, schema)) {
      readBy.set(name, [...(readBy.get(name) ?? []), process]);
      const known = byName.get(name);
      if (!known) byName.set(name, declared);
      else if (!ofStarter.has(name) && known.text !== declared.text)
        problems.push(`${name} has two descriptions: declare it once`);
    }
  }
  for (const [name, declared] of ofCompose) byName.set(name, declared);
  const presets = composePresets(composeText, problems);
  for (const name of presets.keys())
    if (!byName.has(name)) problems.push(`docker-compose reads ${name}, which no schema describes`);
  const settings = [...byName]
    .filter(([, { isInternal }]) => !isInternal)
    .map(([name, { text, preset, isSecret }]) => ({
      name,
      text,
      preset,
      isSecret,
      readBy: readBy.get(name) ?? [],
      inCompose: presets.get(name),
      inStarter: !ofCompose.has(name),
    }));
  for (const { name, inCompose } of settings)
    if (inCompose === undefined && !ofStarter.has(name) && !STARTER_ONLY.has(name))
      problems.push(`docker-compose.yml doesn't pass ${name} on`);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return settings;
}

/** In docker-compose.yml, the stack itself decides these. */
const STARTER_ONLY = new Set(['TRUST_PROXY']);

function declaredIn(where: string, schema: Schema): Map<string, Declared> {
  const declared = Object.entries(schema.shape as Record<string, z.ZodType>).map(([name, type]) => {
    const { description, secret, internal } = metaOf(type);
    if (!description) throw new Error(`${where}: ${name} has no description; add .describe('…') in env.ts`);
    const preset = type.safeParse(undefined);
    return [
      name,
      {
        text: description,
        preset: preset.success && preset.data !== undefined ? textOf(preset.data) : undefined,
        isSecret: secret === true,
        isInternal: internal === true,
      },
    ] as const;
  });
  return new Map(declared);
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** `optional()` and `default()` wrap a type without its description. */
function metaOf(type: z.ZodType): z.GlobalMeta {
  const own = type.meta();
  if (own) return own;
  const { unwrap } = type as { unwrap?: () => z.ZodType };
  return unwrap ? metaOf(unwrap.call(type)) : {};
}

/** `${NAME:-default}`; adds to the problems those that have several defaults. */
function composePresets(text: string, problems: string[]): Map<string, string> {
  const presets = new Map<string, string>();
  for (const [, name = '', preset = ''] of text.matchAll(/\$\{(\w+):-([^}]*)\}/g)) {
    const known = presets.get(name) ?? preset;
    if (known !== preset)
      problems.push(`docker-compose has two defaults of ${name}: "${known}" and "${preset}"`);
    presets.set(name, known);
  }
  return presets;
}
