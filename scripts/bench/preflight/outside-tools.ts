import { spawn, spawnSync } from 'node:child_process';
import { PlainError } from '../../plain-error.ts';
import { endedCpuMs } from '../harness/processes.ts';
import type { Taken } from './times.ts';

const LIMIT_MS = 10_000;
/** Bytes. */
const MAX_OUTPUT = 2 ** 30;
const packages = {
  pdfimages: 'poppler-utils',
  pdffonts: 'poppler-utils',
  mutool: 'mupdf-tools',
  gs: 'ghostscript',
};
const INSTALLER = 'apt-get';
type Tool = keyof typeof packages;

/** Installs the tools to compare with; only this benchmark uses them. @throws PlainError if they can't be installed */
export function installTools(): void {
  const missingTools = () =>
    (Object.keys(packages) as Tool[]).filter((tool) => spawnSync(tool, ['-v']).error);
  const toInstall = [...new Set(missingTools().map((tool) => packages[tool]))];
  if (toInstall.length === 0) return;
  console.log(`Installing ${toInstall.join(', ')}…`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]) =>
    spawnSync(INSTALLER, args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  apt('update');
  apt('install', '-y', '--no-install-recommends', ...toInstall);
  if (missingTools().length > 0) {
    throw new PlainError(
      `Couldn't install ${toInstall.join(', ')}, which this benchmark compares with. Install them and try again.`,
    );
  }
}

const limits = { timeout: LIMIT_MS, killSignal: 'SIGKILL' } as const;

/** Standard output of the tool; what it has printed after 10 s if it hasn't exited. */
export const outputOf = (tool: Tool, args: readonly string[]): Buffer =>
  spawnSync(tool, args, { ...limits, stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: MAX_OUTPUT }).stdout;

/** Runs a tool for at most so many ms and ignores its output. */
export const runTool = (tool: Tool, args: readonly string[], ms: number): void =>
  void spawnSync(tool, args, { ...limits, timeout: ms, stdio: 'ignore' });

/** Runs a tool over the files, one after another. */
export const timeTool = (tool: Tool, files: readonly string[], argsOf: (file: string) => string[]): Taken => {
  const before = endedCpuMs();
  const fileMs = files.map((file) => {
    const start = performance.now();
    spawnSync(tool, argsOf(file), { ...limits, stdio: 'ignore' });
    return performance.now() - start;
  });
  return { fileMs, cpuMs: endedCpuMs() - before };
};

/** The same without blocking, for several at a time. */
export const runToolAsync = (tool: Tool, args: readonly string[]): Promise<void> =>
  new Promise((resolve) => {
    spawn(tool, args, { ...limits, stdio: 'ignore' }).on('close', () => resolve());
  });

/** Arguments with which Ghostscript prints the inks of each page. */
export const inkcov = (file: string): string[] => [
  '-q',
  '-dBATCH',
  '-dNOPAUSE',
  '-dSAFER',
  '-sDEVICE=inkcov',
  '-o',
  '-',
  file,
];
