import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A program for untrusted files, and what it may use. */
export interface ChildProgram {
  /** Its module without the extension, as a file URL. */
  module: URL;
  /** JavaScript heap, MB. */
  heapMb: number;
  /** Data segment, kB: heap and everything beside it, such as buffers. On systems without this limit there is none. */
  dataKb: number;
  /** A folder that it reads and writes. */
  folder?: string;
  /** Whether it may start processes. Node passes its restrictions on to Node only; other programs have none. */
  startsProcesses?: boolean;
  /** Whether it loads native code, which no permission of Node's binds. */
  loadsAddons?: boolean;
}

const SHELL = '/bin/sh';
/** Half of the space for new objects, MB. By default it grows to several times as much, without being faster for these programs. */
const YOUNG_MB = 8;
const isBuilt = import.meta.url.endsWith('.js');
const fromRoot = (path: string): string => fileURLToPath(new URL(`../../../../${path}`, import.meta.url));
/** The code that children run: packages, ours among them, and this service. */
const codeFolders = ['node_modules', 'libs', 'services/preflight'].map(fromRoot);

/** Starts a program that reads only code and its folder, and writes only to its folder. It talks over an IPC channel. */
export function startChild(program: ChildProgram): ChildProcess {
  const { module, heapMb, dataKb, folder, startsProcesses = false, loadsAddons = false } = program;
  const script = `${fileURLToPath(module)}${isBuilt ? '.js' : '.ts'}`;
  const readable = [...codeFolders, ...(folder ? [folder] : []), ...(startsProcesses ? [SHELL] : [])];
  const node = [
    process.execPath,
    `--max-old-space-size=${heapMb}`,
    `--max-semi-space-size=${YOUNG_MB}`,
    '--permission',
    ...readable.map((path) => `--allow-fs-read=${path}`),
    ...(folder ? [`--allow-fs-write=${folder}`] : []),
    // Node warns that other programs are not restricted; ours start only Node.
    ...(startsProcesses ? ['--allow-child-process', '--disable-warning=PERM0002'] : []),
    ...(loadsAddons ? ['--allow-addons', '--disable-warning=PERM0001'] : []),
    ...(isBuilt ? [] : ['--conditions=@printpartner/source']),
    script,
  ];
  const limited = existsSync(SHELL) ? [SHELL, '-c', limitOf(dataKb), SHELL, ...node] : node;
  const [command = '', ...args] = limited;
  return spawn(command, args, {
    // A hostile file must not reach the service's secrets. The wall is Node's own: native code, and code that starts another program, leaves it.
    env: { PATH: process.env['PATH'] ?? '' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

const limitOf = (dataKb: number): string => `ulimit -d ${dataKb} 2>/dev/null; exec "$@"`;
