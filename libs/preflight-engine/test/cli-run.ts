import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

/** The installed command. */
export const command = join(dirname(fileURLToPath(import.meta.url)), '..', 'bin', 'preflight.mjs');

export interface CliRun {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs the command with its output in pipes. */
export async function runCli(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<CliRun> {
  const {
    FORCE_COLOR: _color,
    NODE_OPTIONS: _options,
    PREFLIGHT_PASSWORD: _password,
    ...inherited
  } = process.env;
  const child = spawn(process.execPath, [command, ...args], {
    env: { ...inherited, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [stdout, stderr, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { code: code as number, stdout, stderr };
}

/** Parses output with one line of JSON per file. */
export const jsonLines = ({ stdout }: CliRun): unknown[] =>
  stdout
    .split('\n')
    .slice(0, -1)
    .map((line): unknown => JSON.parse(line));

/** Files in a temporary folder, deleted by `remove`. */
export class CliFiles {
  readonly folder = mkdtempSync(join(tmpdir(), 'preflight-cli-'));

  /** Returns the file's path. */
  write(name: string, contents: string | Uint8Array): string {
    const path = join(this.folder, name);
    writeFileSync(path, contents);
    return path;
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
