import { parseArgs } from 'node:util';
import { PlainError } from '../../plain-error.ts';

/**
 * The options of a benchmark, each from `--its-name VALUE`, from ITS_NAME in the environment, or its default, whose type the
 * value has; and the other arguments.
 *
 * @example const { rounds, rest } = readOptions({ rounds: 3 }); // npm run bench:calls -- --rounds 1
 * @throws PlainError if a number isn't one
 */
export function readOptions<Defaults extends Record<string, number | string>>(
  defaults: Defaults,
): { [Name in keyof Defaults]: Defaults[Name] extends number ? number : string } & { rest: string[] } {
  const flagOf = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const options = Object.fromEntries(
    Object.keys(defaults).map((name) => [flagOf(name), { type: 'string' as const }]),
  );
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const read = Object.entries(defaults).map(([name, preset]) => {
    const flag = flagOf(name);
    const given = values[flag] ?? process.env[flag.replaceAll('-', '_').toUpperCase()] ?? preset;
    const value = typeof preset === 'number' ? Number(given) : given;
    if (Number.isNaN(value)) throw new PlainError(`--${flag} must be a number, not "${given}".`);
    return [name, value];
  });
  return { ...Object.fromEntries(read), rest: positionals };
}
